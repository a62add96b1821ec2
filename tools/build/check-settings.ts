/**
 * Stops a build, with a line for each problem, before another module fails on a wrong setting. astro.config.mjs imports
 * this first, because the modules that it imports next read the settings when they load.
 */
import { site } from '../../src/data/site.ts';
import { readEnvironment } from '../settings/environment.ts';
import { publishingProblems } from '../settings/publishing.ts';
import { siteSettingProblems } from '../settings/site-settings.ts';
import { dateProblems, legalTexts } from './last-change.ts';

const environment = readEnvironment('.', 'production');
// Netlify sets CONTEXT on its production deploys, and anyone else can set it.
const isForThePublic = process.argv.includes('build') && environment['CONTEXT'] === 'production';

const problems = [...siteSettingProblems(site), ...dateProblems()];
if (isForThePublic) problems.push(...publishingProblems(site, environment, legalTexts()));
if (problems.length > 0) {
  console.error(isForThePublic ? 'This build is for the public (CONTEXT=production) and not ready:' : 'Not built:');
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}
