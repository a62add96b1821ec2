import { steps } from '../../src/lib/lead/index.ts';
import { missing } from '../wizard-words.ts';
import { expect, hold, islandScripts, test } from './support/test.ts';
import { answers, fieldOf, fillStep, nextStep, type StepNumber } from './support/wizard.ts';

test('What is missing is said under its field', async ({ page, email }) => {
  await page.goto('/get-started');
  for (const step of [1, 2, 3, 4] as const) {
    const message = missing[steps[step - 1]!.field];
    await page.getByRole('button', { name: 'Next' }).click();
    const field = fieldOf(page, step);
    await expect(field).toBeFocused();
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
