import mongoose from 'mongoose';
import type { Config } from '../config.ts';
import { openPictures } from '../media/picture-store.ts';
import type { Shop } from './dump-shop.ts';
import { inOneLine } from './in-one-line.ts';

const DATABASE_WAIT_MS = 5000;

/** Runs a tool on the shop's database and ends with status 1 and one line when it fails. */
export async function runOnShop(config: Config, work: (shop: Shop) => Promise<void>): Promise<void> {
  const client = new mongoose.mongo.MongoClient(config.mongodbUri, {
    serverSelectionTimeoutMS: DATABASE_WAIT_MS,
  });
  const pictures = openPictures(config);
  try {
    await client.connect();
    await work({ client, databaseName: client.db().databaseName, pictures });
  } catch (error) {
    console.error(inOneLine(error));
    process.exitCode = 1;
  } finally {
    pictures.close();
    await client.close();
  }
}
