import { expect, test } from 'vitest';
import { readNotifySettings, whoIsTold } from '../../../tools/settings/notify-settings.ts';

const email = '{"key": "re_1", "from": "Site <site@acme.test>", "to": "ada@acme.test"}';

test.each([
  [{}, /^nobody: set NOTIFY_WEBHOOK_URL/],
  [{ NOTIFY_WEBHOOK_URL: ' https://chat.test/a/secret ' }, /^a webhook at chat\.test$/],
  [{ NOTIFY_EMAIL: email }, /^ada@acme\.test$/],
  [{ NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:4900', NOTIFY_EMAIL: email }, /^a webhook at 127.* and ada@acme\.test$/],
])('%o is said without a secret', (environment, words) => {
  expect(whoIsTold(readNotifySettings(environment))).toMatch(words);
});

test.each([
  [{ NOTIFY_WEBHOOK_URL: 'htp:/x' }, /NOTIFY_WEBHOOK_URL is "htp:\/x"/],
  [{ NOTIFY_WEBHOOK_URL: 'hooks.slack.com/services/1' }, /begins with https:\/\//],
  [{ NOTIFY_EMAIL: 'me@acme.test' }, /JSON with key, from and to/],
  [{ NOTIFY_EMAIL: '{"key": "re_1"}' }, /JSON with key, from and to/],
])('%o is refused with a sentence', (environment, sentence) => {
  expect(() => readNotifySettings(environment)).toThrow(sentence);
});
