import type { ShopStatus } from './shop-status.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Alert thresholds; docker/observability/alerts.yml uses the same values. */
export const WORTH_A_LOOK = {
  databaseMs: 500,
  clockMs: 2 * SECOND_MS,
  workerSilentMs: 30 * SECOND_MS,
  mailWaitsMs: 15 * MINUTE_MS,
  backupAgeMs: 26 * HOUR_MS,
  freeShare: 0.1,
} as const;

export const STATUS_CHECKS = [
  'database',
  'worker',
  'outbox',
  'mails',
  'backup',
  'pictures',
  'clock',
  'migrations',
] as const;
export type StatusCheck = (typeof STATUS_CHECKS)[number];

export type CheckResult = 'well' | 'look' | 'unknown';

const since = (status: ShopStatus, moment: string) => Date.parse(status.at) - Date.parse(moment);
const result = (isWell: boolean): CheckResult => (isWell ? 'well' : 'look');

const CHECKS: Record<StatusCheck, (status: ShopStatus) => CheckResult> = {
  database: ({ database }) => result(database.answeredInMs < WORTH_A_LOOK.databaseMs),
  worker: (status) =>
    result(status.worker !== null && since(status, status.worker.at) < WORTH_A_LOOK.workerSilentMs),
  outbox: (status) => {
    const { dead, oldestAt } = status.outbox;
    return result(dead === 0 && (oldestAt === null || since(status, oldestAt) < WORTH_A_LOOK.mailWaitsMs));
  },
  mails: ({ mails }) => result(mails.isDemo || !(mails.isExampleSender || mails.isLocalLink)),
  backup: (status) =>
    result(status.backup !== null && since(status, status.backup.at) < WORTH_A_LOOK.backupAgeMs),
  pictures: ({ bucket, disk }) => {
    if (bucket !== null) return result(bucket.isReached);
    return disk === null ? 'unknown' : result(disk.freeBytes >= disk.totalBytes * WORTH_A_LOOK.freeShare);
  },
  clock: ({ database, timeServer }) => {
    const isNear = (aheadMs: number) => Math.abs(aheadMs) < WORTH_A_LOOK.clockMs;
    if (!isNear(database.clockAheadMs)) return 'look';
    if (timeServer === null) return 'well';
    return timeServer.aheadMs === null ? 'unknown' : result(isNear(timeServer.aheadMs));
  },
  migrations: ({ migrations }) => result(migrations.pending.length === 0),
};

export const checkStatus = (status: ShopStatus): { check: StatusCheck; result: CheckResult }[] =>
  STATUS_CHECKS.map((check) => ({ check, result: CHECKS[check](status) }));
