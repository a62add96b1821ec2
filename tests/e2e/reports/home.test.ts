/** Home’s form: translated, without a script, and for screen readers. */
import { notSent, thankYou } from '../../../src/data/after-submit.ts';
import { pathOf, pressEnterOn } from '../support/engine-test.ts';
import { noFault, requestLost, respondWith } from '../support/faulty-network.ts';
import {
  answersAskedBy,
  contact,
  engineTest,
  everyEngine,
  expect,
  fillForm,
  type FormName,
  forms,
  leaveOnDevice,
  poll,
  questions,
  recordsOf,
  rowOf,
  expectForm,
  expectText,
  submit,
  type Tab,
  test,
  texts,
  expectThanks,
  translatePage,
  wizard,
  fill,
} from './support.ts';

test.describe('The browser translates home, which stores the service by its own name', () => {
  for (const isEarly of [true, false]) {
    test(
      isEarly ? 'before its script is there' : 'at any time',
      async ({ page, network, grace, expectStored, allowProblem }) => {
        // React reports that it renders other parts of the page again.
        allowProblem(/Minified React error #418/);
        await page.goto(`${network.url}/`, { waitUntil: isEarly ? 'commit' : 'networkidle' });
        await page.locator('footer').waitFor();
        await page.evaluate(translatePage);
        for (const { field } of questions.filter(({ homeLabel }) => homeLabel)) {
          const text = grace[field];
          const target = page.locator(`#contact [name="${field}"]`);
          if (field === 'service') await target.selectOption({ label: `«${text}»` });
          else await target.fill(text);
        }
        await page.locator('#contact [type=submit]').click();
        await expectStored(answersAskedBy('home', grace));
        await expect(page.locator('#contact')).toContainText(grace.email);
      },
    );
  }
});

test('A translated home takes over the draft’s service', async ({ page, network, olga, allowProblem }) => {
  allowProblem(/Minified React error #418/);
  await leaveOnDevice(page, network.url, olga);
  await page.goto(`${network.url}/`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(translatePage);
  await expectForm(page, { service: olga.service });
});

engineTest(
  'The address of the form, opened by itself, says what became of the answers',
  everyEngine,
  async ({ tab, network }) => {
    await tab.goto(`${network.url}/lead`);
    await poll(() => pathOf(tab)).toBe('/not-sent');
    await expectText(tab, notSent.text);
  },
);

/** What a screen reader has at this moment: where the focus is, and what live regions say that it can reach. */
const heardOn = (tab: Tab) =>
  tab.evaluate(() => {
    const isReachable = (one: Element) => !one.closest('[inert], [aria-hidden=true], [hidden]');
    const regions = [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live], output')];
    const focused = document.activeElement;
    return {
      isFocused: focused !== null && focused !== document.body && isReachable(focused),
      said: regions
        .filter(isReachable)
        .map(({ innerText }) => innerText.trim())
        .filter(Boolean)
        .join('\n'),
    };
  }, null);

const places: [FormName, (tab: Tab) => Promise<unknown>, string][] = [
  ['home', (tab) => pressEnterOn(tab, contact.action), 'the button'],
  ['home', (tab) => pressEnterOn(tab, contact.labels.email), 'a field'],
  ['wizard', (tab) => pressEnterOn(tab, wizard.buttons.submit), 'the button'],
];
for (const [name, send, where] of places) {
  engineTest(
    `A screen reader, Enter on ${where} of ${name}: the focus stays, and it hears what happens`,
    everyEngine,
    async ({ tab, network, grace }) => {
      await tab.goto(`${network.url}${forms[name].path}`);
      await fillForm(tab, name, grace);
      network.fault = { kind: 'hold response' };
      await send(tab);
      await poll(async () => network.held).toBeGreaterThan(0);
      await poll(async () => (await heardOn(tab)).said, { timeout: 3000 }).toContain(texts.sending);
      await poll(async () => (await heardOn(tab)).isFocused, {
        message: 'the focus while it is sent',
        timeout: 3000,
      }).toBe(true);
      network.release();
      await expectThanks(tab, grace);
      await poll(async () => (await heardOn(tab)).isFocused, { message: 'the focus at the thanks' }).toBe(true);
    },
  );

  engineTest(
    `A screen reader, Enter on ${where} of ${name}: it hears that nothing was sent`,
    everyEngine,
    async ({ tab, network, grace }) => {
      network.fault = requestLost;
      await tab.goto(`${network.url}${forms[name].path}`);
      await fillForm(tab, name, grace);
      await send(tab);
      await poll(async () => (await heardOn(tab)).said).toContain(texts.failed);
      await poll(async () => (await heardOn(tab)).isFocused).toBe(true);
    },
  );
}

test('What a screen reader reads while home sends is in the accessible tree', async ({ page, network, grace }) => {
  await page.goto(`${network.url}/`);
  await fillForm(page, 'home', grace);
  network.fault = { kind: 'hold response' };
  await submit(page);
  await poll(async () => network.held).toBeGreaterThan(0);
  const devtools = await page.context().newCDPSession(page);
  const read = async (): Promise<string> => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes.flatMap(({ ignored, name }) => (ignored ? [] : String(name?.value ?? ''))).join('\n');
  };
  await poll(read, { timeout: 3000 }).toContain(texts.sending);
  network.release();
  await expectThanks(page, grace);
});

/** Every script whose name matches answers 503 once, as a host that is busy. */
function failsOnce(which: RegExp) {
  const failed = new Set<string>();
  return (path: string) => {
    if (!which.test(path) || failed.has(path)) return undefined;
    failed.add(path);
    return 503 as const;
  };
}

engineTest.describe('Scripts fail once', everyEngine, () => {
  const isScript = /\.js$/;

  engineTest('each of home’s: its form works', async ({ tab, network, grace, rowsOf }) => {
    network.fileFault = failsOnce(isScript);
    await tab.goto(`${network.url}/`);
    await fillForm(tab, 'home', grace);
    await submit(tab);
    await poll(() => rowsOf(grace)).toMatchObject([rowOf(answersAskedBy('home', grace))]);
  });

  engineTest('on home: its form works, and so does the next page', async ({ tab, network, grace, rowsOf }) => {
    network.fileFault = (path) => (isScript.test(path) ? 503 : undefined);
    await tab.goto(`${network.url}/`);
    await fillForm(tab, 'home', grace);
    await submit(tab);
    await expectText(tab, thankYou.text);
    await poll(() => rowsOf(grace)).toMatchObject([rowOf(answersAskedBy('home', grace))]);
    network.fileFault = () => undefined;
    await tab.goto(`${network.url}/`);
    await fill(tab, contact.labels.companyName, 'Another one');
    await poll(async () => JSON.stringify(await recordsOf(tab))).toContain('Another one');
    await tab.goto(`${network.url}/`);
    await expectForm(tab, { companyName: 'Another one' });
  });

  engineTest('on another page: the next one sends what waits', async ({ tab, network, olga, expectStored }) => {
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    network.fileFault = (path) => (isScript.test(path) ? 503 : undefined);
    await tab.goto(`${network.url}/privacy-policy`);
    network.fileFault = () => undefined;
    await tab.goto(`${network.url}/cookie-policy`);
    await expectStored(olga);
  });

  engineTest('on home, where a draft lies: the next visit shows it', async ({ tab, network, olga }) => {
    await leaveOnDevice(tab, network.url, olga);
    network.fileFault = (path) => (isScript.test(path) ? 503 : undefined);
    await tab.goto(`${network.url}/`);
    network.fileFault = () => undefined;
    await tab.goto(`${network.url}/`);
    await expectForm(tab, { fullName: olga.fullName });
  });
});

test('Home’s scripts never come: the form posts, also where the database is down for a moment', async ({
  page,
  network,
  grace,
  expectStored,
}) => {
  network.fileFault = (path) => (path.endsWith('.js') ? 404 : undefined);
  network.fault = respondWith(503);
  network.functionFault = noFault;
  await page.goto(`${network.url}/`);
  await fillForm(page, 'home', grace);
  await submit(page);
  await expectText(page, thankYou.text);
  await expectStored(answersAskedBy('home', grace));
});
