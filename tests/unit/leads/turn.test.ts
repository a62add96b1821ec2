import { afterEach, expect, it, vi } from 'vitest';
import { inTurn } from '../../../src/lib/leads/turn.ts';

afterEach(() => vi.unstubAllGlobals());

const mine = (isMine: boolean) => Promise.resolve(isMine);

it('tells the second of two that it is not its turn, without making it wait', async () => {
  let end = (): void => undefined;
  const first = inTurn((isMine) => new Promise<boolean>((resolve) => (end = () => resolve(isMine))));
  await expect(inTurn(mine)).resolves.toBe(false);
  end();
  await expect(first).resolves.toBe(true);
  await expect(inTurn(mine)).resolves.toBe(true);
});

it('does its work once, as if alone, when the lock is refused', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  const work = vi.fn<(isMine: boolean) => Promise<boolean>>().mockImplementation(mine);
  await expect(inTurn(work)).resolves.toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does its work once when the work itself fails', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('broken'));
  await expect(inTurn(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
