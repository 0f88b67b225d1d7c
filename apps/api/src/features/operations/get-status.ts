import { readVersion } from '@e-store/server/read-version';
import { statfs } from 'node:fs/promises';
import { getStatus } from '@e-store/shared/operations/endpoints';
import type { ShopStatus } from '@e-store/shared/operations/shop-status';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import { readMigrations } from '../../platform/database/migrations/run-migrations.ts';
import { isOnThisMachine } from '../../platform/config/setting-conflicts.ts';
import { EXAMPLE_SENDER } from '../../platform/config/setting-schemas.ts';
import { pingDatabase } from './ping-database.ts';
import { queryTimeServer } from './query-time-server.ts';
import { readOutbox } from './read-outbox.ts';

/** Checks everything on each request, without a cache. */
export const getStatusRoute = route(getStatus, async (_input, context) => {
  const { database, config, now, pictures, startedAt } = context;
  const [answered, timeServer, migrations, beats, outbox, disk, bucket] = await Promise.all([
    pingDatabase(database),
    config.ntpServer === undefined ? Promise.resolve(null) : compareClock(config.ntpServer),
    readMigrations(database.connection, context.migrations),
    database.heartbeats.find().lean(),
    readOutbox(database),
    config.s3 ? Promise.resolve(null) : readDisk(config.dataDir),
    config.s3 ? checkBucket(config.s3.bucket, pictures) : Promise.resolve(null),
  ]);
  const worker = beats.find(({ _id }) => _id === 'worker');
  const backup = beats.find(({ _id }) => _id === 'backup');
  return {
    at: now().toISOString(),
    version: readVersion(import.meta.url),
    node: process.versions.node,
    startedAt: startedAt.toISOString(),
    database: answered,
    timeServer,
    migrations,
    worker: worker
      ? {
          at: worker.at.toISOString(),
          startedAt: (worker.startedAt ?? worker.at).toISOString(),
          isOwnProcess: worker.isOwnProcess === true,
        }
      : null,
    outbox: { ...outbox, oldestAt: outbox.oldestAt?.toISOString() ?? null },
    mails: {
      isDemo: config.isDemo,
      sender: config.mailFrom,
      isExampleSender: config.mailFrom === EXAMPLE_SENDER,
      linksTo: config.publicUrl,
      isLocalLink: isOnThisMachine(config.publicUrl),
    },
    backup: backup ? { at: backup.at.toISOString(), file: backup.file ?? '' } : null,
    disk,
    bucket,
  };
});

const compareClock = async (name: string) => ({ name, aheadMs: await queryTimeServer(name) });

/** Returns whether the bucket responds; the picture need not exist. */
async function checkBucket(name: string, pictures: Context['pictures']): Promise<ShopStatus['bucket']> {
  const isReached = await pictures.has('status.webp').then(
    () => true,
    () => false,
  );
  return { name, isReached };
}

/** Space on the picture disk, or `null` where the system does not report it. */
async function readDisk(folder: string): Promise<ShopStatus['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
