import { part } from '../styles/layered.ts';
import { stampRule } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

// On a slow line a page can be painted before its words.
const root = part({ ...stampRule, display: 'inline-block', ':empty': { display: 'none' } });

/** A stamp, by whose it is. One on a document. */
export const stamp = {
  agent: `${root} ${part({ color: vars.color.agentText })}`,
  person: `${root} ${part({ color: vars.color.personText })}`,
};
