/** The forms of a page that runs no script, in every engine. */
import { notSent, thankYou } from '../../src/data/after-submit.ts';
import { mail } from '../../src/data/site.ts';
import { contact, question } from '../wizard-words.ts';
import { expect, focus, goBack, press, shows, test, write } from './support/engine-test.ts';
import { answers } from './support/wizard.ts';

test.use({ scripting: false });

const everywhere = { tag: '@every-engine' };
const typed = `"Quotes" & 'more', 100 %\n\nשלום עולם\n👩‍👩‍👧 🦊`;

test(
  'The wizard’s form posts all five answers, once, however often it is pressed',
  everywhere,
  async ({ tab, network, email, leads }) => {
    await tab.goto(`${network.url}/get-started`);
    const given = [answers.fullName, answers.companyName, email, answers.service, typed];
    for (const [place, label] of Object.values(question).entries()) await write(tab, label, given[place]!);
    await focus(tab, 'Submit');
    await tab.evaluate(() => {
      const button = document.activeElement as HTMLElement;
      button.click();
      button.click();
    }, null);
    await shows(tab, thankYou.text);
    await tab.reload();
    await goBack(tab);
    await press(tab, 'Submit');
    await shows(tab, thankYou.text);
    expect(await leads(email)).toMatchObject([
      {
        full_name: answers.fullName,
        company_name: answers.companyName,
        service_interest: answers.service,
        custom_request: typed,
      },
    ]);
  },
);

test('The home page’s form posts without a service', everywhere, async ({ tab, network, email, leads }) => {
  await tab.goto(`${network.url}/`);
  for (const [label, text] of [
    [contact.labels.fullName, answers.fullName],
    [contact.labels.email, email],
    [contact.labels.companyName, answers.companyName],
    [contact.labels.customRequest, typed],
  ] as const) {
    await write(tab, label, text);
  }
  await press(tab, contact.action);
  await shows(tab, thankYou.text);
  expect(await leads(email)).toMatchObject([{ service_interest: 'Not stated', custom_request: typed }]);
});

test(
  'A form that cannot be taken is still there, with its answers',
  everywhere,
  async ({ tab, network, email, leads }) => {
    await tab.goto(`${network.url}/`);
    // What a browser lets pass, and nobody could read.
    await write(tab, contact.labels.fullName, '\u200b');
    await write(tab, contact.labels.companyName, answers.companyName);
    await write(tab, contact.labels.email, email);
    await press(tab, contact.action);
    await shows(tab, `${notSent.text} ${mail.label}.`);
    await goBack(tab);
    await write(tab, contact.labels.fullName, answers.fullName);
    await press(tab, contact.action);
    await shows(tab, thankYou.text);
    expect(await leads(email)).toMatchObject([{ full_name: answers.fullName, company_name: answers.companyName }]);
  },
);
