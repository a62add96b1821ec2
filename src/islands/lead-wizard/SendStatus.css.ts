import { failure } from '../../components/Slip.first.css.ts';
import { grounds, stampRule } from '../../styles/look.css.ts';
import { color, componentStyle, space } from '../../styles/theme.css.ts';

/** The box that says that sending failed. It also has the answers that are kept. */
export const outcome = componentStyle({ ...grounds.slip, ...failure });
export const failed = componentStyle({ color: color.loss, fontWeight: 700 });
export const stamped = componentStyle({
  ...stampRule,
  whiteSpace: 'normal',
  float: 'inline-end',
  margin: `0 0 ${space.xs} ${space.s}`,
});
