import { questions, texts } from '../../../src/lib/lead/index.ts';
import { wizard } from '../../wizard-words.ts';
import { type FaultyNetwork, requestLost } from './faulty-network.ts';
import { expect, type Page } from './test.ts';
import { failure, fieldOf, fillStep, lastField, nextOrSubmit, nextStep, submit, thanks } from './wizard.ts';

/** Walks through every state of the wizard and yields its name. The failure state needs `allowProblem`. */
export async function* wizardStates(page: Page, network: FaultyNetwork, email: string): AsyncGenerator<string> {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(`${network.url}/get-started`);
  for (const { field, requiredMessage } of questions) {
    yield `the question of ${field}`;
    if (requiredMessage) {
      await nextOrSubmit(page).click();
      await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true');
      yield `the error of ${field}`;
    }
    await fillStep(page, field, email);
    if (field !== lastField) await nextStep(page, field);
  }
  const startOver = page.getByText('Start over', { exact: true });
  await startOver.click();
  yield 'the question before starting over';
  await startOver.click();
  network.fault = requestLost;
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(texts.saved)).toBeVisible();
  yield 'the failure';
  network.fault = { kind: 'hold answer' };
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  yield 'sending';
  // Stops the page's own click on the link home, to stay on the thanks.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  network.release();
  await expect(thanks(page)).toBeVisible();
  yield 'the thanks';
  await press(wizard.stay);
  yield 'the thanks without the redirect';
}
