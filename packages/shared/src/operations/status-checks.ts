import type { ShopStatus } from './endpoints.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** docker/observability/alerts.yml uses the same values. */
export const STATUS_THRESHOLDS = {
  databaseMs: 500,
  clockMs: 2 * SECOND_MS,
  workerSilentMs: 30 * SECOND_MS,
  mailWaitsMs: 15 * MINUTE_MS,
  backupAgeMs: 26 * HOUR_MS,
  freeShare: 0.1,
  searchBehindSeconds: 60,
} as const;

const FAILED_MAIL_WAITS_MS = 2 * MINUTE_MS;

export const STATUS_CHECKS = [
  'database',
  'worker',
  'outbox',
  'mails',
  'backup',
  'pictures',
  'search',
  'clock',
  'migrations',
] as const;
export type StatusCheck = (typeof STATUS_CHECKS)[number];

export type CheckResult = 'well' | 'look' | 'unknown';

const msSince = (status: ShopStatus, moment: string) => Date.parse(status.at) - Date.parse(moment);
const result = (isWell: boolean): CheckResult => (isWell ? 'well' : 'look');

const CHECKS: Record<StatusCheck, (status: ShopStatus) => CheckResult> = {
  database: ({ database }) => result(database.answeredInMs < STATUS_THRESHOLDS.databaseMs),
  worker: (status) =>
    result(status.worker !== null && msSince(status, status.worker.at) < STATUS_THRESHOLDS.workerSilentMs),
  outbox: (status) => {
    const { dead, oldestAt, lastError } = status.outbox;
    const mostMs = lastError === undefined ? STATUS_THRESHOLDS.mailWaitsMs : FAILED_MAIL_WAITS_MS;
    return result(dead === 0 && (oldestAt === null || msSince(status, oldestAt) < mostMs));
  },
  mails: ({ mails }) => result(mails.isDemo || !(mails.isExampleSender || mails.isLocalLink)),
  backup: (status) =>
    result(status.backup !== null && msSince(status, status.backup.at) < STATUS_THRESHOLDS.backupAgeMs),
  pictures: ({ bucket, disk }) => {
    if (bucket !== null) return result(bucket.isReached);
    return disk === null
      ? 'unknown'
      : result(disk.freeBytes >= disk.totalBytes * STATUS_THRESHOLDS.freeShare);
  },
  search: ({ search: { server, products, maxProducts } }) => {
    if (server === null) return result(products <= maxProducts);
    const { isReached, behindSeconds } = server;
    return result(
      isReached && behindSeconds !== null && behindSeconds < STATUS_THRESHOLDS.searchBehindSeconds,
    );
  },
  clock: ({ database, timeServer }) => {
    const isClockClose = (aheadMs: number) => Math.abs(aheadMs) < STATUS_THRESHOLDS.clockMs;
    if (!isClockClose(database.clockAheadMs)) return 'look';
    if (timeServer === null) return 'well';
    return timeServer.aheadMs === null ? 'unknown' : result(isClockClose(timeServer.aheadMs));
  },
  migrations: ({ migrations }) => result(migrations.pending.length === 0),
};

export const checkStatus = (status: ShopStatus): { check: StatusCheck; result: CheckResult }[] =>
  STATUS_CHECKS.map((check) => ({ check, result: CHECKS[check](status) }));
