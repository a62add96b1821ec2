/** Links side by side, each large enough for a finger: the footer's, and with slashes between them a breadcrumb's. */
import { globalStyle } from '@vanilla-extract/css';
import { part, type Rule } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { textStyles } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

export const linkRow = part({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: '-.4rem',
  ...textStyles.small,
  overflowWrap: 'anywhere',
});

const within = (selector: string, rule: Rule) =>
  globalStyle(`${linkRow} ${selector}`, { '@layer': { [component]: rule } });

within(':is(li, a)', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
});
// Beside a short word, room for a finger, alike on both sides.
within('a', { minWidth: vars.layout.target, paddingInline: '.4rem' });
globalStyle(`ol${linkRow} li:not(:last-child)::after`, { '@layer': { [component]: { content: '"/" / ""' } } });
// On a slow line a page can be painted before its words: a link moves to the next row only with them.
within('li:not(:has(:not(:empty)))', { display: 'none' });
// Where one already is does not invite a click.
within('[aria-current]', { textDecoration: 'none' });
