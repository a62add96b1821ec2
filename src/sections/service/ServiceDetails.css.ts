import { stack, wrap } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { phonePadding } from './shared.css.ts';
import { globalStyle, onLarge, space, style } from '../../styles/section-layer.ts';

/** The questions below it are close. */
export const work = style({ paddingBottom: space.m, ...onLarge({ paddingBottom: space.l }) });

export const promise = style({
  maxWidth: '44em',
  marginTop: space.s,
  textWrap: 'pretty',
  ...textStyles.small,
  ...onLarge({ ...textStyles.intro, marginTop: space.l }),
});

/** The questions and facts, close to the work above. */
export const questionsAndAside = style({ paddingBottom: phonePadding, ...onLarge({ paddingBottom: space.section }) });
/** Questions; on large screens, beside them two facts, a third as wide. */
export const columns = style({ display: 'grid', gap: space.m, ...onLarge({ alignItems: 'start' }) });
export const questions = style({ ...stack, gap: space.xs, ...onLarge({ gridColumn: 'span 2' }) });
export const aside = style({ ...stack, gap: space.s });
globalStyle(`${aside} dd`, { marginTop: '.25rem', textWrap: 'pretty' });
export const links = style({ ...wrap, columnGap: space.s });
/** A finger's room, of which the lines between the links take back a part. */
globalStyle(`${links} > a:not(:empty)`, { marginBlock: '-.25rem' });
