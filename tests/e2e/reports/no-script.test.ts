/** Forms without a script: what is too long cannot be typed, instead of being refused afterwards for no reason. */
import { thankYou } from '../../../src/data/after-submit.ts';
import { focus, pressEnterOn } from '../support/engine-test.ts';
import {
  answersAskedBy,
  contact,
  engineTest as test,
  everyEngine,
  expect,
  formNames,
  forms,
  poll,
  questions,
  rowOf,
  readForm,
  expectText,
  fill,
} from './support.ts';

test.use({ scripting: false });

test.describe('Without a script', everyEngine, () => {
  for (const name of formNames) {
    const { path, labels } = forms[name];
    const typed = questions.filter(({ field, type }) => labels[field] && type !== 'select');

    test(`no more can be typed into ${name}’s form than is taken`, async ({ tab, network }) => {
      await tab.goto(`${network.url}${path}`);
      for (const { field, maxLength } of typed) {
        await fill(tab, labels[field], 'x'.repeat(maxLength - 1));
        await focus(tab, labels[field]);
        await tab.keyboard.type('xyz');
        await poll(async () => (await readForm(tab))[field]?.length, { message: field }).toBe(maxLength);
      }
    });

    test(`${name}’s form takes the longest answers`, async ({ tab, network, grace, rowsOf }) => {
      const longest = questions.map(({ field, type, maxLength }) => {
        if (type === 'select') return [field, grace[field]];
        return [field, type === 'email' ? grace.email : grace[field].padEnd(maxLength, 'x')];
      });
      const answers = { ...grace, ...Object.fromEntries(longest) } as typeof grace;
      await tab.goto(`${network.url}${path}`);
      for (const { field } of questions) if (labels[field]) await fill(tab, labels[field], answers[field]);
      await pressEnterOn(tab, contact.action);
      await expectText(tab, thankYou.text);
      expect(await rowsOf(grace)).toMatchObject([rowOf(answersAskedBy(name, answers))]);
    });
  }
});
