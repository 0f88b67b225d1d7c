import { shopAppName } from '../../platform/database/database.ts';
import { BackupError } from './backup-error.ts';
import type { Shop } from './dump-shop.ts';

type ShopConnection = Pick<Shop, 'client' | 'databaseName'>;

const HEARTBEAT_TIMEOUT_MS = 30_000;

/**
 * Running processes would continue with replaced data.
 * @throws BackupError even when the restore is forced
 */
export async function assertNoShopRuns(shop: ShopConnection): Promise<void> {
  if ((await hasClients(shop)) ?? (await hasFreshHeartbeat(shop)))
    throw new BackupError(
      `A shop is connected to the database ${shop.databaseName}. Stop the API and worker first. Nothing was changed.`,
    );
}

/** Counts idle shop processes too; `undefined` when the server does not report clients. */
async function hasClients({ client, databaseName }: ShopConnection) {
  const listClients = async (allUsers: boolean) => {
    const clients = client
      .db('admin')
      .aggregate([
        { $currentOp: { allUsers, idleConnections: true } },
        { $match: { appName: shopAppName(databaseName) } },
        { $limit: 1 },
      ]);
    return (await clients.toArray()).length > 0;
  };
  // Without the privilege to list other users, a shop sees the connections of its own user.
  return await listClients(true).catch(() => listClients(false).catch(() => undefined));
}

async function hasFreshHeartbeat({ client, databaseName }: ShopConnection) {
  const [{ isFresh } = { isFresh: false }] = await client
    .db(databaseName)
    .collection('heartbeats')
    .aggregate<{ isFresh: boolean }>([
      { $match: { _id: 'worker' } },
      { $project: { isFresh: { $gt: ['$at', { $subtract: ['$$NOW', HEARTBEAT_TIMEOUT_MS] }] } } },
    ])
    .toArray();
  return isFresh;
}
