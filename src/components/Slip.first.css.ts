/** The paper of the job slip that a visitor fills in. */
import { grounds } from '../styles/band.css.ts';
import { part } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

/** White, with a perforated lower edge, on a person's field. */
export const slip = part({
  padding: `${space.m} clamp(16px, 5vw, 2.25rem)`,
  borderBlockEnd: `8px dotted ${color.personField}`,
  ...grounds.slip,
  '@media': { ...grounds.slip['@media'], [media.forcedColors]: { border: rules.hairline } },
});
