/** The base of tests whose result depends on a device's fonts: `test.use({ deviceFonts })` chooses the device. */
import { type DeviceFonts, linux, startBrowser } from './device-fonts.ts';
import { test as base } from './test.ts';

export const test = base.extend<{ deviceFonts: DeviceFonts }>({
  deviceFonts: [linux, { option: true }],

  context: async ({ deviceFonts, baseURL, viewport, contextOptions }, use, testInfo) => {
    testInfo.skip(process.platform !== 'linux', 'Only on Linux can a test choose a browser’s fonts.');
    const browser = await startBrowser(deviceFonts, testInfo.outputPath('fonts'));
    if (!browser) {
      testInfo.skip(true, `npm could not fetch the fonts of this test: ${deviceFonts.name}.`);
      return;
    }
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, ...contextOptions });
    await use(context);
    await browser.close();
  },
});
