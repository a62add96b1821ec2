import { space, style } from '../../styles/section.ts';

export const more = style({ marginTop: space.s });
