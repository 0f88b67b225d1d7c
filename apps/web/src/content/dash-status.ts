import { formatCount } from '@e-store/shared/money';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

const ahead = (aheadMs: number, whose: string) => {
  const ms = Math.abs(aheadMs);
  if (ms < 100) return `With ${whose}, to a tenth of a second.`;
  const seconds = Math.round(ms / 100) / 10;
  return `${counted(seconds, 'second', 'seconds')} ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}.`;
};

const gigabytes = (bytes: number) => `${Math.round(bytes / 100_000_000) / 10} GB`;

/** Words of the status of the shop in E-DASH. */
export const statusWords = {
  title: 'Status',
  loading: 'The status is being looked at',
  lookedAt: (moment: string) => `Looked at ${moment}`,
  again: 'Look again',
  allWell: 'All is well.',
  toLook: (count: number) => `${counted(count, 'thing needs', 'things need')} a look.`,
  results: { well: 'Well', look: 'Needs a look', unknown: 'Not known' },
  checks: {
    database: 'Database',
    worker: 'Mail and jobs',
    outbox: 'Outbox',
    mails: 'Sender and links',
    backup: 'Backup',
    pictures: 'Pictures',
    clock: 'Clock',
    migrations: 'Migrations',
  },
  database: (version: string, ms: number) => `MongoDB ${version} answered in ${ms} ms.`,
  workerSilent: 'Silent: mail and jobs wait until it is started again.',
  workerSeen: (moment: string) => `Last sign of life ${moment}.`,
  workerSince: (moment: string, isOwnProcess: boolean) =>
    `${isOwnProcess ? 'A process of its own' : 'Inside the API'}, since ${moment}.`,
  workerNever: 'Nobody has looked after mail and jobs yet. Start the worker, or unset WORKER_PORT.',
  outboxEmpty: 'No mail waits.',
  outbox: (pending: number, since: string) =>
    `${counted(pending, 'mail waits', 'mails wait')}, since ${since}.`,
  dead: (count: number) => `${counted(count, 'mail was', 'mails were')} given up after a day.`,
  seeDead: 'See why, and send them again',
  mails: (sender: string, linksTo: string) => `Mails come from ${sender}; their links lead to ${linksTo}.`,
  exampleSender: 'The sender is an example. Set MAIL_FROM to an address of your shop.',
  localLinks: 'Links in mails lead to localhost. Set PUBLIC_URL to the address of your shop.',
  backup: (moment: string) => `Written and read again ${moment}.`,
  backupNever: 'None is known. Backups that were not written by npm run backup do not count here.',
  disk: (free: number, total: number) => `On a disk, ${gigabytes(free)} free of ${gigabytes(total)}.`,
  bucket: (name: string, isReached: boolean) =>
    isReached
      ? `In the bucket ${name}.`
      : `The bucket ${name} cannot be reached: no picture is shown or taken in that is not kept already.`,
  diskUnknown: 'There is no folder for pictures yet: it comes with the first one.',
  clockDatabase: (aheadMs: number) => ahead(aheadMs, 'the clock of the database'),
  clockServer: (name: string, aheadMs: number | null) =>
    aheadMs === null ? `${name} does not tell the time.` : ahead(aheadMs, name),
  clockAlone: 'NTP_SERVER would compare it with a time server, too.',
  applied: (count: number, last: string) => `${count} applied, the last ${last}.`,
  pending: (names: readonly string[]) => `To be applied still: ${names.join(', ')}.`,
  version: (version: string, node: string, moment: string) =>
    `E-Store ${version} on Node ${node}. This API has run since ${moment}.`,
} as const;
