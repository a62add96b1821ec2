/** A failure whose message says in full what is wrong and what to do: commands print it and nothing else. */
export class UserError extends Error {
  override name = 'UserError';
}
