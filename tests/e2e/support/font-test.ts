/** The base of tests whose result depends on the fonts of a device: each test's browser has the fonts of one `world`. */
import { type FontWorld, linux, startBrowser } from './font-worlds.ts';
import { test as base } from './test.ts';

export const test = base.extend<{ world: FontWorld }>({
  world: [linux, { option: true }],

  context: async ({ world, baseURL, viewport, contextOptions }, use, testInfo) => {
    testInfo.skip(process.platform !== 'linux', 'Only on Linux can a test choose a browser’s fonts.');
    const browser = await startBrowser(world, testInfo.outputPath('fonts'));
    testInfo.skip(!browser, `npm could not fetch the fonts of this test: ${world.name}.`);
    const context = await browser!.newContext({ ...(baseURL && { baseURL }), viewport, ...contextOptions });
    await use(context);
    await browser!.close();
  },
});
