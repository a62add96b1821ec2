import { stack } from '../styles/look.css.ts';
import { layout, onLarge, sectionStyle, space } from '../styles/theme.css.ts';

export const root = sectionStyle({ paddingTop: `calc(${layout.header} + ${space.s})` });
export const above = sectionStyle({ alignItems: 'center', marginBottom: space.xs });
const plain = sectionStyle({ ...stack, gap: space.s });
/** On large screens, the paragraph is beside the larger headline. */
const beside = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' };
export const lead = sectionStyle({ alignSelf: 'end' });
export const words = { plain, poster: [plain, sectionStyle({ ...onLarge(beside) })] };
