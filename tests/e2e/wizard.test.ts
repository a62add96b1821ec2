import { fields, questions, texts } from '../../src/lib/lead/index.ts';
import { requiredMessages, wizard } from '../form-texts.ts';
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

const draftOf = (email: string) => ({
  id: 'other',
  savedAt: Date.now(),
  answers: answersOf(email),
  step: stepNumber('service'),
});
const startingWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

test('What is missing is said under its field, and not before Next is pressed', async ({ page, email }) => {
  await page.goto('/get-started');
  for (const { field: name, type, requiredMessage: message } of questions) {
    if (!message) {
      if (name !== lastField) await goToNextStep(page, name);
      continue;
    }
    const field = fieldInput(page, name);
    const region = errorRegion(page, name);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    if (type === 'email') {
      await field.pressSequentially('ada');
      await field.blur();
      await expect(page).not.toHaveTitle(startingWith(wizard.error));
      await field.clear();
      await field.press('Enter');
      await expect(region).toHaveText(message);
      await expect(region).toHaveAttribute('aria-live', 'polite');
    }
    await advanceButton(page).click();
    await expect(field).toBeFocused();
    // The focus has moved to the field, with which the message is read. The region must not repeat it.
    await expect(region).toHaveAttribute('aria-live', 'off');
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await expect(page).toHaveTitle(startingWith(wizard.error));
    const [fieldBox, messageBox] = [await field.boundingBox(), await region.boundingBox()];
    expect(messageBox!.y).toBeGreaterThanOrEqual(fieldBox!.y + fieldBox!.height);
    await fillStep(page, name, email);
    await expect(region).toBeHidden();
    await expect(page).not.toHaveTitle(startingWith(wizard.error));
    if (name !== lastField) await goToNextStep(page, name);
  }
});

test('A double click on Next before the script arrived is no answer to the next question', async ({ page }) => {
  const arrive = await holdRequests(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldInput(page, firstField).fill(answers[firstField]);
  await nextButton(page).dblclick();
  arrive();
  await waitForWizard(page);
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
  await expect(page.getByText(requiredMessages[secondField])).toBeHidden();
});

test('What was typed and pressed before the script arrived is kept', async ({ page }) => {
  const arrive = await holdRequests(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldInput(page, firstField).fill(answers[firstField]);
  // Only Next works before the script; a press on another button would be lost.
  await expect(page.locator('main button:enabled:visible')).toHaveText([wizard.buttons.next], { useInnerText: true });
  await fieldInput(page, firstField).press('Enter');
  await expect(fieldInput(page, secondField)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/get-started');
  arrive();
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
  await expect(page.getByText(requiredMessages[secondField])).toBeVisible();
  await page.goBack();
  await expect(fieldInput(page, firstField)).toHaveValue(answers[firstField]);
});

test('A held Enter answers one question', async ({ page, email }) => {
  await page.goto('/get-started');
  await fillStep(page, firstField, email);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(stepLabel(secondField))).toBeVisible();
  await expect(page.getByText(requiredMessages[secondField])).toBeHidden();
});

test('A double click on Next answers one question, and none submits', async ({ page, network, email }) => {
  await page.goto(`${network.url}/get-started`);
  await waitForWizard(page);
  // With the last answer in place, the second click could submit.
  const last = answersOf(email)[lastField];
  await fieldInput(page, lastField).evaluate((field: HTMLInputElement, text) => void (field.value = text), last);
  await expect(previousButton(page)).toBeDisabled();
  for (const field of fields.slice(0, -1)) {
    await fillStep(page, field, email);
    // In the page, because the mouse can miss a button that the next question moves.
    await nextButton(page).evaluate((next) => {
      const click = { bubbles: true, cancelable: true };
      for (const detail of [1, 2]) next.dispatchEvent(new MouseEvent('click', { ...click, detail }));
    });
    const next = fieldAfter(field);
    const announcement = `${stepLabel(next)}: ${questionOf(next).shortLabel}`;
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(announcement)} `));
    await expect(page.getByRole('status')).toHaveText(announcement);
    await expect(page.getByText(wizard.complete(stepNumber(next) / fields.length))).toBeVisible();
    expect(await filledCells(page)).toEqual(fields.map((one) => stepNumber(one) <= stepNumber(next)));
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

test('A failed request is the same one at the next press', async ({ page, network, email, allowProblem }) => {
  allowProblem(/Failed to load resource|The lead was not stored/);
  network.fault = requestLost;
  const times = new Set<string>();
  page.on('request', (request) => void (request.method() === 'POST' && times.add(request.postDataJSON().created_at)));
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  const kept = page.getByText(texts.saved);
  await submitButton(page).click();
  await expect(kept).toBeVisible();
  await expect(page).toHaveTitle(startingWith(wizard.error));
  await submitButton(page).click();
  await expect(kept).toBeVisible();
  await changeAnswer(page, lastField);
  await expect(kept).toBeHidden();
  await fillStep(page, lastField, email);
  await expect(kept).toBeVisible();
  expect(times.size).toBe(1);
  await changeAnswer(page, lastField);
  await submitButton(page).click();
  await expect.poll(() => times.size).toBe(2);
});

test('The thanks lead home after three seconds, unless the visitor stays', async ({ page, email }) => {
  await page.clock.install();
  for (const stays of [true, false]) {
    await page.goto('/get-started');
    await fillWizard(page, email);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await submitButton(page).click();
    await expect(thanksHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(startingWith(wizard.sentTitle));
    await page.clock.runFor(2999);
    if (!stays) break;
    await page.getByRole('button', { name: wizard.stay }).click();
    await expect(page.getByText(wizard.leaving)).toBeHidden();
    await expect(thanksHeading(page)).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/get-started');
    await page.clock.resume();
  }
  await page.clock.runFor(1);
  await page.waitForURL('/');
});

test('A link gives the service and the beginning of the request, and nothing else', async ({ page }) => {
  const { slug, option } = aService();
  await page.goto(`/get-started?service=${slug}&request=12 hours a week&full_name=Eve&fullName=Eve`);
  await expect(page).toHaveURL('/get-started');
  await expect(fieldInput(page, 'service')).toHaveValue(option);
  await expect(fieldInput(page, 'customRequest')).toHaveValue('12 hours a week');
  for (const { field } of questions)
    if (!['service', 'customRequest'].includes(field)) await expect(fieldInput(page, field)).toHaveValue('');
});

test('What is typed and pressed while the draft is read stays, and the draft is not mixed into it', async ({
  page,
  network,
  email,
}) => {
  const other = await page.context().newPage();
  await other.goto(`${network.url}${emptyPath}`);
  await other.evaluate(addAndReadRecords, [draftOf(email)]);
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

test('A prerendered page waits for no script and reads nothing until it opens', async ({ page, email }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  const arrive = await holdRequests(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await page.clock.runFor(60_000);
  await expect(fieldInput(page, firstField)).toBeVisible();
  await expect(fieldInput(page, lastField)).toBeHidden();
  arrive();
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
  // Meanwhile, the visitor types on the page before it.
  await page.evaluate(addAndReadRecords, [draftOf(email)]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await waitForWizard(page);
  await expect(fieldInput(page, firstField)).toHaveValue(answers[firstField]);
});

test('The buttons are where they stay with the press itself, so that a quick second one meets them', async ({
  page,
  email,
}) => {
  /** The position of Next or Submit right after the press, and after the fade. */
  const positionsAfter = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate(async (pressed: HTMLElement) => {
      const advance = document.querySelector('button[type=submit]')!;
      pressed.click();
      const places = [advance.getBoundingClientRect().top];
      const isFading = () => document.forms[0]!.getAnimations({ subtree: true }).length > 0;
      while (isFading()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return [...places, advance.getBoundingClientRect().top];
    });
  await page.goto('/get-started');
  const allButLast = fields.slice(0, -1);
  for (const field of allButLast) {
    await fillStep(page, field, email);
    const [atOnce, later] = await positionsAfter(wizard.buttons.next);
    expect(later, `from ${field} to ${fieldAfter(field)}`).toBe(atOnce);
    await expect(page.getByText(stepLabel(fieldAfter(field)))).toBeVisible();
  }
  for (const field of allButLast.toReversed()) {
    const [atOnce, later] = await positionsAfter(wizard.buttons.previous);
    expect(later, `from ${fieldAfter(field)} to ${field}`).toBe(atOnce);
    await expect(page.getByText(stepLabel(field))).toBeVisible();
  }
});

test('On a large screen, the summary fills with each key, and no step, long answer or message moves what is below', async ({
  page,
  email,
}) => {
  // Lower than a usual screen, so that no spare room hides a part that grows.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/get-started');
  await waitForWizard(page);
  const places = () =>
    page.evaluate(() => [
      document.querySelector('main [type=submit]')!.getBoundingClientRect().top + scrollY,
      document.documentElement.scrollHeight,
    ]);
  const first = await places();
  await expect(page.locator('form bdi')).toHaveCount(fields.length);
  for (const { field: name, type, requiredMessage: message, maxLength } of questions) {
    const field = fieldInput(page, name);
    // Only a select that may stay empty has no message.
    if (message || type !== 'select') {
      if (!message) await field.fill('x'.repeat(maxLength + 1));
      await advanceButton(page).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await places(), `with the message of ${name}`).toEqual(first);
    }
    const long = 'x'.repeat(Math.min(maxLength, type === 'textarea' ? 2000 : 200));
    if (type === 'select' || type === 'email') await fillStep(page, name, email);
    else await field.fill(long);
    const answer = await field.inputValue();
    await expect(page.locator('form bdi').nth(stepNumber(name) - 1)).toHaveText(answer);
    expect(await places(), `with the answer of ${name}`).toEqual(first);
    if (name !== lastField) await goToNextStep(page, name);
  }
});

test('On a small phone, the thanks show the whole way home above the bar of the redirect', async ({ page, email }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/get-started');
  await fillWizard(page, email);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await submitButton(page).click();
  const way = await page.getByRole('link', { name: wizard.home }).boundingBox();
  const bar = await page.getByText(wizard.leaving).boundingBox();
  expect(way!.y + way!.height).toBeLessThan(bar!.y - 6);
});

test('A question fades out for 150 ms, and then the next one in for as long', async ({ page, email }) => {
  const fades = () =>
    nextButton(page).evaluate((next: HTMLElement) => {
      next.click();
      const fading = document.forms[0]!.getAnimations({ subtree: true });
      return fading.flatMap(({ effect }) => {
        const { target, getTiming } = effect as KeyframeEffect & { getTiming: () => EffectTiming };
        if (!(effect instanceof KeyframeEffect) || !('opacity' in (effect.getKeyframes()[0] ?? {}))) return [];
        const { delay, duration } = getTiming.call(effect);
        return [{ field: target?.querySelector<HTMLInputElement>('[name]')?.name, delay, duration }];
      });
    });
  await page.goto('/get-started');
  await waitForWizard(page);
  await fillStep(page, firstField, email);
  expect(await fades()).toEqual([
    { field: firstField, delay: 0, duration: 150 },
    { field: secondField, delay: 150, duration: 150 },
  ]);
  // A field that fades out ends up hidden.
  await expect(fieldInput(page, firstField)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillStep(page, secondField, email);
  expect(await fades()).toEqual([]);
});
