/** Values that several pages print. Front matter inserts one as {hour}, MDX text as <Value of="hour" />. */
import { maxSendDays } from './device-storage.ts';
import { reply } from './promises.ts';
import { caseStudyDisclaimer } from './case-studies.ts';
import { site } from './site.ts';
import { formQuestions, type FormQuestion } from './form-questions.ts';

const { representative } = site.entity;
const { leadMonths, mailMonths, networkHashDays, backupDays, backupTested } = site.retention;
/** How many days the database keeps a deleted lead's hash: one more than a device may send the lead again. */
const leadHashDays = maxSendDays + 1;
const mediumDate = (date: string) =>
  new Date(date).toLocaleDateString(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const withUnit = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** What the get-started form asks: "your name, …, and, if you like, a message". */
function answersAskedFor(): string {
  const asked: readonly FormQuestion[] = formQuestions;
  const needed = asked.filter(({ requiredMessage }) => requiredMessage).map(({ privacyPhrase }) => privacyPhrase);
  const optional = asked.filter(({ requiredMessage }) => !requiredMessage).map(({ privacyPhrase }) => privacyPhrase);
  const and = new Intl.ListFormat(site.locale, { type: 'conjunction' });
  if (optional.length === 0) return and.format(needed);
  return `${needed.join(', ')} and, if you like, ${and.format(optional)}`;
}

export const sharedValues: Readonly<Record<string, string>> = {
  agency: site.name,
  /** The example in calculator.ts: tests/site/calculator.test.ts compares them. */
  salary: '$50K',
  hour: '$34',
  tool: '$500',
  breakEven: '7',
  share: '65%',
  /** How many past cases to collect. */
  pastCases: '50',
  /** A task that comes up fewer times a month is too rare to automate. */
  rare: '20',
  /** When a person answers a request. */
  reply,
  caseStudies: caseStudyDisclaimer,
  governingLaw: site.governingLaw || 'a state or country that will be named here before publication',
  /** Sentences that are left out until their setting is there. Each begins with a space. */
  representative: representative ? ` Our representative in the EU and the UK under Article 27: ${representative}.` : '',
  backupTested: backupTested ? ` We last practiced restoring one on ${mediumDate(backupTested)}.` : '',
  operator: site.entity.name ? 'the company named' : 'a company that will be named before publication',
  notices: site.providers.chat ? 'by email and in the chat tool named below' : 'by email',
  answers: answersAskedFor(),
  leadMonths: withUnit(leadMonths, 'month'),
  mailMonths: withUnit(mailMonths, 'month'),
  leadHashDays: withUnit(leadHashDays, 'day'),
  networkHashDays: withUnit(networkHashDays, 'day'),
  backupDays: withUnit(backupDays, 'day'),
};
