import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';

export const updated = placed({ '@media': { [media.medium]: { marginInlineStart: 'auto' } } });
