import { expect, test } from 'vitest';
import { leanPage } from '../../../../tools/build/islands/lean-page.ts';

const built = {
  runtime: 'runtime("$&")',
  imports: new Map([
    ['/_astro/Wizard.js', ['/_astro/base.js', '/_astro/settings.js']],
    ['/_astro/settings.js', ['/_astro/base.js']],
  ]),
  forwards: new Map([['/_astro/client.js', { url: '/_astro/base.js', name: 't' }]]),
};

const astro =
  '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>' +
  '<script>(()=>{(self.Astro||(self.Astro={})).load=r;window.dispatchEvent(new Event("astro:load"));})();</script>' +
  '<script>(()=>{customElements.get("astro-island")||customElements.define("astro-island",f)})();</script>';

const island = (client: string) =>
  `<astro-island uid="Z1" prefix="r1" component-url="/_astro/Wizard.js" component-export="Wizard" renderer-url="/_astro/client.js" props="{}" ssr client="${client}" opts="{&quot;name&quot;:&quot;Wizard&quot;,&quot;value&quot;:true}" await-children><p>Now</p><!--astro:end--></astro-island>`;

const page = (body: string) => `<html><head><title>A</title></head><body>${body}<p>Last</p></body></html>`;

test("Astro's scripts give way to the site's one, which stands last", () => {
  const lean = leanPage(page(`<script>kept()</script>${astro}${island('interaction')}`), 'a.html', built);
  expect(lean).toBe(
    '<html><head><title>A</title></head><body><script>kept()</script>' +
      '<astro-island prefix="r1" component-url="/_astro/Wizard.js" component-export="Wizard" renderer-url="/_astro/base.js" renderer-export="t" props="{}" ssr client="interaction"><p>Now</p></astro-island>' +
      '<p>Last</p><script type="module">runtime("$&")</script></body></html>',
  );
});

test('an island that hydrates at once has all its scripts fetched from the head', () => {
  const lean = leanPage(page(astro + island('load')), 'a.html', built);
  const preload = (file: string) => `<link rel="modulepreload" href="/_astro/${file}.js">`;
  expect(lean).toContain(`<title>A</title>${preload('Wizard')}${preload('base')}${preload('settings')}</head>`);
});

test('options that a directive reads are kept', () => {
  const tag = island('visible').replace('true}', '{&quot;rootMargin&quot;:&quot;9px&quot;}}');
  expect(leanPage(page(astro + tag), 'a.html', built)).toContain('&quot;rootMargin&quot;:&quot;9px&quot;');
});

test('a page without islands stays as it is', () => {
  expect(leanPage(page('<script>kept()</script>'), 'a.html', built)).toBe(page('<script>kept()</script>'));
});

test("a page whose island script is not Astro's known one stops the build, by name", () => {
  const changed = astro.replace('define("astro-island"', 'register("astro-island"');
  expect(() => leanPage(page(changed + island('load')), 'blog.html', built)).toThrow(/^blog\.html: .*Astro/);
});
