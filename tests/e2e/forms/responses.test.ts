/** How responses are judged: only the table's own 201 means that a lead is stored. Until then, the lead stays queued. */
import { texts } from '../../../src/lib/lead/index.ts';
import { wizardTexts } from '../../form-texts.ts';
import { click, expectText } from '../support/engine-test.ts';
import {
  emptyPath,
  type Fault,
  requestLost,
  respondWith,
  respondWithPgError,
  responseLost,
} from '../support/faulty-network.ts';
import { fieldBefore, lastField, sendingButton, stepLabel, submitButton } from '../support/wizard.ts';
import { engineTest, everyEngine, expect, test } from './fixtures.ts';
import {
  editAnswer,
  editedAnswers,
  expectPromiseToSend,
  expectRefusal,
  expectThanks,
  failToSend,
  openWizard,
  submit,
  submitWithoutResponse,
  thanksFor,
} from './steps.ts';

const faultsBeforeStoring: Record<string, Fault> = {
  'the request is lost': requestLost,
  'the request is cut before its last byte': { kind: 'cut request', end: -1 },
  '500, a statement that took too long': respondWithPgError(500, '57014'),
  '503, the database is down': respondWithPgError(503, 'PGRST000'),
  '540, the project is paused': respondWith(540),
  '429 with Retry-After': respondWithPgError(429, 'PT429', { 'retry-after': '60' }),
  '404, empty': respondWith(404),
  '404, the table does not exist yet': respondWithPgError(404, 'PGRST205'),
  '200, empty': respondWith(200),
  '201, the page of a portal': respondWith(201, '<h1>Log in to the wireless</h1>'),
  '204': respondWith(204),
  '302 to an empty 200': respondWith(302, '', { headers: { location: emptyPath } }),
  '400, the page of a portal': respondWith(400, '<h1>Log in first</h1>'),
  '400, a column that does not exist yet': respondWithPgError(400, 'PGRST204'),
  '401, the key is wrong until it is fixed': respondWith(401, { message: 'Invalid API key' }),
  '405, the disk is full until it is fixed': respondWithPgError(405, '25006'),
};
const faultsAfterStoring: Record<string, Fault> = {
  'the response is lost': responseLost,
  'the response is cut in its status line': { kind: 'cut response', end: 'HTTP/1.1 2'.length },
  '502 after the lead was stored': respondWith(502, '<h1>Bad gateway</h1>', { isStored: true }),
  '504 after the lead was stored': respondWith(504, '<h1>Timeout</h1>', { isStored: true }),
};
const allFaults = [
  ...Object.entries(faultsBeforeStoring).map(([name, fault]) => ({ name, fault, rowCount: 0 })),
  ...Object.entries(faultsAfterStoring).map(([name, fault]) => ({ name, fault, rowCount: 1 })),
];

test('After a response that proves nothing, the wizard promises to send, and a later press adds no second row', async ({
  page,
  network,
  answers,
  expectRowCount,
  expectStoredOnce,
}) => {
  await openWizard(page, network.url, answers);
  for (const [index, { name, fault, rowCount }] of allFaults.entries()) {
    await test.step(name, async () => {
      network.fault = fault;
      await submit(page);
      await expectPromiseToSend(page);
      await expectRowCount(rowCount);
      expect(network.attempts).toBe(index + 1);
    });
  }
  await expect(page, 'no answer is in the address').toHaveURL(`${network.url}/get-started`);
  await expectStoredOnce(page, { resend: () => submit(page) });
  await expectThanks(page, answers);
});

engineTest(
  'The database has another origin: a failed preflight or a hidden response is no proof',
  everyEngine,
  async ({ tab, network, answers, expectRowCount, expectStoredOnce }) => {
    network.usesOtherOrigin = true;
    network.functionFault = requestLost;
    await openWizard(tab, network.url, answers);
    const headers = { 'access-control-allow-origin': 'https://other.example' };
    for (const preflight of [{ status: 500 }, { status: 200 }, { status: 204, headers }]) {
      network.preflight = preflight;
      await submit(tab);
      await expectPromiseToSend(tab);
      await expectRowCount(0);
      expect(network.attempts).toBe(0);
    }
    network.preflight = undefined;
    // The lead is stored, but CORS keeps the page from reading the response.
    network.fault = respondWith(201, {}, { isStored: true });
    await submit(tab);
    await expectPromiseToSend(tab);
    await expectRowCount(1);
    await expectStoredOnce(tab, { resend: () => submit(tab) });
    await expectThanks(tab, answers);
  },
);

engineTest(
  'The database has another origin, and the tab is closed during the preflight: the next visit sends the lead',
  everyEngine,
  async ({ tab, other, network, answers, expectStoredOnce }) => {
    network.usesOtherOrigin = true;
    network.preflight = 'hold';
    await submitWithoutResponse(tab, network, answers);
    await tab.close();
    await expectStoredOnce(other, { resend: () => other.goto(`${network.url}/get-started`) });
  },
);

test('After 15 seconds without a response, the wizard promises to send', async ({
  page,
  network,
  answers,
  expectRowCount,
  expectStoredOnce,
}) => {
  await page.clock.install();
  await submitWithoutResponse(page, network, answers, 'hold response');
  await page.clock.runFor(14_000);
  await expectText(page, texts.sending);
  await page.clock.runFor(1000);
  await expectPromiseToSend(page);
  await expectRowCount(1);
  await expectStoredOnce(page);
});

test('A lead refused for good is not sent again by itself, and its text can be taken along in an email', async ({
  page,
  network,
  answers,
  expectRowCount,
  expectStoredOnce,
}) => {
  await openWizard(page, network.url, answers);
  const refusals = Object.entries({ 413: 'PT413', 422: '22P02', 400: '23514' });
  for (const [status, code] of refusals) {
    network.fault = respondWithPgError(Number(status), code);
    await submit(page);
    await expectRefusal(page);
    await expectRowCount(0);
  }
  const mailLink = page.getByRole('alert').getByRole('link');
  const mail = decodeURIComponent((await mailLink.getAttribute('href')) ?? '');
  for (const text of ['mailto:', ...Object.values(answers)]) expect(mail).toContain(text);

  await click(page, wizardTexts.buttons.previous);
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  expect(network.attempts).toBe(refusals.length);
  expect(network.functionAttempts).toBe(0);
  await page.goto(`${network.url}/get-started`);
  await expectText(page, stepLabel(fieldBefore(lastField)));
  await click(page, wizardTexts.buttons.next);
  await editAnswer(page, 'wizard');
  await expectStoredOnce(page, { resend: () => submit(page), stored: editedAnswers('wizard', answers) });
  await expectThanks(page, answers);
});

test('Another page’s attempt is refused for good: the wizard says so, also after a reload', async ({
  page,
  other,
  network,
  answers,
}) => {
  await failToSend(page, network, answers);
  network.fault = respondWithPgError(400, '23514');
  await other.goto(`${network.url}/blog`);
  await expectRefusal(page);
  await page.reload();
  await expectRefusal(page);
  expect(network.attempts).toBe(2);
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]) {
  const { width, height } = viewport;
  test(`On ${width} x ${height} px, failure and thanks are in view, and Submit keeps its height while it sends`, async ({
    page,
    network,
    answers,
  }) => {
    await page.setViewportSize(viewport);
    await failToSend(page, network, answers);
    await expect(page.getByText(texts.failed)).toBeInViewport({ ratio: 1 });
    const idleBox = await submitButton(page).boundingBox();
    network.fault = { kind: 'hold request' };
    await submitButton(page).click();
    await expect(sendingButton(page)).toBeDisabled();
    const sendingBox = await sendingButton(page).boundingBox();
    expect(sendingBox?.height).toBe(idleBox?.height);
    network.release();
    const heading = page.getByRole('heading', { name: thanksFor(answers) });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
}
