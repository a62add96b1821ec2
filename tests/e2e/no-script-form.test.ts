/** The forms on pages that run no script, in every engine. */
import { notSent, thankYou } from '../../src/data/after-submit.ts';
import { mail } from '../../src/data/site.ts';
import { type Field, questions, toRow } from '../../src/lib/lead/index.ts';
import { contact, wizard } from '../form-texts.ts';
import { expectPath, expect, focus, goBack, pressEnterOn, expectText, test, fill } from './support/engine-test.ts';
import { answers, homeAnswersOf, answersOf } from './support/wizard.ts';

test.use({ scripting: false });

const everywhere = { tag: '@every-engine' };
const typed = `"Quotes" & 'further_answers', 100 %\n\nשלום עולם\n👩‍👩‍👧 🦊`;

test(
  'The wizard’s form posts all answers, once, however often it is pressed',
  everywhere,
  async ({ tab, network, email, leads }) => {
    await tab.goto(`${network.url}/get-started`);
    const given = { ...answersOf(email), customRequest: typed };
    for (const { field, question } of questions) await fill(tab, question, given[field]);
    await focus(tab, wizard.buttons.submit);
    await tab.evaluate(() => {
      const button = document.activeElement as HTMLElement;
      button.click();
      button.click();
    }, null);
    await expectText(tab, thankYou.text);
    await tab.reload();
    await goBack(tab);
    await pressEnterOn(tab, wizard.buttons.submit);
    await expectText(tab, thankYou.text);
    const { created_at: _, ...row } = toRow(given, '');
    expect(await leads(email)).toMatchObject([row]);
  },
);

test('The home page’s form posts', everywhere, async ({ tab, network, email, leads }) => {
  await tab.goto(`${network.url}/`);
  const given = { ...homeAnswersOf(email), customRequest: typed };
  for (const [field, label] of Object.entries(contact.labels)) await fill(tab, label, given[field as Field]);
  await pressEnterOn(tab, contact.action);
  await expectText(tab, thankYou.text);
  const { created_at: _, ...row } = toRow(given, '');
  expect(await leads(email)).toMatchObject([row]);
});

test(
  'A form that cannot be taken is still there, with its answers',
  everywhere,
  async ({ tab, network, email, leads }) => {
    await tab.goto(`${network.url}/`);
    // A name that the browser accepts but nobody could read.
    const given = { ...homeAnswersOf(email), fullName: '\u200b' };
    for (const [field, label] of Object.entries(contact.labels)) await fill(tab, label, given[field as Field]);
    await pressEnterOn(tab, contact.action);
    await expectText(tab, `${notSent.text} ${mail.label}.`);
    await goBack(tab);
    // Until the page is loaded, the browser may still put the old answers back.
    await expectPath(tab, '/');
    await fill(tab, contact.labels.fullName, answers.fullName);
    await pressEnterOn(tab, contact.action);
    await expectText(tab, thankYou.text);
    expect(await leads(email)).toMatchObject([{ full_name: answers.fullName, company_name: answers.companyName }]);
  },
);
