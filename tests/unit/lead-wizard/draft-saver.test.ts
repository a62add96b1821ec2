import { beforeEach, expect, it, vi } from 'vitest';
import { createDraftSaver } from '../../../src/islands/lead-wizard/draft-saver.ts';
import { saveDraft, type Draft } from '../../../src/lib/leads/draft.ts';
import { emptyAnswers } from '../../../src/lib/leads/lead.ts';
import { dropHandOver } from '../../../src/lib/leads/session-notes.ts';

vi.mock('../../../src/lib/leads/draft.ts');
vi.mock('../../../src/lib/leads/session-notes.ts');

const written = vi.mocked(saveDraft);
const draft = (fullName: string): Draft => ({ answers: { ...emptyAnswers, fullName }, step: 1, attempt: null });
const names = () => written.mock.calls.map(([{ answers }]) => answers.fullName);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  written.mockReset().mockImplementation(async () => {
    await settle();
  });
});

it('writes the newest answers, one write at a time', async () => {
  const saver = createDraftSaver();
  saver.release();
  for (const name of ['A', 'Ad', 'Ada']) saver.save(draft(name));
  expect(names()).toEqual(['A']);
  await settle();
  await settle();
  expect(names()).toEqual(['A', 'Ada']);
});

it('waits until the kept draft is read, so that a first keystroke does not take its place', async () => {
  const saver = createDraftSaver();
  saver.save(draft('A'));
  saver.flush();
  await settle();
  expect(names()).toEqual([]);
  saver.release();
  expect(names()).toEqual(['A']);
});

it('writes at once what is not written when the page goes', () => {
  const saver = createDraftSaver();
  saver.release();
  saver.save(draft('A'));
  saver.save(draft('Ad'));
  saver.flush();
  expect(names()).toEqual(['A', 'Ad']);
});

it('goes on when a write fails', async () => {
  const saver = createDraftSaver();
  saver.release();
  written.mockRejectedValueOnce(new Error('full'));
  saver.save(draft('A'));
  await settle();
  saver.save(draft('Ad'));
  expect(names()).toEqual(['A', 'Ad']);
});

it('writes nothing any more once the answers are sent', async () => {
  const saver = createDraftSaver();
  saver.release();
  saver.save(draft('A'));
  saver.save(draft('Ad'));
  saver.stop();
  saver.save(draft('Ada'));
  saver.flush();
  await settle();
  expect(names()).toEqual(['A']);
});

it('keeps what the contact form handed over until a draft has it', async () => {
  const dropped = vi.mocked(dropHandOver).mockReset();
  const saver = createDraftSaver();
  saver.release();
  written.mockRejectedValueOnce(new Error('full'));
  saver.save(draft('A'));
  await settle();
  expect(dropped).not.toHaveBeenCalled();
  saver.save(draft('Ad'));
  await settle();
  await settle();
  expect(dropped).toHaveBeenCalledTimes(1);
});
