import type { ShopStatus } from '@e-store/shared/operations/endpoints';
import { type StatusCheck, STATUS_THRESHOLDS } from '@e-store/shared/operations/status-checks';
import { statusMessages as words } from '../../../messages/en/operations/status.ts';
import { formatMoment } from '@e-store/shared/format-day';

const DESCRIBERS: Record<StatusCheck, (status: ShopStatus) => string[]> = {
  database: ({ database }) => [words.database(database.version, database.answeredInMs)],
  worker: ({ at, worker }) =>
    worker === null
      ? [words.workerNever]
      : [
          ...(Date.parse(at) - Date.parse(worker.at) < STATUS_THRESHOLDS.workerSilentMs
            ? []
            : [words.workerSilent]),
          words.workerSeen(formatMoment(worker.at)),
          words.workerSince(formatMoment(worker.startedAt), worker.isOwnProcess),
        ],
  outbox: ({ outbox }) => [
    ...(outbox.dead > 0 ? [words.dead(outbox.dead)] : []),
    outbox.oldestAt === null
      ? words.outboxEmpty
      : words.outbox(outbox.pending, formatMoment(outbox.oldestAt)),
    ...(outbox.lastError === undefined ? [] : [words.mailError(outbox.lastError)]),
  ],
  mails: ({ mails }) => [
    ...(mails.isExampleSender && !mails.isDemo ? [words.exampleSender] : []),
    ...(mails.isLocalLink && !mails.isDemo ? [words.localLinks] : []),
    words.mails(mails.sender, mails.linksTo),
  ],
  backup: ({ backup }) =>
    backup === null ? [words.backupNever] : [words.backup(formatMoment(backup.at)), backup.file],
  pictures: ({ bucket, disk }) => {
    if (bucket !== null) return [words.bucket(bucket.name, bucket.isReached)];
    return [disk === null ? words.diskUnknown : words.disk(disk.freeBytes, disk.totalBytes)];
  },
  search: ({ search: { server, products, maxProducts } }) =>
    server === null
      ? [
          ...(products > maxProducts ? [words.searchTooMany(maxProducts)] : []),
          words.searchInMemory(products),
        ]
      : [...(server.isReached ? [] : [words.searchAway]), words.searchServer(server.behindSeconds)],
  clock: ({ database, timeServer }) => {
    const byDatabase = words.clockDatabase(database.clockAheadMs);
    return timeServer === null
      ? [byDatabase, words.clockAlone]
      : [words.clockServer(timeServer.name, timeServer.aheadMs), byDatabase];
  },
  migrations: ({ migrations }) => [
    ...(migrations.pending.length > 0 ? [words.pending(migrations.pending)] : []),
    words.applied(migrations.applied, migrations.last ?? ''),
  ],
};

export const describeCheck = (check: StatusCheck, status: ShopStatus): string[] => DESCRIBERS[check](status);
