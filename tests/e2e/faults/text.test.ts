/** Text of every hostile kind, in every field that takes text: stored as it was meant, once. */
import { question } from '../../wizard-words.ts';
import { submit } from '../support/wizard.ts';
import { expect, test } from './lead-test.ts';

/** What is typed, and what is stored of it where that differs. */
const texts: [string, string, string?][] = [
  ['Markup', `<img src=x onerror="alert(1)"><script>alert(2)</script>`],
  ['SQL and quotes', `'"; drop table leads;-- \\ %00 \${1+1} {{7*7}}`],
  ['NUL', 'Ada\0 Lovelace', 'Ada Lovelace'],
  ['Half an emoji', 'Ada \ud83d', 'Ada \ufffd'],
  ['Two hundred emoji', '😀'.repeat(200)],
  ['Right to left, with an override', 'שלום \u202eadA عالم'],
  ['Composed and joined letters', 'Zoe\u0308 👩‍💻 क्षि ﷺ'],
  ['Spaces of every width around it', ' \u2003\u00a0Ada\u3000\ufeff ', 'Ada'],
  ['Formulas of a spreadsheet', `=HYPERLINK("https://evil.example")`],
];

for (const [name, typed, stored = typed] of texts) {
  test(name, async ({ page, lead, leads, email }) => {
    await lead.open(page, { fullName: typed, companyName: typed, customRequest: typed });
    await lead.submit(page, 'thanks', 1);
    expect(await page.locator('main img').count()).toBe(0);
    expect(await leads(email)).toMatchObject([
      { full_name: stored, company_name: stored, custom_request: stored, service_interest: lead.answers.service },
    ]);
    await lead.recovers(page);
  });
}

test('A hostile address of e-mail', async ({ page, lead, leads, email }) => {
  const [name = '', host = ''] = email.split('@');
  // An unseen mark of a copied address, and all that an address may hold.
  await lead.open(page, { email: `\u200b${name}@${host}\u202c` });
  await lead.submit(page, 'thanks', 1);
  expect(await leads(email)).toHaveLength(1);
  await lead.recovers(page);
});

test('Everything as long as it may be', async ({ page, lead, leads, email }) => {
  const longest = { fullName: '😀'.repeat(200), companyName: '漢'.repeat(200), customRequest: '😀'.repeat(5000) };
  await lead.open(page, longest);
  await lead.submit(page, 'thanks', 1);
  expect(await leads(email)).toMatchObject([{ custom_request: longest.customRequest }]);
  await lead.recovers(page);
});

test('More than may be is said before it is sent, and nothing of it is lost', async ({ page, lead, network }) => {
  await lead.open(page, { customRequest: 'x'.repeat(64 * 1024) });
  await submit(page).click();
  await expect(page.getByText('Please use at most 5000 characters (now 65536)')).toBeVisible();
  await expect(page.getByLabel(question.customRequest)).toHaveValue('x'.repeat(64 * 1024));
  expect(network.attempts).toBe(0);
});
