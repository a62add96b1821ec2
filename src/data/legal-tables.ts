/** Tables that the legal texts print with `<LegalTable of="…" />`. */
import { deviceStorage } from './device-storage.ts';
import { site } from './site.ts';

const { hosting, database, mail, backups, chat, others } = site.providers;
/** `genericName` names a company that the settings do not name. */
type Provider = [who: { name: string; place: string }, genericName: string, task: string, handles: string];
const providers: Provider[] = [
  [
    hosting,
    'Our hosting company',
    'delivers this website, takes inquiries that do not reach the database directly, sends our notices',
    'your IP address, browser type, the pages you visit, and inquiries on their way to us',
  ],
  [
    database,
    'Our database company',
    'stores inquiries',
    'your inquiry and, when you send it, your IP address and browser type',
  ],
  [mail, 'Our mail provider', 'carries our email', 'our emails with you, and each new inquiry'],
  ...(chat ? [[chat, 'Our chat tool', 'shows us new inquiries', 'each new inquiry'] satisfies Provider] : []),
  [backups, 'Our backup service', 'makes and keeps our backups', 'all inquiries, encrypted except while a backup runs'],
  ...others.map((other) => [other, '', other.task, other.handles] satisfies Provider),
];

export const legalTables = {
  device: {
    caption: 'Entries, purposes and time limits',
    head: ['What', 'Where', 'Purpose', 'How long'],
    rows: deviceStorage.map((one) => [one.what, `${one.where}: <code>${one.name}</code>`, one.purpose, one.retention]),
  },
  providers: {
    caption: 'Our service providers',
    head: ['Company and place', 'What it does', 'What it handles'],
    rows: providers.map(([{ name, place }, genericName, task, handles]) => [
      [name || genericName, place].filter(Boolean).join(', '),
      task,
      handles,
    ]),
  },
};
