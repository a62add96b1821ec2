import { plainLink, rules, textStyles } from '../styles/look.css.ts';
import { color, inPlace, onLarge, placed, space } from '../styles/theme.css.ts';

/** On large screens, names are beside their drawings. */
const names = '28%';
export const plot = placed({
  ...textStyles.label,
  width: '100%',
  height: '1.5em',
  overflow: 'visible',
  fill: color.text,
  textAnchor: 'middle',
  ...onLarge({ gridArea: '1 / 2 / span 2' }),
});
export const axis = placed({
  paddingTop: '1.1em',
  ...onLarge({
    width: `calc(100% - ${names} - ${space.m})`,
    marginInlineStart: `calc(${names} + ${space.m})`,
  }),
});
export const job = placed({ borderTop: rules.hairline });
export const link = placed({
  display: 'grid',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  paddingBlock: '.5rem',
  ...plainLink,
  ...onLarge({ gridTemplateColumns: `${names} minmax(0, 1fr)` }),
});

export const stroke = placed({ width: 6, height: '.75em', fill: color.agent, translate: '-3px' });
export const disc = placed({
  r: '.4em',
  transform: 'translateY(1.25em)',
  fill: color.person,
  stroke: color.ground,
  strokeWidth: 2,
});
inPlace(`${axis} text:first-child`, { textAnchor: 'start' });
inPlace(`${axis} text:last-child`, { textAnchor: 'end' });
