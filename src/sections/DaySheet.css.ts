import { plainLink, rules, textStyles, wrap } from '../styles/look.css.ts';
import { color, layout, onLarge, placed, space } from '../styles/theme.css.ts';

/** On large screens, names and times are beside their drawings. */
const [names, times] = ['21%', '17%'];
export const plot = placed({
  ...textStyles.label,
  width: '100%',
  height: '1.5em',
  overflow: 'visible',
  fill: color.text,
  textAnchor: 'middle',
  ...onLarge({ gridArea: '1 / 2' }),
});
export const axis = placed({
  marginTop: '.75rem',
  paddingTop: '1.1em',
  ...onLarge({
    width: `calc(100% - ${names} - ${times} - 2 * ${space.m})`,
    marginInlineStart: `calc(${names} + ${space.m})`,
  }),
});
export const job = placed({ borderTop: rules.hairline });
export const link = placed({
  ...wrap,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `.25rem ${space.s}`,
  minHeight: layout.target,
  paddingBlock: '.625rem',
  ...plainLink,
  ...onLarge({ display: 'grid', gridTemplateColumns: `${names} minmax(0, 1fr) ${times}`, columnGap: space.m }),
});
export const people = placed({ ...textStyles.label, color: color.person });

export const waiting = placed({
  transform: 'translateY(.75em)',
  stroke: color.muted,
  strokeWidth: 2,
  strokeDasharray: '2 4',
});
export const stroke = placed({ width: 6, height: '.75em', fill: color.agent, translate: '-3px' });
export const disc = placed({
  r: '.4em',
  transform: 'translateY(1.25em)',
  fill: color.person,
  stroke: color.ground,
  strokeWidth: 2,
});
export const start = placed({ textAnchor: 'start' });
export const end = placed({ textAnchor: 'end' });
