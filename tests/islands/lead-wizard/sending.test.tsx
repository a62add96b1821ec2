import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '../../../src/lib/lead/index.ts';
import { wizard } from '../../wizard-words.ts';
import { answer, answerFour, fieldOf, openWizard, press } from './render-wizard.tsx';

describe('the thanks', () => {
  /** Submits with fake timers that the test advances. Returns a spy for clicks on the link home. */
  async function submit() {
    await openWizard();
    answerFour();
    await userEvent.type(fieldOf('customRequest'), 'Two offices');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    while (!screen.queryByRole('heading', { name: /Thanks/ })) await act(() => new Promise(setImmediate));
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    screen.getByRole('link', { name: wizard.home }).addEventListener('click', followed);
    return followed;
  }

  it('lead home after three seconds, and not before', async () => {
    const followed = await submit();
    vi.advanceTimersByTime(2999);
    expect(followed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('stay when the visitor says so', async () => {
    const followed = await submit();
    fireEvent.click(screen.getByRole('button', { name: wizard.stay }));
    expect(screen.queryByText(wizard.leaving)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thanks, Ada!' }));
    vi.advanceTimersByTime(10_000);
    expect(followed).not.toHaveBeenCalled();
  });
});

it('A request that fails stays in the form, is told in the title, and is the same at the next press, until a word of it is changed', async () => {
  // The wizard logs the cause to the console.
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.mockImplementation(async () => new Response('{"code":"PGRST000"}', { status: 503 }));
  await openWizard();
  answerFour();
  await press('Submit');
  await screen.findByText(texts.failed);
  await screen.findByText(texts.kept);
  expect(screen.getByRole('alert').textContent).toContain(texts.failed);
  expect(document.title).toContain('Error: ');
  expect(said.mock.calls).toEqual([['The lead was not stored: status 503, code PGRST000']]);
  await press('Submit');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await screen.findByText(texts.kept);
  await userEvent.type(fieldOf('customRequest'), 'a');
  expect(screen.queryByText(texts.kept)).toBeNull();
  await userEvent.type(fieldOf('customRequest'), '{Backspace}');
  screen.getByText(texts.kept);
  await userEvent.type(fieldOf('customRequest'), 'Hello');
  await press('Submit');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
  const rows = answer.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, string>);
  const [first, second, third] = rows;
  expect(second).toEqual(first);
  expect(third).toMatchObject({ custom_request: 'Hello' });
  expect(third?.['created_at']).not.toBe(first?.['created_at']);
});
