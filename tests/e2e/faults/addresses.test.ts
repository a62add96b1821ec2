/** What people type and paste, as it arrives. */
import { misshapen, question } from '../../wizard-words.ts';
import { fieldOf } from '../support/wizard.ts';
import { click, engineTest, everywhere, expect, shows, test, write } from './lead-test.ts';

engineTest(
  'An address with what was copied along arrives without it',
  everywhere,
  async ({ tab, lead, leads, email, network }) => {
    const copied = [
      `<${email}>`,
      `Ada Lovelace <${email}>`,
      `mailto:${email}?subject=Hi`,
      `${email},`,
      `\u200b${email}\u202c.`,
    ];
    for (const [place, text] of copied.entries()) {
      await lead.keep(tab, { email: '', customRequest: `Request ${place}.` }, 3);
      await tab.goto(`${network.url}/get-started`);
      await write(tab, question.email, text);
      await click(tab, 'Next');
      await shows(tab, 'Step 4 of 5');
      await click(tab, 'Next');
      await lead.submit(tab, 'thanks', place + 1);
    }
    expect(new Set((await leads(email)).map((row) => row.email))).toEqual(new Set([email]));
  },
);

for (const typed of [
  'ada@engines..example',
  'ada@engines',
  'ada lovelace@engines.example',
  'ada@charles@engines.example',
]) {
  test(`${typed} has no plain meaning, and nothing is sent`, async ({ page, lead, network }) => {
    await lead.keep(page, { email: '' }, 3);
    await page.goto(`${network.url}/get-started`);
    await fieldOf(page, 3).fill(typed);
    await click(page, 'Next');
    await shows(page, misshapen.email);
    await expect(fieldOf(page, 3)).toHaveValue(typed);
  });
}

test('Text of every hostile kind arrives as it was meant', async ({ page, lead, leads, email }) => {
  const company = `<img src=x onerror="alert(1)"> '"; drop table leads;-- \\ %00 \${1+1}`;
  const request = '😀 שלום \u202eadA عالم\n=HYPERLINK("https://evil.example")\n\nZoe\u0308 👩‍💻';
  await lead.open(page, {
    fullName: '\u2003Ada\0 \ud83d\ufeff',
    companyName: company,
    customRequest: `${request}\r\n `,
  });
  await lead.submit(page, 'thanks', 1);
  expect(await page.locator('main img').count()).toBe(0);
  expect(await leads(email)).toMatchObject([
    { full_name: 'Ada \ufffd', company_name: company, custom_request: request, service_interest: lead.answers.service },
  ]);
});
