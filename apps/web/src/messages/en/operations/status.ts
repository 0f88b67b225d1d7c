import { formatCount } from '@e-store/shared/money';
import { counted } from '../ui-admin.ts';

const ahead = (aheadMs: number, whose: string) => {
  const ms = Math.abs(aheadMs);
  if (ms < 100) return `Within a tenth of a second of ${whose}.`;
  const seconds = Math.round(ms / 100) / 10;
  return `${counted(seconds, 'second', 'seconds')} ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}.`;
};

const gigabytes = (bytes: number) => `${Math.round(bytes / 100_000_000) / 10} GB`;

export const statusMessages = {
  title: 'Status',
  loading: 'Checking status',
  lookedAt: (moment: string) => `Checked ${moment}`,
  again: 'Check again',
  allWell: 'Everything is working.',
  toLook: (count: number) => `${counted(count, 'item needs', 'items need')} attention.`,
  results: { well: 'OK', look: 'Needs attention', unknown: 'Unknown' },
  checks: {
    database: 'Database',
    worker: 'Email and jobs',
    outbox: 'Outbox',
    mails: 'Email sender and links',
    backup: 'Backup',
    pictures: 'Pictures',
    search: 'Product search',
    clock: 'Clock',
    migrations: 'Migrations',
  },
  database: (version: string, ms: number) => `MongoDB ${version} answered in ${ms} ms.`,
  workerSilent: 'The worker is not responding. Emails and jobs wait until it is restarted.',
  workerSeen: (moment: string) => `Last seen ${moment}.`,
  workerSince: (moment: string, isOwnProcess: boolean) =>
    `${isOwnProcess ? 'Separate process' : 'Inside the API'}, since ${moment}.`,
  workerNever: 'No worker has run yet. Start the worker, or unset WORKER_PORT.',
  outboxEmpty: 'No emails waiting.',
  outbox: (pending: number, since: string) =>
    `${counted(pending, 'email', 'emails')} waiting since ${since}.`,
  mailError: (error: string) => `The oldest could not be sent yet: ${error}`,
  dead: (count: number) => `${counted(count, 'email', 'emails')} not delivered after a day.`,
  seeDead: 'View errors and resend',
  mails: (sender: string, linksTo: string) =>
    `Emails are sent from ${sender}. Their links lead to ${linksTo}.`,
  exampleSender: 'The sender is an example address. Set MAIL_FROM to an address of your shop.',
  localLinks: 'Links in emails lead to localhost. Set PUBLIC_URL to the address of your shop.',
  backup: (moment: string) => `Written and verified ${moment}.`,
  backupNever: 'No backup found. Run npm run backup, or ask whoever runs your server to set up backups.',
  disk: (free: number, total: number) => `Stored on disk: ${gigabytes(free)} of ${gigabytes(total)} free.`,
  bucket: (name: string, isReached: boolean) =>
    isReached
      ? `Stored in bucket ${name}.`
      : `Bucket ${name} cannot be reached. New pictures cannot be uploaded or shown.`,
  searchInMemory: (products: number) =>
    `${counted(products, 'product', 'products')} in the memory of each process.`,
  searchTooMany: (most: number) =>
    `Lists and searches slow down above ${formatCount(most)} products. Ask whoever runs your server to set up OpenSearch (OPENSEARCH_URL).`,
  searchServer: (behindSeconds: number | null) =>
    behindSeconds === null
      ? 'OpenSearch is being filled for the first time.'
      : `OpenSearch was up to date ${counted(behindSeconds, 'second', 'seconds')} ago.`,
  searchAway:
    'OpenSearch is not responding. Lists work without some filters, and search does not work, until it is back.',
  diskUnknown: 'No picture folder yet. It will be created with the first upload.',
  clockDatabase: (aheadMs: number) => ahead(aheadMs, 'the database clock'),
  clockServer: (name: string, aheadMs: number | null) =>
    aheadMs === null ? `${name} did not answer.` : ahead(aheadMs, name),
  clockAlone: 'Set NTP_SERVER to also compare it with a time server.',
  applied: (count: number, last: string) => `${count} applied. Latest: ${last}.`,
  pending: (names: readonly string[]) => `Not applied yet: ${names.join(', ')}.`,
  version: (version: string, node: string, moment: string) =>
    `E-Store ${version} on Node ${node}. API running since ${moment}.`,
} as const;
