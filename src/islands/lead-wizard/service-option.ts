/** A service that the wizard offers. */
export interface ServiceOption {
  /** What `?service=` calls it. */
  slug: string;
  /** What the drop-down shows and the lead stores. */
  option: string;
}
