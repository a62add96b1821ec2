/** Below the wizard: what happens after Submit. */
import { media } from '../../styles/media.ts';
import { borders, openOnLarge } from '../../styles/mixins.css.ts';
import { color, globalStyle, onLarge, space, style } from '../../styles/component-layer.ts';
import { wideAndHigh } from './LeadWizard.critical.css.ts';

export const root = style({
  marginTop: space.m,
  borderBlock: borders.hairline,
  '@media': {
    [wideAndHigh]: { gridArea: '7 / 1 / 8 / -1', alignSelf: 'end' },
    [media.large]: { borderWidth: '4px 0 0', borderColor: color.text },
  },
});
/** On large screens, the section is always open and has this title in place of the summary. */
export const title = style(openOnLarge.title);
globalStyle(`${root} > summary`, openOnLarge.summary);
globalStyle(`${root}::details-content`, openOnLarge.content);
export const list = style({
  display: 'grid',
  gap: '.625rem',
  paddingBottom: space.s,
  ...onLarge({ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space.m }),
});
globalStyle(`${list} b`, { display: 'block' });
