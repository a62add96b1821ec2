import { stack } from '../styles/look.css.ts';
import { layout, onLarge, placed, space } from '../styles/theme.css.ts';

export const root = placed({ paddingTop: `calc(${layout.header} + ${space.s})` });
export const above = placed({ alignItems: 'center', marginBottom: space.xs });
const plain = placed({ ...stack, gap: space.s });
/** On large screens, the paragraph is beside the larger headline. */
const beside = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' };
export const lead = placed({ alignSelf: 'end' });
export const words = { plain, poster: [plain, placed({ ...onLarge(beside) })] };
