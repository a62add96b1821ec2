/** A page that the browser prerenders before a visit (https://wicg.github.io/nav-speculation/prerendering.html). */
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { heroTexts } from '../../src/data/hero.ts';
import { TypingHero } from '../../src/islands/typing-hero/TypingHero.tsx';
import { answers } from '../a-lead.ts';
import { fieldOf, keepElsewhere, openWizard } from './lead-wizard/render-wizard.tsx';

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

test('The wizard reads nothing that is stored before the page is opened', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await keepElsewhere();
  await openWizard();
  const name = fieldOf('fullName');
  expect(name.value).toBe('');
  expect(document.documentElement.dataset['step']).toBe('1');
  // Meanwhile, the visitor keeps typing on the page before it.
  await keepElsewhere({ answers: { ...answers, fullName: 'Ada King' } });
  Reflect.deleteProperty(document, 'prerendering');
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  await waitFor(() => expect(name.value).toBe('Ada King'));
  expect(document.documentElement.dataset['step']).toBe('ready');
});

test('The headline types from its first letter, however late the browser draws a frame', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const highlights = new Map<string, Range[]>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', function Highlight(...ranges: Range[]) {
    return ranges;
  });
  const { unmount } = render(<TypingHero />);
  const [{ speed, text }] = heroTexts;
  const opened = 60_000;
  for (const time of [opened, opened + 3 * speed]) frames.shift()?.(time);
  expect(highlights.get('typed')?.map(String)).toEqual([text.slice(0, 3), '', '']);
  unmount();
});
