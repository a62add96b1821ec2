import { type Field, fields, questions, texts } from '../../src/lib/lead/index.ts';
import { requiredMessages, wizardTexts } from '../form-texts.ts';
import { aService } from '../site/front-matter.ts';
import { addAndReadRecords, lockRecords } from './support/device.ts';
import { emptyPath, requestLost } from './support/faulty-network.ts';
import { expect, holdRequests, islandScripts, type Page, test } from './support/test.ts';
import {
  fieldAfter,
  answers,
  answersOf,
  errorRegion,
  fieldInput,
  fillStep,
  fillWizard,
  firstField,
  lastField,
  advanceButton,
  goToNextStep,
  questionOf,
  changeAnswer,
  secondField,
  stepLabel,
  stepNumber,
  submitButton,
  thanksHeading,
  nextButton,
  previousButton,
  waitForWizard,
} from './support/wizard.ts';

const serviceDraft = (email: string) => ({
  id: 'other-draft',
  savedAt: Date.now(),
  answers: answersOf(email),
  step: stepNumber('service'),
});
/** In px, between the link home and the bar of the redirect. */
const LEAST_GAP = 6;

const startingWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

test('A missing answer is named under its field, and not before Next is pressed', async ({ page, email }) => {
  await page.goto('/get-started');
  for (const { field, type, requiredMessage } of questions) {
    if (requiredMessage) {
      if (type === 'email') await expectNoErrorBeforeEnter(page, field, requiredMessage);
      await expectErrorAfterNext(page, field, requiredMessage);
      await fillStep(page, field, email);
      await expect(errorRegion(page, field)).toBeHidden();
      await expect(page).not.toHaveTitle(startingWith(wizardTexts.error));
    }
    if (field !== lastField) await goToNextStep(page, field);
  }
});

/** Leaving an unfinished answer is no error. Enter on an empty field is one, and its live region announces it. */
async function expectNoErrorBeforeEnter(page: Page, field: Field, message: string): Promise<void> {
  const input = fieldInput(page, field);
  const region = errorRegion(page, field);
  await input.pressSequentially('ada');
  await input.blur();
  await expect(page).not.toHaveTitle(startingWith(wizardTexts.error));
  await input.clear();
  await input.press('Enter');
  await expect(region).toHaveText(message);
  await expect(region).toHaveAttribute('aria-live', 'polite');
}

async function expectErrorAfterNext(page: Page, field: Field, message: string): Promise<void> {
  const input = fieldInput(page, field);
  const region = errorRegion(page, field);
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await advanceButton(page).click();
  await expect(input).toBeFocused();
  // The focus has moved to the field, with which the message is read. The region must not repeat it.
  await expect(region).toHaveAttribute('aria-live', 'off');
  await expect(input).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
  await expect(page).toHaveTitle(startingWith(wizardTexts.error));
  const fieldBox = (await input.boundingBox())!;
  const messageBox = (await region.boundingBox())!;
  expect(messageBox.y).toBeGreaterThanOrEqual(fieldBox.y + fieldBox.height);
}

test('A double click on Next before the script runs does not answer the next question', async ({ page }) => {
  const releaseScripts = await holdRequests(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldInput(page, firstField).fill(answers[firstField]);
  await nextButton(page).dblclick();
  releaseScripts();
  await waitForWizard(page);
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
  await expect(page.getByText(requiredMessages[secondField])).toBeHidden();
});

test('A key or press before the script runs is not lost', async ({ page }) => {
  const releaseScripts = await holdRequests(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldInput(page, firstField).fill(answers[firstField]);
  // Only Next works before the script; a press on another button would be lost.
  await expect(page.locator('main button:enabled:visible')).toHaveText([wizardTexts.buttons.next], {
    useInnerText: true,
  });
  await fieldInput(page, firstField).press('Enter');
  await expect(fieldInput(page, secondField)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/get-started');
  releaseScripts();
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
  await expect(page.getByText(requiredMessages[secondField])).toBeVisible();
  await page.goBack();
  await expect(fieldInput(page, firstField)).toHaveValue(answers[firstField]);
});

/** Lets the device answer only after a second. */
function slowDownDevice(): void {
  const listDatabases = IDBFactory.prototype.databases;
  IDBFactory.prototype.databases = async function databases() {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return listDatabases.call(this);
  };
}

for (const wait of ['script', 'device'] as const) {
  test(`Next is pressed too early, while the page waits for its ${wait}: typing goes on in the same question`, async ({
    page,
  }) => {
    if (wait === 'device') await page.addInitScript(slowDownDevice);
    const releaseScripts = await holdRequests(page, islandScripts);
    if (wait === 'device') releaseScripts();
    await page.goto('/get-started', { waitUntil: 'commit' });
    const field = fieldInput(page, firstField);
    const notedStep = wait === 'script' ? '1' : 'restoring';
    await page.waitForFunction((step) => document.documentElement.dataset['step'] === step, notedStep);
    await nextButton(page).click();
    await field.focus();
    await page.keyboard.type('Ada');
    releaseScripts();
    await waitForWizard(page);
    await page.keyboard.type(' King');
    await expect(field).toHaveValue('Ada King');
    await expect(page.getByText(stepLabel(firstField))).toBeVisible();
  });
}

test('Enter that is held down answers one question', async ({ page, email }) => {
  await page.goto('/get-started');
  await fillStep(page, firstField, email);
  // The first is the press; the others are the repetitions of a held key.
  for (let count = 1; count <= 5; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
  await expect(page.getByText(requiredMessages[secondField])).toBeHidden();
});

test('A double click on Next answers one question, and never submits', async ({ page, network, email }) => {
  await page.goto(`${network.url}/get-started`);
  await waitForWizard(page);
  // With the last answer in place, the second click could submit.
  const lastAnswer = answersOf(email)[lastField];
  await fieldInput(page, lastField).evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, lastAnswer);
  await expect(previousButton(page)).toBeDisabled();
  for (const field of fields.slice(0, -1)) {
    await fillStep(page, field, email);
    // In the page, because the mouse can miss a button that the next question moves.
    await nextButton(page).evaluate((next) => {
      const click = { bubbles: true, cancelable: true };
      for (const detail of [1, 2]) next.dispatchEvent(new MouseEvent('click', { ...click, detail }));
    });
    const nextField = fieldAfter(field);
    const announcement = `${stepLabel(nextField)}: ${questionOf(nextField).shortLabel}`;
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(announcement)} `));
    await expect(page.getByRole('status')).toHaveText(announcement);
    await expect(page.getByText(wizardTexts.complete(stepNumber(nextField) / fields.length))).toBeVisible();
    expect(await filledCells(page)).toEqual(fields.map((one) => stepNumber(one) <= stepNumber(nextField)));
  }
  await expect(submitButton(page)).toBeVisible();
  expect(network.attempts).toBe(0);
});

/** Whether each cell beside the number of the step is filled. */
const filledCells = (page: Page) =>
  page
    .locator('form [role=status] + [aria-hidden] > *')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)'));

test('Enter makes a new line in a long answer, and submits nothing', async ({ page, network, email }) => {
  await page.goto(`${network.url}/get-started`);
  for (const { field, type } of questions) {
    await fillStep(page, field, email);
    if (type === 'textarea') {
      await fieldInput(page, field).fill('');
      await fieldInput(page, field).pressSequentially('One\nTwo');
      await expect(fieldInput(page, field)).toHaveValue('One\nTwo');
    }
    if (field !== lastField) await goToNextStep(page, field);
  }
  expect(network.attempts).toBe(0);
});

test('A failed lead is the same one at the next press, and another one once an answer has changed', async ({
  page,
  network,
  email,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource|The lead was not stored/);
  network.fault = requestLost;
  const sentTimes = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST') sentTimes.add(request.postDataJSON().created_at);
  });
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  const promiseToSend = page.getByText(texts.saved);
  await submitButton(page).click();
  await expect(promiseToSend).toBeVisible();
  await expect(page).toHaveTitle(startingWith(wizardTexts.error));
  await submitButton(page).click();
  await expect(promiseToSend).toBeVisible();
  await changeAnswer(page, lastField);
  await expect(promiseToSend).toBeHidden();
  await fillStep(page, lastField, email);
  await expect(promiseToSend).toBeVisible();
  expect(sentTimes.size).toBe(1);
  await changeAnswer(page, lastField);
  await submitButton(page).click();
  await expect.poll(() => sentTimes.size).toBe(2);
});

/** In ms. */
const REDIRECT_DELAY = 3000;

/** Fills in and sends the wizard, with the page's clock stopped. */
async function sendWithStoppedClock(page: Page, email: string): Promise<void> {
  await page.clock.install();
  await page.goto('/get-started');
  await fillWizard(page, email);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await submitButton(page).click();
}

test('The thanks lead home after three seconds', async ({ page, email }) => {
  await sendWithStoppedClock(page, email);
  await expect(thanksHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(startingWith(wizardTexts.sentTitle));
  await page.clock.runFor(REDIRECT_DELAY - 1);
  await expect(page).toHaveURL('/get-started');
  await page.clock.runFor(1);
  await page.waitForURL('/');
});

test('A visitor who presses Stay keeps the thanks', async ({ page, email }) => {
  await sendWithStoppedClock(page, email);
  await page.clock.runFor(REDIRECT_DELAY - 1);
  await page.getByRole('button', { name: wizardTexts.stay }).click();
  await expect(page.getByText(wizardTexts.leaving)).toBeHidden();
  await expect(thanksHeading(page)).toBeFocused();
  await page.clock.runFor(2 * REDIRECT_DELAY);
  await expect(page).toHaveURL('/get-started');
});

test('A link fills in the service and the beginning of the request, and nothing else', async ({ page }) => {
  const { slug, option } = aService();
  await page.goto(`/get-started?service=${slug}&request=12 hours a week&full_name=Eve&fullName=Eve`);
  await expect(page).toHaveURL('/get-started');
  await expect(fieldInput(page, 'service')).toHaveValue(option);
  await expect(fieldInput(page, 'customRequest')).toHaveValue('12 hours a week');
  const otherFields = fields.filter((field) => field !== 'service' && field !== 'customRequest');
  for (const field of otherFields) await expect(fieldInput(page, field)).toHaveValue('');
});

test('What is typed while the page reads the device is kept, and no draft is mixed into it', async ({
  page,
  network,
  email,
}) => {
  const other = await page.context().newPage();
  await other.goto(`${network.url}${emptyPath}`);
  await other.evaluate(addAndReadRecords, [serviceDraft(email)]);
  await other.evaluate(lockRecords);
  await page.goto(`${network.url}/get-started`);
  await page.reload();
  await waitForWizard(page);
  await fieldInput(page, firstField).fill('Grace');
  await goToNextStep(page, firstField);
  await other.close();
  await expect.poll(() => page.evaluate(addAndReadRecords, [])).toHaveLength(2);
  await expect(fieldInput(page, secondField)).toHaveValue('');
  await expect(fieldInput(page, firstField)).toHaveValue('Grace');
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
});

test('A prerendered wizard does not time out, and reads the draft once it opens', async ({ page, email }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  const releaseScripts = await holdRequests(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await page.clock.runFor(60_000);
  await expect(fieldInput(page, firstField)).toBeVisible();
  await expect(fieldInput(page, lastField)).toBeHidden();
  releaseScripts();
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
  // Meanwhile, the visitor types on the page that is open.
  await page.evaluate(addAndReadRecords, [serviceDraft(email)]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await waitForWizard(page);
  await expect(fieldInput(page, firstField)).toHaveValue(answers[firstField]);
});

test('Next and Previous do not move after a press, so that a quick second one meets them', async ({ page, email }) => {
  /** The position of Next or Submit right after the press, and after the fade. */
  const pressAndReadPositions = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate(async (pressed: HTMLElement) => {
      const advance = document.querySelector('button[type=submit]')!;
      pressed.click();
      const afterPress = advance.getBoundingClientRect().top;
      const isFading = () => document.forms[0]!.getAnimations({ subtree: true }).length > 0;
      while (isFading()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const afterFade = advance.getBoundingClientRect().top;
      return { afterPress, afterFade };
    });
  await page.goto('/get-started');
  const allButLast = fields.slice(0, -1);
  for (const field of allButLast) {
    await fillStep(page, field, email);
    const { afterPress, afterFade } = await pressAndReadPositions(wizardTexts.buttons.next);
    expect(afterFade, `from ${field} to ${fieldAfter(field)}`).toBe(afterPress);
    await expect(page.getByText(stepLabel(fieldAfter(field)))).toBeVisible();
  }
  for (const field of allButLast.toReversed()) {
    const { afterPress, afterFade } = await pressAndReadPositions(wizardTexts.buttons.previous);
    expect(afterFade, `from ${fieldAfter(field)} to ${field}`).toBe(afterPress);
    await expect(page.getByText(stepLabel(field))).toBeVisible();
  }
});

test('On a large screen, the summary shows each answer, and no step, long answer or message moves what is below', async ({
  page,
  email,
}) => {
  // Lower than a usual screen, so that no spare room hides a part that grows.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/get-started');
  await waitForWizard(page);
  const readLayout = () =>
    page.evaluate(() => ({
      buttonTop: document.querySelector('main [type=submit]')!.getBoundingClientRect().top + scrollY,
      pageHeight: document.documentElement.scrollHeight,
    }));
  const firstLayout = await readLayout();
  await expect(page.locator('form bdi')).toHaveCount(fields.length);
  for (const { field, type, requiredMessage, maxLength } of questions) {
    const input = fieldInput(page, field);
    // Only a select that may stay empty has no message.
    if (requiredMessage || type !== 'select') {
      if (!requiredMessage) await input.fill('x'.repeat(maxLength + 1));
      await advanceButton(page).click();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      expect(await readLayout(), `with the message of ${field}`).toEqual(firstLayout);
    }
    const longLength = type === 'textarea' ? 2000 : 200;
    const longAnswer = 'x'.repeat(Math.min(maxLength, longLength));
    if (type === 'select' || type === 'email') await fillStep(page, field, email);
    else await input.fill(longAnswer);
    const answer = await input.inputValue();
    await expect(page.locator('form bdi').nth(stepNumber(field) - 1)).toHaveText(answer);
    expect(await readLayout(), `with the answer of ${field}`).toEqual(firstLayout);
    if (field !== lastField) await goToNextStep(page, field);
  }
});

test('On a small phone, the thanks show the link home above the bar of the redirect', async ({ page, email }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sendWithStoppedClock(page, email);
  const link = (await page.getByRole('link', { name: wizardTexts.home }).boundingBox())!;
  const bar = (await page.getByText(wizardTexts.leaving).boundingBox())!;
  expect(link.y + link.height).toBeLessThan(bar.y - LEAST_GAP);
});

test('A question fades out for 150 ms, and then the next one in for as long', async ({ page, email }) => {
  /** The fades that a press on Next starts. */
  const pressNextAndReadFades = () =>
    nextButton(page).evaluate((next: HTMLElement) => {
      next.click();
      const fades: object[] = [];
      for (const { effect } of document.forms[0]!.getAnimations({ subtree: true })) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const [firstFrame = {}] = effect.getKeyframes();
        if (!('opacity' in firstFrame)) continue;
        const field = effect.target?.querySelector<HTMLInputElement>('[name]')?.name;
        const { delay, duration } = effect.getTiming();
        fades.push({ field, delay, duration });
      }
      return fades;
    });
  await page.goto('/get-started');
  await waitForWizard(page);
  await fillStep(page, firstField, email);
  expect(await pressNextAndReadFades()).toEqual([
    { field: firstField, delay: 0, duration: 150 },
    { field: secondField, delay: 150, duration: 150 },
  ]);
  // A field that fades out ends up hidden.
  await expect(fieldInput(page, firstField)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillStep(page, secondField, email);
  expect(await pressNextAndReadFades()).toEqual([]);
});
