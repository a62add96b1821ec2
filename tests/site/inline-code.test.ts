import { describe, expect, test } from 'vitest';
import { byRoute, pages } from './built-site.ts';

// The content security policy allows neither; a style attribute would stay lost even after hydration.
describe.each(byRoute(pages))('%s', (_, { root }) => {
  const elements = root.querySelectorAll('*');

  test('has no style attribute', () => {
    expect(elements.filter((element) => element.hasAttribute('style')).map((element) => element.outerHTML)).toEqual([]);
  });

  test('has no event handler in an attribute', () => {
    const handlers = elements.flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)));
    expect(handlers).toEqual([]);
  });

  test('has no javascript: address', () => {
    expect(elements.filter((element) => /^\s*javascript:/i.test(element.getAttribute('href') ?? ''))).toEqual([]);
  });
});
