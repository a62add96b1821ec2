import { afterEach, expect, test, vi } from 'vitest';
import activated from '../../src/directives/activated.ts';
import interaction from '../../src/directives/interaction.ts';
import painted from '../../src/directives/painted.ts';

const mount = vi.fn<() => Promise<void>>(() => Promise.resolve());
const load = vi.fn<() => Promise<typeof mount>>(() => Promise.resolve(mount));
const options = { name: 'Island', value: '' };

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each(['pointerover', 'focusin'])(
  'client:interaction fetches nothing before the first %s on the island, and hydrates once',
  async (event) => {
    const island = document.body.appendChild(document.createElement('div'));
    const link = island.appendChild(document.createElement('a'));
    interaction(load, options, island);
    for (const elsewhere of [document.body, window]) elsewhere.dispatchEvent(new Event(event, { bubbles: true }));
    window.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) link.dispatchEvent(new Event(event, { bubbles: true }));
    await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  },
);

test('client:painted hydrates after the frame that follows the load', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  painted(load, options, document.body);
  expect(frames).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  frames.forEach((frame) => frame(0));
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
  state.mockRestore();
});

test('client:activated hydrates at once, but fetches nothing in a prerendered page before it is opened', async () => {
  activated(load, options, document.body);
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
  vi.clearAllMocks();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { prerendering: true }));
  activated(load, options, document.body);
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
});
