import { steps, texts } from '../../src/lib/lead/index.ts';
import { missing, wizard } from '../wizard-words.ts';
import { aService } from '../site/front-matter.ts';
import { deviceRecords, holdRecords } from './support/device.ts';
import { emptyPath, requestLost } from './support/faulty-network.ts';
import { expect, hold, islandScripts, type Page, test } from './support/test.ts';
import { answers, answersOf, fieldOf, fillStep, fillWizard, nextStep, submit, thanks } from './support/wizard.ts';

const draftOf = (email: string) => ({ id: 'other', savedAt: Date.now(), answers: answersOf(email), step: 4 });
const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-step', 'ready');

test('What is missing is said under its field, and not before Next is pressed', async ({ page, email }) => {
  await page.goto('/get-started');
  for (const step of [1, 2, 3, 4] as const) {
    const message = missing[steps[step - 1]!.field];
    const field = fieldOf(page, step);
    const region = page.locator(`#${steps[step - 1]!.field}-error`);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    if (step === 3) {
      await field.pressSequentially('ada');
      await field.blur();
      await expect(page).not.toHaveTitle(/Error/);
      await field.clear();
      await field.press('Enter');
      await expect(region).toHaveText(message);
      await expect(region).toHaveAttribute('aria-live', 'polite');
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(field).toBeFocused();
    // The focus has moved to the field, with which the message is read. The region must not repeat it.
    await expect(region).toHaveAttribute('aria-live', 'off');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(page).toHaveTitle(/^Error: /);
    const [fieldBox, messageBox] = [await field.boundingBox(), await page.getByText(message).boundingBox()];
    expect(messageBox!.y).toBeGreaterThanOrEqual(fieldBox!.y + fieldBox!.height);
    await fillStep(page, step, email);
    await expect(page.getByText(message)).toBeHidden();
    await expect(page).not.toHaveTitle(/Error/);
    await nextStep(page, step);
  }
});

test('A double click on Next before the script arrived is no answer to the next question', async ({ page }) => {
  const arrive = await hold(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldOf(page, 1).fill(answers.fullName);
  await page.getByRole('button', { name: 'Next' }).dblclick();
  arrive();
  await isReady(page);
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByText(missing.companyName)).toBeHidden();
});

test('What was typed and pressed before the script arrived is kept', async ({ page }) => {
  const arrive = await hold(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldOf(page, 1).fill(answers.fullName);
  // Only Next works before the script; a press on another button would be lost.
  await expect(page.locator('main button:enabled:visible')).toHaveText(['Next'], { useInnerText: true });
  await fieldOf(page, 1).press('Enter');
  await expect(fieldOf(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/get-started');
  arrive();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByText(missing.companyName)).toBeVisible();
  await page.goBack();
  await expect(fieldOf(page, 1)).toHaveValue(answers.fullName);
});

test('A held Enter answers one question', async ({ page, email }) => {
  await page.goto('/get-started');
  await fillStep(page, 1, email);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByText(missing.companyName)).toBeHidden();
});

test('A double click on Next answers one question, and none submits', async ({ page, network, email }) => {
  // With the last answer in place, the second click could submit.
  await page.goto(`${network.url}/get-started?request=One`);
  await isReady(page);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const step of [1, 2, 3, 4] as const) {
    await fillStep(page, step, email);
    // In the page, because the mouse can miss a button that the next question moves.
    await page.getByRole('button', { name: 'Next' }).evaluate((next) => {
      const click = { bubbles: true, cancelable: true };
      for (const detail of [1, 2]) next.dispatchEvent(new MouseEvent('click', { ...click, detail }));
    });
    await expect(page).toHaveTitle(new RegExp(`^Step ${step + 1} of 5: `));
    await expect(page.getByRole('status')).toHaveText(`Step ${step + 1} of 5: ${steps[step]!.short}`);
    await expect(page.getByText(`${step * 20 + 20}% complete`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  await fieldOf(page, 5).fill('');
  await fieldOf(page, 5).pressSequentially('One\nTwo');
  await expect(fieldOf(page, 5)).toHaveValue('One\nTwo');
  expect(network.attempts).toBe(0);
});

test('A failed request is the same one at the next press', async ({ page, network, email, allowProblem }) => {
  allowProblem(/Failed to load resource|The lead was not stored/);
  network.fault = requestLost;
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.postDataJSON().created_at)));
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  const kept = page.getByText(texts.kept);
  await submit(page).click();
  await expect(kept).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await submit(page).click();
  await expect(kept).toBeVisible();
  await fieldOf(page, 5).press('a');
  await expect(kept).toBeHidden();
  await fieldOf(page, 5).press('Backspace');
  await expect(kept).toBeVisible();
  await fieldOf(page, 5).press('a');
  await submit(page).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent.map((time) => time === sent[0])).toEqual([true, true, false]);
});

test('The thanks lead home after three seconds, unless the visitor stays', async ({ page, email }) => {
  await page.clock.install();
  for (const stays of [true, false]) {
    await page.goto('/get-started');
    await fillWizard(page, email);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Sent · /);
    await page.clock.runFor(2999);
    if (!stays) break;
    await page.getByRole('button', { name: wizard.stay }).click();
    await expect(page.getByText(wizard.leaving)).toBeHidden();
    await expect(thanks(page)).toBeFocused();
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
  await expect(fieldOf(page, 4)).toHaveValue(option);
  await expect(fieldOf(page, 5)).toHaveValue('12 hours a week');
  await expect(fieldOf(page, 1)).toHaveValue('');
});

test('What is typed and pressed while the draft is read stays, after a reload', async ({ page, network, email }) => {
  const other = await page.context().newPage();
  await other.goto(`${network.url}${emptyPath}`);
  await other.evaluate(deviceRecords, [draftOf(email)]);
  await other.evaluate(holdRecords);
  await page.goto(`${network.url}/get-started`);
  await page.reload();
  await isReady(page);
  await fieldOf(page, 1).fill('Grace');
  await nextStep(page, 1);
  await other.close();
  await expect(fieldOf(page, 2)).toHaveValue(answers.companyName);
  await expect(fieldOf(page, 1)).toHaveValue('Grace');
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
});

test('A prerendered page waits for no script and reads nothing until it opens', async ({ page, email }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  const arrive = await hold(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await page.clock.runFor(60_000);
  await expect(fieldOf(page, 1)).toBeVisible();
  await expect(fieldOf(page, 5)).toBeHidden();
  arrive();
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
  // Meanwhile, the visitor types on the page before it.
  await page.evaluate(deviceRecords, [draftOf(email)]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await isReady(page);
  await expect(fieldOf(page, 1)).toHaveValue(answers.fullName);
});

test('The buttons are where they stay with the press itself, so that a quick second one meets them', async ({
  page,
  email,
}) => {
  /** The position of Next or Submit right after the press, and after the fade. */
  const placesAfter = (name: string) =>
    page.getByRole('button', { name }).evaluate(async (pressed: HTMLElement) => {
      const advance = document.querySelector('button[type=submit]')!;
      pressed.click();
      const places = [advance.getBoundingClientRect().top];
      const isFading = () => document.forms[0]!.getAnimations({ subtree: true }).length > 0;
      while (isFading()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return [...places, advance.getBoundingClientRect().top];
    });
  await page.goto('/get-started');
  for (const step of [1, 2, 3, 4] as const) {
    await fillStep(page, step, email);
    const [atOnce, later] = await placesAfter('Next');
    expect(later, `from step ${step} to ${step + 1}`).toBe(atOnce);
    await expect(page.getByText(`Step ${step + 1} of 5`)).toBeVisible();
  }
  for (const step of [4, 3, 2, 1]) {
    const [atOnce, later] = await placesAfter('Previous');
    expect(later, `from step ${step + 1} to ${step}`).toBe(atOnce);
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  }
});

test('On a large screen, the slip fills with each key, and no step, long answer or message moves what is below', async ({
  page,
  email,
}) => {
  // Lower than a usual screen, so that no spare room hides a part that grows.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/get-started');
  await isReady(page);
  const places = () =>
    page.evaluate(() => [
      document.querySelector('main [type=submit]')!.getBoundingClientRect().top + scrollY,
      document.documentElement.scrollHeight,
    ]);
  const first = await places();
  for (const step of [1, 2, 3, 4, 5] as const) {
    const field = fieldOf(page, step);
    if (step === 5) await field.fill('Too long. '.repeat(600));
    await page.locator('main [type=submit]').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await places(), `with the message of step ${step}`).toEqual(first);
    if (step === 4) await fillStep(page, step, email);
    else await field.fill(step === 3 ? email : 'x'.repeat(step === 5 ? 2000 : 200));
    const answer = await field.inputValue();
    await expect(page.locator('form bdi').nth(step - 1)).toHaveText(answer);
    expect(await places(), `with the answer of step ${step}`).toEqual(first);
    if (step < 5) await nextStep(page, step);
  }
});

test('On a small phone, the thanks show the whole way home above the bar of the redirect', async ({ page, email }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/get-started');
  await fillWizard(page, email);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await submit(page).click();
  const way = await page.getByRole('link', { name: wizard.home }).boundingBox();
  const bar = await page.getByText(wizard.leaving).boundingBox();
  expect(way!.y + way!.height).toBeLessThan(bar!.y - 6);
});

test('A question fades out for 150 ms, and then the next one in for as long', async ({ page, email }) => {
  const fades = () =>
    page.getByRole('button', { name: 'Next' }).evaluate((next: HTMLElement) => {
      next.click();
      const fading = document.forms[0]!.getAnimations({ subtree: true });
      return fading.flatMap(({ effect }) => {
        const { target, getTiming } = effect as KeyframeEffect & { getTiming: () => EffectTiming };
        if (!(effect instanceof KeyframeEffect) || !('opacity' in (effect.getKeyframes()[0] ?? {}))) return [];
        const { delay, duration } = getTiming.call(effect);
        return [{ field: target?.querySelector('input')?.name, delay, duration }];
      });
    });
  await page.goto('/get-started');
  await expect(page.locator('html')).toHaveAttribute('data-step', 'ready');
  await fillStep(page, 1, email);
  expect(await fades()).toEqual([
    { field: 'fullName', delay: 0, duration: 150 },
    { field: 'companyName', delay: 150, duration: 150 },
  ]);
  // A field that fades out ends up hidden.
  await expect(fieldOf(page, 1)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillStep(page, 2, email);
  expect(await fades()).toEqual([]);
});
