import { buildEmbedded, buildHosted } from '../builds.ts';

/** Vitest runs this before the tests of the built site. One build after the other: both write the same caches. */
export default async function build(): Promise<void> {
  await buildEmbedded();
  await buildHosted();
}
