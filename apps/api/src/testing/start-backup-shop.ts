import { invariants } from '../app/features.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Config } from '../platform/config/config.ts';
import type { Shop } from '../cli/backup/dump-shop.ts';
import { openDatabase } from '../app/open-database.ts';
import { checkInvariants } from '../platform/invariants/check-invariants.ts';
import { loadManyOrders } from '../seed/load-many-orders.ts';
import { openFolder } from '../platform/storage/folder-pictures.ts';
import type { PictureStore } from '../platform/storage/picture-store.ts';
import { startTestShop, testConfig } from './start-test-shop.ts';

export async function startBackupShop({ orders, config = {} }: { orders: number; config?: Partial<Config> }) {
  const folder = await mkdtemp(join(tmpdir(), 'e-store-backup-'));
  const dataDir = join(folder, 'data');
  const shop = await startTestShop({ config: { dataDir, ...config } });
  for (const name of ['up-1.webp', 'up-1.400.webp']) await shop.pictures.put(name, Buffer.from(name));
  for (let product = 0; product < 5; product += 1)
    await shop.addProduct({ sizes: ['S', 'M'].map((size) => ({ size, stock: 10_000 })) });
  await loadManyOrders(shop.database, orders, () => {}, shop.now());
  const own = await connect(shop.config.mongodbUri, shop.pictures);
  const others: { shop: Shop; close: () => Promise<void> }[] = [];
  let count = 0;
  return {
    api: shop,
    own: own.shop,
    folder,
    elsewhere: async () => {
      count += 1;
      const other = await connect(testConfig().mongodbUri, openFolder(join(folder, `elsewhere-${count}`)));
      others.push(other);
      return other.shop;
    },
    breaches: async ({ databaseName }: Shop) => {
      const uri = new URL(shop.config.mongodbUri);
      uri.pathname = `/${databaseName}`;
      const database = openDatabase(uri.href, { isPatient: true });
      try {
        return await checkInvariants(database, invariants, () => {});
      } finally {
        await database.connection.close();
      }
    },
    stop: async () => {
      for (const { shop: other, close } of others) {
        await other.client.db(other.databaseName).dropDatabase();
        await close();
      }
      await own.close();
      await shop.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type BackupShop = Awaited<ReturnType<typeof startBackupShop>>;

async function connect(uri: string, pictures: PictureStore) {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  return { shop: { client, databaseName: client.db().databaseName, pictures }, close: () => client.close() };
}
