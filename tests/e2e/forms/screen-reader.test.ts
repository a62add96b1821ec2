/** What a screen reader has of a form that sends: the focus stays, and a live region says what happens. */
import { texts } from '../../../src/lib/lead/index.ts';
import { contact, wizardTexts } from '../../form-texts.ts';
import { pressEnterOn, type Tab } from '../support/engine-test.ts';
import { requestLost } from '../support/faulty-network.ts';
import { engineTest, everyEngine, poll, test } from './fixtures.ts';
import { expectThanks, fillForm, type FormName, forms, submit } from './steps.ts';

/** The text of the live regions that a screen reader can reach. */
const announcedText = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const regions = [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live], output')];
    const reachable = regions.filter((region) => !region.closest('[inert], [aria-hidden=true], [hidden]'));
    return reachable.map(({ innerText }) => innerText.trim()).join('\n');
  }, null);

/** Whether an element has the focus that a screen reader can reach. */
const hasReachableFocus = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    return !focused.closest('[inert], [aria-hidden=true], [hidden]');
  }, null);

/** In ms. What is announced later, a visitor no longer connects with the key. */
const SOON = 3000;

const waysToSend: { form: FormName; control: string; name: string }[] = [
  { form: 'home', control: 'the button', name: contact.action },
  { form: 'home', control: 'a field', name: contact.labels.email },
  { form: 'wizard', control: 'the button', name: wizardTexts.buttons.submit },
];
for (const { form, control, name } of waysToSend) {
  engineTest.describe(`With a screen reader, Enter on ${control} of ${form}:`, everyEngine, () => {
    engineTest('the focus stays, and the sending is announced', async ({ tab, network, answers }) => {
      await tab.goto(`${network.url}${forms[form].path}`);
      await fillForm(tab, form, answers);
      network.fault = { kind: 'hold response' };
      await pressEnterOn(tab, name);
      await poll(async () => network.held).toBeGreaterThan(0);
      await poll(() => announcedText(tab), { timeout: SOON }).toContain(texts.sending);
      await poll(() => hasReachableFocus(tab), { message: 'the focus while it sends', timeout: SOON }).toBe(true);
      network.release();
      await expectThanks(tab, answers);
      await poll(() => hasReachableFocus(tab), { message: 'the focus at the thanks' }).toBe(true);
    });

    engineTest('a failure is announced', async ({ tab, network, answers }) => {
      network.fault = requestLost;
      await tab.goto(`${network.url}${forms[form].path}`);
      await fillForm(tab, form, answers);
      await pressEnterOn(tab, name);
      await poll(() => announcedText(tab)).toContain(texts.failed);
      await poll(() => hasReachableFocus(tab)).toBe(true);
    });
  });
}

test('While home sends, its message is in the accessibility tree', async ({ page, network, answers }) => {
  await page.goto(`${network.url}/`);
  await fillForm(page, 'home', answers);
  network.fault = { kind: 'hold response' };
  await submit(page);
  await poll(async () => network.held).toBeGreaterThan(0);
  const devtools = await page.context().newCDPSession(page);
  const readAccessibleText = async (): Promise<string> => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const exposed = nodes.filter(({ ignored }) => !ignored);
    return exposed.map(({ name }) => String(name?.value ?? '')).join('\n');
  };
  await poll(readAccessibleText, { timeout: SOON }).toContain(texts.sending);
  network.release();
  await expectThanks(page, answers);
});
