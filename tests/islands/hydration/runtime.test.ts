import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

interface Mounted {
  element: HTMLElement;
  component: unknown;
  props: unknown;
}

const mounted: Mounted[] = [];
const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const component = code('export const Greeting = "the component";');
const renderer = code(
  'export const t = (element) => async (component, props) => { globalThis.mounted.push({ element, component, props }); };',
);

beforeAll(async () => {
  Object.assign(globalThis, { mounted });
  await import('../../../tools/build/islands/runtime.ts');
});

beforeEach(() => {
  mounted.length = 0;
  document.body.innerHTML = '';
});

function addIsland(attributes: Record<string, string>): HTMLElement {
  const island = document.createElement('astro-island');
  const all = {
    'component-export': 'Greeting',
    'renderer-url': renderer,
    'renderer-export': 't',
    client: 'load',
    ssr: '',
  };
  for (const [name, value] of Object.entries({ ...all, ...attributes })) island.setAttribute(name, value);
  document.body.append(island);
  return island;
}

test('an island is mounted with its component and its props, and then says that it lives', async () => {
  const props = '{"name":[0,"Ada"],"links":[1,[[0,{"label":[0,"Home"]}],[0,2]]],"none":[0,null]}';
  const island = addIsland({ 'component-url': component, props });
  await vi.waitFor(() => expect(island.hasAttribute('ssr')).toBe(false));
  expect(mounted).toEqual([
    {
      element: island,
      component: 'the component',
      props: { name: 'Ada', links: [{ label: 'Home' }, 2], none: null },
    },
  ]);
});

test('a file that cannot be had is tried again, and then the island tells of its failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = vi.fn<() => void>();
  addEventListener('astro:hydration-error', failed, { once: true });
  const started = performance.now();
  const island = addIsland({ 'component-url': code('throw new Error("no such file")'), props: '{}' });
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(island.hasAttribute('ssr')).toBe(true);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
