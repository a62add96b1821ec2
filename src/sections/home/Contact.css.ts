import { failure, ownArrow, rules, slip, slipHead, stack, textStyles } from '../../styles/look.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section.ts';

export const sheet = style(slip);
export const head = style(slipHead);
/** On large screens, the form is the second column, beside everything else. */
export const form = style({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  ...onLarge({ gridArea: '1 / 2 / 3', gridTemplateColumns: '1fr 1fr' }),
});
/** What the script says after Send. Bold: the request was not sent. */
export const outcome = style({ selectors: { '&:has(b)': failure, '&:empty': { display: 'none' } } });
// The request was sent: nothing else is left of the form.
const sent = `${form}:not(:has(label))`;
globalStyle(sent, { alignSelf: 'start' });
globalStyle(`${sent} > ${outcome}`, textStyles.lead);
globalStyle(`${sent} strong`, { ...textStyles.section, display: 'block', marginBottom: space.xs });
globalStyle(`${form} b`, { color: color.loss });
globalStyle(`${form} > :not(label), ${form} > label:has(textarea)`, { gridColumn: '1 / -1' });
export const field = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  // Leaves room for the focus outline between label and input.
  marginBlock: '.375rem 4px',
  padding: '.625rem 0',
  border: 0,
  borderBlockEnd: `${rules.head} ${color.text}`,
  background: 'none',
  fontSize: textStyles.body.fontSize,
  resize: 'vertical',
  selectors: {
    '&[aria-invalid]': { borderColor: color.loss, outlineColor: color.loss },
    'select&': ownArrow,
    'textarea&': {
      padding: 0,
      background: `linear-gradient(transparent calc(100% - 1px), ${color.line} 0) local 0 0 / 100% 2rem`,
      lineHeight: '2rem',
    },
  },
});
export const problem = style({ color: color.loss, fontWeight: 700 });
export const note = style({ ...textStyles.small, color: color.muted });
/** On large screens, headline and words stand at the form's upper and lower edge. */
export const title = style(onLarge({ fontSize: textStyles.title.fontSize }));
export const words = style({
  ...stack,
  gap: space.m,
  alignContent: 'start',
  ...onLarge({ alignContent: 'end', paddingBottom: space.m, fontSize: textStyles.lead.fontSize }),
});
