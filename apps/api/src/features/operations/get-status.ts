import { statfs } from 'node:fs/promises';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readVersion } from '@e-store/server/workspace-of';
import { getStatus, type ShopStatus } from '@e-store/shared/operations/endpoints';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import { readMigrations } from '../../platform/database/migrations/run-migrations.ts';
import { isOnThisMachine } from '../../platform/config/setting-conflicts.ts';
import { EXAMPLE_SENDER } from '../../platform/config/setting-schemas.ts';
import { MAX_EMBEDDED_PRODUCTS } from '../catalog/catalog-index.ts';
import { PRODUCTS_SYNC, secondsBehind } from '../catalog/opensearch/catalog-sync.model.ts';
import { pingDatabase, readOutbox } from './ping-database.ts';

export const getStatusRoute = route(getStatus, async (_input, context) => {
  const { database, config, now, pictures, startedAt } = context;
  const [answered, timeServer, migrations, beats, outbox, search, disk, bucket] = await Promise.all([
    pingDatabase(database),
    config.ntpServer === undefined ? Promise.resolve(null) : compareClock(config.ntpServer),
    readMigrations(database.connection, context.migrations),
    database.heartbeats.find().lean(),
    readOutbox(database),
    readSearch(context),
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
    search,
    disk,
    bucket,
  };
});

async function readSearch({ config, database, catalogIndex, now }: Context): Promise<ShopStatus['search']> {
  const [products, sync, isReached] = await Promise.all([
    database.products.estimatedDocumentCount(),
    database.catalogSyncs.findById(PRODUCTS_SYNC).lean(),
    catalogIndex.search({}).then(
      () => true,
      () => false,
    ),
  ]);
  const behindSeconds = sync?.syncedAt ? secondsBehind(sync.syncedAt, now()) : null;
  return {
    products,
    maxProducts: MAX_EMBEDDED_PRODUCTS,
    server: config.openSearch ? { isReached, behindSeconds } : null,
  };
}

const compareClock = async (name: string) => ({ name, aheadMs: await queryTimeServer(name) });

/** The picture need not exist. */
async function checkBucket(name: string, pictures: Context['pictures']): Promise<ShopStatus['bucket']> {
  const isReached = await pictures.has('status.webp').then(
    () => true,
    () => false,
  );
  return { name, isReached };
}

/** `null` where the system does not report it. */
async function readDisk(folder: string): Promise<ShopStatus['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** From 1900 to the Unix epoch (1970). */
const NTP_EPOCH_OFFSET_S = 2_208_988_800;
const RESPONSE_TIMEOUT_MS = 1_500;
const PACKET_BYTES = 48;
/** Version 4, client mode (RFC 5905). */
const SNTP_REQUEST_HEADER = 0b00_100_011;

const readTimestamp = (packet: Buffer, offset: number) =>
  (packet.readUInt32BE(offset) - NTP_EPOCH_OFFSET_S) * 1000 +
  (packet.readUInt32BE(offset + 4) * 1000) / 2 ** 32;

/**
 * Lead of our clock in milliseconds, assuming equal travel times; `null` without a response or when the
 * server is unsynchronised.
 */
export async function queryTimeServer(server: string): Promise<number | null> {
  const [host = '', port = '123'] = server.split(':');
  const socket = createSocket('udp4');
  try {
    const question = Buffer.alloc(PACKET_BYTES);
    question.writeUInt8(SNTP_REQUEST_HEADER, 0);
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    answered.catch(() => {});
    const sentAt = Date.now();
    await new Promise<void>((resolve, reject) => {
      socket.send(question, Number(port), host, (error) => (error ? reject(error) : resolve()));
    });
    const [packet] = (await answered) as [Buffer];
    const receivedAt = Date.now();
    const stratum = packet.length < PACKET_BYTES ? 0 : packet.readUInt8(1);
    if (stratum === 0 || stratum > 15) return null;
    const serverTime = (readTimestamp(packet, 32) + readTimestamp(packet, 40)) / 2;
    return Math.round((sentAt + receivedAt) / 2 - serverTime);
  } catch {
    return null;
  } finally {
    socket.close();
  }
}
