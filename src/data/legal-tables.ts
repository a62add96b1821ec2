/** Tables that the legal texts print with `<LegalTable of="…" />`. */
import { deviceStorage } from './device-storage.ts';
import { digestDays } from './facts.ts';
import { site } from './site.ts';

const { hosting, database, mail, backups, chat } = site.providers;

const providers = [
  {
    ...hosting,
    task: 'delivers this website, accepts forms from browsers that run no scripts, sends our notices',
    handles: 'your IP address, browser type, the pages you request, and inquiries on their way to us',
  },
  {
    ...database,
    task: 'runs our database',
    handles: 'your inquiry and, when you send it, your IP address and browser type',
  },
  {
    ...mail,
    task: 'runs our mailboxes and sends our mail',
    handles: 'our correspondence with you, and each new inquiry as a notice',
  },
  ...(chat ? [{ ...chat, task: 'shows us new inquiries in a chat', handles: 'each new inquiry as a notice' }] : []),
  {
    ...backups,
    task: 'makes and keeps our backups',
    handles: 'all inquiries, encrypted except while a backup runs. We alone hold the decryption key',
  },
];

const daysIn = (text: string) => Number(/(\d+) days?/.exec(text)?.[1] ?? 0);
const kept: [what: string, where: string, days: number][] = [
  ['Hash of your IP address', 'our database', site.retention.counterDays],
  ...deviceStorage.map(({ what, kept: time }): [string, string, number] => [what, 'your browser', daysIn(time)]),
  ['Deleted data', 'our backups', site.retention.backupDays],
  ['Hash of a deleted inquiry', 'our database', digestDays],
];

export const legalTables = {
  device: {
    caption: 'What this site keeps on your device',
    head: ['What', 'Where', 'Purpose', 'How long'],
    rows: deviceStorage.map((one) => [one.what, `${one.where}: <code>${one.name}</code>`, one.purpose, one.kept]),
  },
  providers: {
    caption: 'Our service providers',
    head: ['Company and place', 'What it does', 'What it handles'],
    rows: providers.map((one) => [
      `${one.name || 'not named yet'}${one.place && `, ${one.place}`}`,
      one.task,
      one.handles,
    ]),
  },
  retention: {
    caption: 'Short retention periods',
    head: ['What', 'Where', 'Days'],
    rows: kept
      .filter(([, , days]) => days > 0)
      .sort(([, , one], [, , other]) => one - other)
      .map((cells) => cells.map(String)),
  },
};
