/**
 * What more than one page states: it stands here once. Front matter prints it as {hour}, a text as <Fact of="hour" />.
 */
import { caseStudies } from './samples.ts';
import { site } from './site.ts';

const { test, from, to } = site.prices;

export const facts: Readonly<Record<string, string>> = {
  /** What a project costs: up to the first check, the rest of a plain one, all of it, a large one. */
  test,
  rest: '$4,000',
  from,
  to,
  /** The example of lib/typing-bill.ts; a test holds them to it. */
  salary: '$50K',
  hour: '$34',
  tool: '$500',
  running: '$7,700',
  bill: '$17,000',
  breakEven: '7',
  share: '65%',
  /** The first check: of so many past cases, how many must come out right. */
  right: '18',
  judged: '20',
  pastCases: '50',
  reply: 'within one business day',
  /** Settings, in legal texts. */
  caseStudies,
  governingLaw: site.governingLaw || 'a state or country that will be named here before publication',
  representative:
    site.entity.representative ||
    'not named yet. Before this site is published, the name and address will be printed here, or the reason why the law asks for none',
};

/** A text with its facts filled in. */
export const fill = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact is called {${name}}: name one of src/data/facts.ts`);
    return fact;
  });
