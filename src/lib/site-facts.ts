/** What lib needs of the owner's settings in src/data/site.ts, which it gets as an argument. */
export interface SiteFacts {
  name: string;
  /** The origin: https, no slash at its end. */
  url: string;
  tagline: string;
  /** Where the agency takes on work. */
  area: string;
  /** By its use, as in `<Email for="general" />`. */
  email: { general: string; [use: string]: string };
  social: readonly { name: string; href: string }[];
  /** BCP 47. */
  language: string;
  /** The language in Open Graph's spelling. */
  locale: string;
}

/** The one spelling of an address of this site: absolute, without a slash at its end (but home's). */
export const absolute = (site: Pick<SiteFacts, 'url'>, path: string): string => `${site.url}${path}`;
