import { shopAppName } from '../database.ts';
import { BackupError } from './backup-error.ts';
import type { Shop } from './dump-shop.ts';

type Connected = Pick<Shop, 'client' | 'databaseName'>;

/** A worker gives a sign of life every ten seconds. */
const SILENT_FOR_MS = 30_000;

/**
 * Makes sure that no API and no worker uses the database: they would continue with data that was replaced.
 * @throws BackupError also when the restore is forced
 */
export async function assertNoShopRuns(shop: Connected): Promise<void> {
  if ((await hasClients(shop)) ?? (await hasFreshHeartbeat(shop)))
    throw new BackupError(
      `A shop is connected to the database ${shop.databaseName}. Stop the API and worker first. Nothing was changed.`,
    );
}

/** Whether a process of a shop is connected, idle ones included; `undefined` where the server does not tell. */
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
  // Of other users only who may see them is told; with a user of its own a shop sees itself.
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
