/** Facts that several pages state. Front matter inserts a fact as {hour}, MDX text as <Fact of="hour" />. */
import { lengthOf, maintenance, payment, usual } from './process.ts';
import { promises } from './promises.ts';
import { caseStudies, priceBasis, priceNote } from './samples.ts';
import { site } from './site.ts';

const { from, discovery } = site.prices;
const { representative } = site.entity;
const { leadMonths, mailMonths, counterDays, backupDays, backupTested } = site.retention;
/** How many days the database keeps a deleted lead's digest: one more than a device keeps an unsent lead. */
const digestDays = 61;
const money = (amount: number) =>
  amount.toLocaleString(site.locale, { style: 'currency', currency: site.currency, maximumFractionDigits: 0 });
const day = (date: string) => new Date(date).toLocaleDateString(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const discoveryPrice = discovery ? money(discovery) : 'a fixed fee';
const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

export const facts: Readonly<Record<string, string>> = {
  agency: site.name,
  /** The price to build a simple job, and what of it is paid up to each check. */
  from: money(from),
  third: money(from / 3),
  twoThirds: money((2 * from) / 3),
  discoveryPrice,
  discovery: `Discovery costs ${discoveryPrice} and ends with your fixed price. If you go on, it counts toward the first third.`,
  payment,
  /** Maintenance: what it covers, what follows a failure, and what follows its end. `care` joins all three. */
  covers: maintenance.covers,
  failure: maintenance.failure,
  ended: maintenance.ended,
  care: `${maintenance.covers} ${maintenance.failure} ${maintenance.ended}`,
  priceBasis,
  priceNote,
  /** The example in calculator.ts: agreement.test.ts compares them. `running` is a year with the tool. */
  salary: '$50K',
  hour: '$34',
  tool: '$500',
  running: '$7,700',
  breakEven: '7',
  share: '65%',
  /** The first check: `right` of `judged` answers must be right. `pastCases` is how many cases to collect. */
  right: '18',
  judged: '20',
  pastCases: '50',
  /** A job that comes up fewer times a month is too rare to automate. */
  rare: '20',
  usual: lengthOf(usual),
  reply: promises.reply ?? '',
  caseStudies,
  governingLaw: site.governingLaw || 'a state or country that will be named here before publication',
  /** Sentences that are left out until their setting is there. Each begins with a space. */
  representative: representative ? ` Our representative in the EU and the UK under Article 27: ${representative}.` : '',
  backupTested: backupTested ? ` We last practiced restoring one on ${day(backupTested)}.` : '',
  operator: site.entity.name ? 'the company named' : 'a company that will be named before publication',
  notices: site.providers.chat ? 'by email and in the chat tool named below' : 'by email',
  leadMonths: count(leadMonths, 'month'),
  mailMonths: count(mailMonths, 'month'),
  digestDays: count(digestDays, 'day'),
  counterDays: count(counterDays, 'day'),
  backupDays: count(backupDays, 'day'),
};

/** A text with its facts filled in. */
export const fill = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact is called {${name}}: name one of src/data/facts.ts`);
    return fact;
  });
