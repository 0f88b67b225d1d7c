import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Shop } from '../backup/dump-shop.ts';
import { openDatabase } from '../database.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { loadManyOrders } from '../seed/load-many-orders.ts';
import { startTestShop, testConfig } from './start-test-shop.ts';

/** A shop with orders and pictures to back up, and a folder for its backups. */
export async function startBackupShop({ orders }: { orders: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'e-store-backup-'));
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'pictures'), { recursive: true });
  for (const name of ['up-1.webp', 'up-1.400.webp']) await writeFile(join(dataDir, 'pictures', name), name);
  const shop = await startTestShop({ config: { dataDir } });
  for (let product = 0; product < 5; product += 1)
    await shop.addProduct({ sizes: ['S', 'M'].map((size) => ({ size, stock: 10_000 })) });
  await loadManyOrders(shop.database, orders, () => {}, shop.now());
  const own = await connect(shop.config.mongodbUri, dataDir);
  const others: { shop: Shop; close: () => Promise<void> }[] = [];
  let count = 0;
  return {
    api: shop,
    own: own.shop,
    folder,
    /** A place of its own to restore into: an empty database, and a folder without pictures. */
    elsewhere: async () => {
      count += 1;
      const other = await connect(testConfig().mongodbUri, join(folder, `elsewhere-${count}`));
      others.push(other);
      return other.shop;
    },
    /** How many of the shop's rules the database breaks. */
    breaches: async ({ databaseName }: Shop) => {
      const uri = new URL(shop.config.mongodbUri);
      uri.pathname = `/${databaseName}`;
      const database = openDatabase(uri.href);
      try {
        return await checkInvariants(database, () => {});
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

async function connect(uri: string, dataDir: string) {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  return { shop: { client, databaseName: client.db().databaseName, dataDir }, close: () => client.close() };
}
