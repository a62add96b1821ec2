/** The home page's three steps from the first call to a running automation. */
import { promises } from './promises.ts';

export const stepsTitle = 'Live in three steps';

export const steps = [
  { by: 'person', title: 'Discovery', text: 'You tell us the rules. We agree on the number to improve.' },
  { by: 'person', title: 'Development', text: 'We build. You test it on past cases that you choose.' },
  { by: 'agent', title: 'Deployment', text: 'The agent works on live cases. At first, your people approve.' },
] as const;

/** Below the steps, if it is promised. */
export const promised = promises.acceptance;
