import { questions, texts } from '../../../src/lib/lead/index.ts';
import { wizardTexts } from '../../form-texts.ts';
import { type FaultyNetwork, requestLost } from './faulty-network.ts';
import { expect, type Page } from './test.ts';
import {
  errorAlert,
  fieldInput,
  fillStep,
  lastField,
  advanceButton,
  goToNextStep,
  submitButton,
  thanksHeading,
  sendingButton,
} from './wizard.ts';

/** Walks through every state of the wizard and yields its name. The failure state needs `allowProblem`. */
export async function* wizardStates(page: Page, network: FaultyNetwork, email: string): AsyncGenerator<string> {
  await page.goto(`${network.url}/get-started`);
  for (const { field, requiredMessage } of questions) {
    yield `the question of ${field}`;
    if (requiredMessage) {
      await advanceButton(page).click();
      await expect(fieldInput(page, field)).toHaveAttribute('aria-invalid', 'true');
      yield `the error of ${field}`;
    }
    await fillStep(page, field, email);
    if (field !== lastField) await goToNextStep(page, field);
  }
  const startOver = page.getByText(wizardTexts.startOver, { exact: true });
  await startOver.click();
  yield 'the question before starting over';
  await startOver.click();
  network.fault = requestLost;
  await submitButton(page).click();
  await expect(errorAlert(page)).toBeVisible();
  await expect(page.getByText(texts.saved)).toBeVisible();
  yield 'the failure';
  network.fault = { kind: 'hold response' };
  await submitButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  yield 'sending';
  // Stops the page's own click on the link home, to stay on the thanks.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  network.release();
  await expect(thanksHeading(page)).toBeVisible();
  yield 'the thanks';
  await page.getByRole('button', { name: wizardTexts.stay }).click();
  yield 'the thanks without the redirect';
}
