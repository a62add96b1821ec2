import { expect, test } from 'vitest';
import { securityTxt } from '../../src/lib/security-txt.ts';

test('the file expires eleven months after the build and names the contact as a URI (RFC 9116)', () => {
  const site = { url: 'https://a.example', language: 'en', email: { security: 'security@a.example' } };
  const text = securityTxt(site, new Date('2026-01-15T00:00:00Z'));
  expect(text).toContain('Contact: mailto:security@a.example\n');
  expect(text).toContain('Expires: 2026-12-15T00:00:00.000Z\n');
  expect(text).toContain('Canonical: https://a.example/.well-known/security.txt\n');
});
