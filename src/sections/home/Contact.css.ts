import { cardTitle, errorBox, formCard, selectArrow, stack } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section-layer.ts';

/** Headline, form, other ways; on large screens, the form is the second column, beside the other two. */
export const grid = style({
  ...stack,
  gap: space.m,
  ...onLarge({
    grid: `auto 1fr / minmax(min-content, calc((100% - 2 * ${space.m}) / 3)) minmax(0, 1fr)`,
    columnGap: space.m,
  }),
});
export const introText = style({ ...stack, gap: space.xs });
/** Phones have said it above, and the form is long enough. */
export const terms = style({ display: 'none', ...onLarge({ display: 'block', marginTop: space.s }) });
export const direct = style({ ...stack, gap: space.xs, ...onLarge({ alignSelf: 'end' }) });

export const card = style(formCard);
export const title = style(cardTitle);
export const form = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  ...onLarge({
    gridArea: '1 / 2 / 3',
    // Two columns where the longest service fits into half of the form.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr))',
    columnGap: space.m,
  }),
});
/** What the script says after Send. Bold: the lead was not sent. */
export const outcome = style({ selectors: { '&:has(b)': errorBox, '&:empty': { display: 'none' } } });
// The lead was sent: nothing else is left of the form.
const sent = `${form}:not(:has(label))`;
globalStyle(sent, { alignSelf: 'start' });
globalStyle(`${sent} > ${outcome}`, textStyles.intro);
globalStyle(`${sent} strong`, { ...textStyles.heading, display: 'block', marginBottom: space.xs });
globalStyle(`${form} b`, { color: color.loss });
globalStyle(`${form} > :is(${title}, ${outcome}), ${form} > label:has(textarea)`, { gridColumn: '1 / -1' });
export const field = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  marginTop: '.25rem',
  padding: '.5rem .75rem',
  border: `1px solid ${color.text}`,
  background: color.background,
  fontSize: textStyles.body.fontSize,
  resize: 'vertical',
  selectors: {
    '&[aria-invalid]': { borderColor: color.loss, outlineColor: color.loss },
    'select&': { ...selectArrow, paddingInlineEnd: '2.25rem', backgroundPosition: 'right .75rem center' },
  },
});
/** Empty, it takes no room in the form, and is no `display: none`: screen readers would not read what appears in it. */
export const problem = style({ color: color.loss, fontWeight: 700, ':empty': { position: 'absolute' } });
export const note = style({ ...textStyles.small, color: color.muted });
export const send = style(onLarge({ justifySelf: 'end', alignSelf: 'center', minWidth: '60%' }));
