import { afterEach, expect, test, vi } from 'vitest';
import interaction from '../../src/directives/interaction.ts';
import painted from '../../src/directives/painted.ts';

const mount = vi.fn<() => Promise<void>>(() => Promise.resolve());
const load = vi.fn<() => Promise<typeof mount>>(() => Promise.resolve(mount));
const options = { name: 'Island', value: '' };

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each(['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'client:interaction fetches nothing before the first %s, and hydrates once',
  async (event) => {
    interaction(load, options, document.body);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('scroll'));
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
