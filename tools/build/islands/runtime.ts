/**
 * Brings the page's islands to life: the element <astro-island> as this site uses it, in place of Astro's own script,
 * of which four fifths are for what no page here has (slots, nested islands, router, props that JSON cannot hold).
 * It stands at the end of every page, after all islands. A failure tells of itself as Astro's does, with the event
 * `astro:hydration-error`.
 */
import type { ClientDirective } from 'astro';
import load from 'astro/runtime/client/load.js';
import visible from 'astro/runtime/client/visible.js';
import interaction from './interaction.ts';
import painted from './painted.ts';

type Mount = (component: unknown, props: unknown, slots: object, metadata: { client: string }) => Promise<void>;
type Module = Record<string, unknown>;

const directives: Record<string, ClientDirective> = { interaction, load, painted, visible };

/** How long a second attempt at a file waits, in ms; it needs an address of its own, as the browser keeps the failure. */
const RETRY_AFTER = 1000;

customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback(): void {
      const client = this.read('client');
      const start = async () => {
        try {
          const files = [this.read('component-url'), this.read('renderer-url')];
          const [component, renderer] = (await Promise.all(files.map(importTwice))) as [Module, Module];
          const mount = (renderer[this.read('renderer-export')] as (element: HTMLElement) => Mount)(this);
          const props = revive([0, JSON.parse(this.read('props'))]);
          await mount(component[this.read('component-export')], props, {}, { client });
          this.removeAttribute('ssr');
        } catch (error) {
          this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
          console.error(error);
        }
      };
      directives[client]!(() => Promise.resolve(start), JSON.parse(this.read('opts') || '{}'), this);
    }

    private read(name: string): string {
      return this.getAttribute(name) ?? '';
    }
  },
);

async function importTwice(url: string): Promise<Module> {
  try {
    return await import(url);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    // In a variable: Vite would add its preloading to an address that it can read.
    const again = `${url}?astro-retry=${Date.now()}`;
    return import(again);
  }
}

/** Astro writes each value as a pair of its kind and itself: 1 is an array, 0 all that JSON can hold besides. */
function revive([kind, value]: [0 | 1, unknown]): unknown {
  if (kind === 1) return (value as [0 | 1, unknown][]).map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, [0 | 1, unknown]>).map(([key, pair]) => [key, revive(pair)]),
  );
}
