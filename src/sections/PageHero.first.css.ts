import { placed } from '../styles/layered.ts';
import { stack } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { layout, space } = vars;

export const root = placed({ paddingTop: `calc(${layout.header} + ${space.s})` });
export const above = placed({ alignItems: 'center', marginBottom: space.xs });
const column = { ...stack, gap: space.s } as const;
export const words = {
  plain: placed(column),
  /** Where there is room, the paragraph stands beside the headline. */
  poster: placed({
    ...column,
    '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' } },
  }),
};
