import mongoose from 'mongoose';
import { assertReplicaSet } from '../../platform/database/assert-replica-set.ts';
import { type Config, readProcessConfig } from '../../platform/config/config.ts';
import { openPictures } from '../../platform/storage/picture-store.ts';
import type { Shop } from './dump-shop.ts';
import { formatError } from './backup-error.ts';

const DATABASE_WAIT_MS = 5000;

export async function runOnShop(work: (shop: Shop, config: Config) => Promise<void>): Promise<void> {
  await exitOnError(async () => {
    const config = readProcessConfig();
    await assertReplicaSet(config.mongodbUri);
    const client = new mongoose.mongo.MongoClient(config.mongodbUri, {
      serverSelectionTimeoutMS: DATABASE_WAIT_MS,
    });
    const pictures = openPictures(config);
    try {
      await client.connect();
      await work({ client, databaseName: client.db().databaseName, pictures }, config);
    } finally {
      pictures.close();
      await client.close();
    }
  });
}

export async function exitOnError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}
