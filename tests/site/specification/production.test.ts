/** The demonstration is not for the public. */
import { expect, test } from 'vitest';
import { runCommand } from '../../../tools/run-command.ts';
import { embeddedSettings } from '../../../tools/settings/lead-settings.ts';

test('A build for the public is refused with all that has to be filled in', async () => {
  const { ok, output } = await runCommand('astro', ['build'], { env: { ...embeddedSettings, CONTEXT: 'production' } });
  expect(ok).toBe(false);
  for (const setting of ['name', 'url', 'email.general', 'social.LinkedIn.href', 'entity.name', 'promisesConfirmed'])
    expect(output).toMatch(new RegExp(`[ ,]${setting.replaceAll('.', '\\.')}[, ]`));
});
