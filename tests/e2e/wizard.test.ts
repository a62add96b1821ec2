import { missing } from '../wizard-words.ts';
import { requestLost } from './support/faulty-network.ts';
import { expect, hold, islandScripts, test } from './support/test.ts';
import {
  answers,
  failure,
  fieldOf,
  fillStep,
  fillWizard,
  nextStep,
  type StepNumber,
  submit,
  thanks,
} from './support/wizard.ts';

test('What is missing is said under its field', async ({ page, email }) => {
  await page.goto('/get-started');
  for (const [step, message] of [
    [1, missing.fullName],
    [2, missing.companyName],
    [3, missing.email],
    [4, missing.service],
  ] as const) {
    await page.getByRole('button', { name: 'Next' }).click();
    const field = fieldOf(page, step);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    const [fieldBox, messageBox] = [await field.boundingBox(), await page.getByText(message).boundingBox()];
    expect(messageBox!.y).toBeGreaterThanOrEqual(fieldBox!.y + fieldBox!.height);
    await fillStep(page, step, email);
    await expect(page.getByText(message)).toBeHidden();
    await nextStep(page, step);
  }
});

test('What was typed before the script arrived is kept', async ({ page }) => {
  const arrive = await hold(page, islandScripts);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldOf(page, 1).fill(answers.name);
  // A press on any other would be lost.
  await expect(page.locator('main button:enabled:visible')).toHaveText(['Next'], { useInnerText: true });
  await fieldOf(page, 1).press('Enter');
  await expect(page).toHaveURL('/get-started');
  arrive();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(fieldOf(page, 1)).toHaveValue(answers.name);
});

test('A held Enter answers one question', async ({ page, email }) => {
  await page.goto('/get-started');
  await fillStep(page, 1, email);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByText(missing.companyName)).toBeHidden();
});

test('Back goes to the step before, and out of the wizard from the first', async ({ page, email }) => {
  await page.goto('/blog');
  await page.locator('#cta a[href^="/get-started"]').first().click();
  await page.waitForURL('/get-started');
  await fillStep(page, 1, email);
  await nextStep(page, 1);
  await page.goBack();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(fieldOf(page, 1)).toHaveValue(answers.name);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog/);
});

test('The buttons are where they stay with the press itself, so that a quick second one meets them', async ({
  page,
  email,
}) => {
  /** Where Next, then Submit, is as soon as the press is over, and when the fade is. */
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
    await expect(fieldOf(page, (step + 1) as StepNumber)).toBeVisible();
  }
  for (const step of [4, 3, 2, 1]) {
    const [atOnce, later] = await placesAfter('Previous');
    expect(later, `from step ${step + 1} to ${step}`).toBe(atOnce);
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  }
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
  await fillStep(page, 1, email);
  expect(await fades()).toEqual([
    { field: 'fullName', delay: 0, duration: 150 },
    { field: 'companyName', delay: 150, duration: 150 },
  ]);
  // What fades out is out of reach already, and then gone.
  await expect(fieldOf(page, 1)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillStep(page, 2, email);
  expect(await fades()).toEqual([]);
});

test('On the narrowest phone the row of buttons keeps its height while the lead is sent', async ({
  page,
  network,
  email,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = { kind: 'hold request' };
  const idle = await submit(page).boundingBox();
  await submit(page).click();
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  expect((await button.boundingBox())?.height).toBe(idle?.height);
  network.release();
  await expect(thanks(page)).toBeVisible();
});

test('Nothing of the person is in the address or the console when sending fails', async ({
  page,
  network,
  email,
  allowProblem,
}) => {
  // The browser's own words for a connection that broke, and the wizard's for the lead.
  allowProblem(/^error: Failed to load resource: net::/);
  allowProblem(/^error: The lead was not stored: status \d+, code \w+ /);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = requestLost;
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  expect(said.join('\n')).toContain('The lead was not stored');
  for (const secret of [email, 'Ada', 'Analytical']) {
    expect(said.join('\n')).not.toContain(secret);
    expect(page.url()).not.toContain(secret);
  }
});
