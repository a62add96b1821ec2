import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, size, space } = vars;

export const root = placed({ display: 'grid', gap: space.s, alignContent: 'start' });

export const head = placed({ paddingBottom: space.s, borderBottom: `2px solid ${color.text}` });

export const field = placed({
  fontSize: size.lead,
  selectors: { 'textarea&': { marginTop: space.xs, fontSize: size.body } },
});

export const button = placed({ justifySelf: 'start' });

export const note = placed({ fontSize: size.small, color: color.muted });
