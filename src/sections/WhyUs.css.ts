import { placed } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';

export const reason = placed({ paddingBlock: '.75rem', borderTop: rules.hairline });
