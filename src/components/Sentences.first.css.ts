import { part } from '../styles/layered.ts';

export const sentence = part({ display: 'inline-block', maxWidth: '100%' });
