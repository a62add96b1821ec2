import { part } from '../styles/layered.ts';
import { stampRule } from '../styles/stamp.ts';
import { vars } from '../styles/theme.css.ts';

// On a slow line a page can be painted before its words.
const root = part({ ...stampRule, display: 'inline-block', ':empty': { display: 'none' } });

/** Whose stamp it is. */
export const stamp = {
  agent: `${root} ${part({ color: vars.color.agentText })}`,
  person: `${root} ${part({ color: vars.color.personText })}`,
};
