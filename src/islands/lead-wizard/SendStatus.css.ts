import { backgroundStyles, errorBox, stampStyle } from '../../styles/mixins.css.ts';
import { color, space, style } from '../../styles/component-layer.ts';

/** The box that says that sending failed. It also has the answers that are kept. */
export const statusBox = style({ ...backgroundStyles.card, ...errorBox });
export const errorTitle = style({ color: color.loss, fontWeight: 700 });
export const stampBox = style({
  ...stampStyle,
  whiteSpace: 'normal',
  float: 'inline-end',
  margin: `0 0 ${space.xs} ${space.s}`,
});
