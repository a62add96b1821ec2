/** The one script of another company that the site may load, such as a counter of visits. Off unless it is named here. */
export interface ThirdParty {
  /** Its address. */
  script: string;
  /** What its tag needs besides. */
  attributes?: Readonly<Record<string, string>>;
  /** The origins that it sends to. */
  connect: readonly string[];
  /** Who runs it: a row of the privacy policy's table. */
  provider: Readonly<Record<'name' | 'place' | 'task' | 'handles', string>>;
}

/*
 * For example Plausible, with `site` imported from ./site.ts:
 *   {
 *     script: 'https://plausible.io/js/script.js',
 *     attributes: { 'data-domain': new URL(site.url).hostname },
 *     connect: ['https://plausible.io'],
 *     provider: {
 *       name: 'Plausible',
 *       place: 'European Union',
 *       task: 'counts visits',
 *       handles: 'your IP address, browser type and the pages you ask for',
 *     },
 *   }
 */
export const thirdParty: ThirdParty | undefined = undefined;

/**
 * What the legal pages say that is untrue with such a script. A build names each place, and one for the public stops. What
 * only you can add is its purpose and legal basis, a row of the privacy policy's table.
 */
export const untrueWithThirdParty = [
  'loads nothing from third parties',
  'We do not count visitors',
  'does not count or profile visitors',
  'Time spent is not measured',
  'This site embeds none of these',
  'scripts all come from this site itself',
  'Third-party analytics: none',
  'run only the scripts that we published',
  'nobody else does so through this site',
];
