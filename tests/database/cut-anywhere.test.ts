/** A lead whose connection breaks at every single byte of the request and of the answer: stored once, thanked on proof. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createSender } from '../../src/lib/leads/send-lead.ts';
import { type FaultyNetwork, openNetwork } from '../e2e/support/faulty-network.ts';
import { leadRow, startPglite } from './projects.ts';

const project = await startPglite();
/** Each carries every eighth byte's case, so that eight wait at a time. */
const networks = await Promise.all(Array.from({ length: 8 }, () => openNetwork(() => project.url)));
afterAll(async () => {
  await Promise.all(networks.map((network) => network.stop()));
  await project.close();
});
beforeEach(() => project.query('truncate public.leads, private.buried'));

const row = (cut: number) => leadRow({ full_name: 'Zoë 😀', email: `${cut}@cut.example` });
const send = (cut: number, { url }: FaultyNetwork) => createSender({ url, key: project.key })(row(cut));
/** Whether it is stored; its sender is forgotten, since one address may not send so many. */
const storedBy = async (cut: number): Promise<number> =>
  (await project.query('update public.leads set source = null where email = $1 returning id', [row(cut).email])).length;

it.each([
  ['cut request', 0],
  ['cut answer', 1],
] as const)('%s at byte k, for every k', { timeout: 120_000 }, async (kind, rows) => {
  let length = networks.length;
  const goThrough = async (network: FaultyNetwork, start: number): Promise<void> => {
    for (let cut = start; cut < length; cut += networks.length) {
      const at = (_: number, whole: number): number => {
        length = whole;
        return cut;
      };
      network.fault = { kind, at };
      const first = await send(cut, network);
      const after = await storedBy(cut);
      network.fault = { kind: 'none' };
      const second = await send(cut, network);
      const recovered = await storedBy(cut);
      expect({ cut, said: first.kind, after }).toEqual({ cut, said: 'failed', after: rows });
      expect({ cut, said: second.kind, recovered }).toEqual({ cut, said: 'stored', recovered: 1 });
    }
  };
  await Promise.all(networks.map(goThrough));
  expect(length).toBeGreaterThan(100);
});
