import { shopAppName } from '../database.ts';
import { BackupError } from './backup-error.ts';
import type { Shop } from './dump-shop.ts';

type Connected = Pick<Shop, 'client' | 'databaseName'>;

const SILENT_FOR_MS = 30_000;

/**
 * Ensures that no API or worker uses the database, because they would continue with replaced data.
 * @throws BackupError even when the restore is forced
 */
export async function assertNoShopRuns(shop: Connected): Promise<void> {
  if ((await hasClients(shop)) ?? (await hasFreshHeartbeat(shop)))
    throw new BackupError(
      `A shop is connected to the database ${shop.databaseName}. Stop the API and worker first. Nothing was changed.`,
    );
}

/**
 * Returns whether a shop process is connected, including idle ones, or `undefined` when the server does not
 * report clients.
 */
async function hasClients({ client, databaseName }: Connected) {
  const ask = async (allUsers: boolean) => {
    const seen = client
      .db('admin')
      .aggregate([
        { $currentOp: { allUsers, idleConnections: true } },
        { $match: { appName: shopAppName(databaseName) } },
        { $limit: 1 },
      ]);
    return (await seen.toArray()).length > 0;
  };
  // Listing other users requires a privilege; without it a shop sees the connections of its own user.
  return await ask(true).catch(() => ask(false).catch(() => undefined));
}

async function hasFreshHeartbeat({ client, databaseName }: Connected) {
  const [{ isFresh } = { isFresh: false }] = await client
    .db(databaseName)
    .collection('heartbeats')
    .aggregate<{ isFresh: boolean }>([
      { $match: { _id: 'worker' } },
      { $project: { isFresh: { $gt: ['$at', { $subtract: ['$$NOW', SILENT_FOR_MS] }] } } },
    ])
    .toArray();
  return isFresh;
}
