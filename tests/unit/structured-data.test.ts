import { expect, test } from 'vitest';
import { serialize } from '../../src/lib/structured-data.ts';

test('no text of a page can end the script element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: '</script>' }] } as const;
  expect(serialize(graph)).not.toContain('<');
  expect(JSON.parse(serialize(graph))).toEqual(graph);
});
