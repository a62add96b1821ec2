/** The sentences about failed messages that no mail server of the tests provokes. tests/platform/mail.test.ts has the others. */
import { expect, it } from 'vitest';
import { describeError, describeRefusedRecipients } from '../../../netlify/notify/send-errors.ts';

const webhook = { name: 'the webhook', connectionHint: 'Check the address in NOTIFY_WEBHOOK_URL.' };
const recipients = ['Owner@acme.test', 'partner@acme.test', 'staff@acme.test'];
const refusal = (recipient: string, responseCode = 550) => ({ recipient, responseCode });

it.each([
  ['several', [refusal('owner@acme.test'), refusal('staff@acme.test')], 'recipients 1 and 3 of the 3'],
  ['one of two for now', [refusal('owner@acme.test', 450), refusal('staff@acme.test')], 'recipients 1 and 3 of the 3'],
  ['one that the mail server writes in another way', [refusal('xn--bcher-kva@acme.test')], 'some of those'],
])('recipients that are refused are counted, not named: %s', (_name, errors, who) => {
  const problem = describeRefusedRecipients(errors, recipients);
  expect(problem).toContain(`refuses ${who} in NOTIFY_EMAIL (`);
  expect(problem).toMatch(/Correct the address or remove it\.$/);
  expect(problem).not.toContain('@');
});

it('an error without a sentence is described by its codes, and never quoted', () => {
  const withCode = Object.assign(new Error('https://hooks.test/secret failed'), { cause: { code: 'ERR_INVALID_URL' } });
  const withoutCode = Object.assign(new Error('https://hooks.test/secret failed'), { cause: {} });
  expect(describeError(withCode, webhook)).toBe('the webhook fails: ERR_INVALID_URL');
  expect(describeError(withoutCode, webhook)).toBe('the webhook fails: its setting is not valid');
});

it('a mail server that refuses the connection in words is described', () => {
  const server = { name: 'the mail server', connectionHint: 'Check host and port.' };
  expect(describeError({ code: 'EPROTOCOL', responseCode: 554 }, server)).toBe(
    'the mail server refuses the connection (EPROTOCOL 554). Ask whoever runs the server, or use another one.',
  );
});

it('an error of fetch is described by the error inside', () => {
  const error = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
  expect(describeError(error, webhook)).toBe(
    'the webhook cannot be found (ENOTFOUND). Check the address in NOTIFY_WEBHOOK_URL.',
  );
});
