import { space, style } from '../../styles/section-layer.ts';

export const more = style({ marginTop: space.s });
