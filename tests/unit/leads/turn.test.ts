import { afterEach, expect, it, vi } from 'vitest';
import { inTurn } from '../../../src/lib/leads/turn.ts';
import { useFreshStorage } from './fresh-storage.ts';

useFreshStorage();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mine = (isMine: boolean) => Promise.resolve(isMine);

it('tells the second of two that it is not its turn, without making it wait', async () => {
  let end = (): void => undefined;
  const first = inTurn((isMine) => new Promise<boolean>((resolve) => (end = () => resolve(isMine))));
  await expect(inTurn(mine)).resolves.toBe(false);
  end();
  await expect(first).resolves.toBe(true);
  await expect(inTurn(mine)).resolves.toBe(true);
});

it('works without storage and without locks, only not in turn', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', undefined);
  await expect(inTurn(mine)).resolves.toBe(false);
});

it('does its work once when the lock is refused', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  const work = vi.fn<(isMine: boolean) => Promise<boolean>>().mockImplementation(mine);
  await inTurn(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does its work once when the work itself fails', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('broken'));
  await expect(inTurn(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});

it('takes over from a tab that is gone', async () => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  void inTurn(() => new Promise(() => undefined));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(inTurn(mine)).resolves.toBe(false);
  vi.setSystemTime(20_000);
  await expect(inTurn(mine)).resolves.toBe(true);
});
