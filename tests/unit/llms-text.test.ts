import { expect, test } from 'vitest';
import { llmsText } from '../../src/lib/llms-text.ts';
import { site } from './a-site.ts';

const described = (description: string) => ({ description });
const text = (posts: number) =>
  llmsText(site, {
    services: [{ id: 'mowing', data: { title: 'Mowing', metaDescription: 'A robot mows.' } }],
    posts: Array.from({ length: posts }, (_, index) => ({ id: `p${index}`, data: { title: 'Why', excerpt: 'So.' } })),
    legal: [{ id: 'terms', data: { title: 'Terms', metaDescription: 'The rules.' } }],
    pages: { home: described('We build robots.'), blog: described('Articles.'), getStarted: described('Ask us.') },
  });

test('stays brief, however many articles there are', () => {
  expect(text(1000)).toHaveLength(text(50).length);
});
