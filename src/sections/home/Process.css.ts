import { color, space, style } from '../../styles/section-layer.ts';

/** On teal, all signs have the text color. */
export const root = style({ vars: { [color.agent]: color.text, [color.person]: color.text } });

export const promised = style({ maxWidth: '44rem', marginTop: space.m, fontWeight: 700 });
