import { color, space, style } from '../../styles/section.ts';

/** On teal, all signs have the text color. The line leaves the page and must not widen it. */
export const root = style({ overflowX: 'clip', vars: { [color.agent]: color.text, [color.person]: color.text } });

export const promised = style({ maxWidth: '44rem', marginTop: space.m, fontWeight: 700 });
