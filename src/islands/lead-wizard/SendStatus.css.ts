import { failure, grounds, stampRule } from '../../styles/look.css.ts';
import { color, space, style } from '../../styles/component-layer.ts';

/** The box that says that sending failed. It also has the answers that are kept. */
export const outcome = style({ ...grounds.slip, ...failure });
export const failed = style({ color: color.loss, fontWeight: 700 });
export const stamped = style({
  ...stampRule,
  whiteSpace: 'normal',
  float: 'inline-end',
  margin: `0 0 ${space.xs} ${space.s}`,
});
