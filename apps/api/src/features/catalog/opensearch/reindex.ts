import { randomUUID } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import type { Timestamp } from 'mongodb';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { countListedProducts } from '../count-stock-work.ts';
import { operationTime } from '../follow-collection.ts';
import { readListedProducts } from '../read-listed-products.ts';
import { PRODUCTS_SYNC } from './catalog-sync.model.ts';
import { DOCUMENT_FIELDS, INDEX, REFRESH_INTERVAL, toDocument, toStockFields } from './documents.ts';
import { bulk } from './write-products.ts';

export const aliasOf = (prefix: string): string => `${prefix}-products`;

type Options = {
  client: Client;
  prefix: string;
  log: Logger;
  now: () => Date;
  onProgress?: (written: number, total: number) => void;
};

/**
 * Builds a new index and swaps the alias, so that searches never see a partial one. The sync repeats later
 * changes. After a failure the live index stays.
 */
export async function reindex(
  database: Database,
  { client, prefix, log, now, onProgress }: Options,
): Promise<void> {
  const { products, catalogSyncs } = database;
  const alias = aliasOf(prefix);
  const since: Timestamp = await operationTime(products);
  const startedAt = now();
  const index = `${alias}-${startedAt.getTime()}-${randomUUID().slice(0, 8)}`;
  const total = await countListedProducts(database);
  await removeLeftovers(client, alias, startedAt);
  await client.indices.create({ index, body: INDEX });
  try {
    let written = 0;
    await readListedProducts(database, DOCUMENT_FIELDS, async (records) => {
      const lines = records.flatMap((record) => [
        { index: { _id: String(record._id) } },
        { ...toDocument(record), popularity: record.sold, ...toStockFields(record) },
      ]);
      await bulk({ client, index, log }, lines, 'false');
      written += records.length;
      onProgress?.(written, total);
    });
    await client.indices.putSettings({ index, body: { refresh_interval: REFRESH_INTERVAL } });
    await client.indices.refresh({ index });
    const previous = await indicesBehind(client, alias);
    await client.indices.updateAliases({
      body: {
        actions: [...previous.map((each) => ({ remove_index: { index: each } })), { add: { index, alias } }],
      },
    });
  } catch (error) {
    await client.indices.delete({ index, ignore_unavailable: true }).catch(() => {});
    throw error;
  }
  await catalogSyncs.updateOne(
    { _id: PRODUCTS_SYNC },
    {
      $set: { index, since, popularityAt: startedAt },
      $unset: { resumeToken: 1 },
      $inc: { version: 1 },
      $setOnInsert: { until: new Date(0) },
    },
    { upsert: true },
  );
}

/** None before the first reindex. */
export async function indicesBehind(client: Client, alias: string): Promise<string[]> {
  const { body: exists } = await client.indices.existsAlias({ name: alias });
  if (!exists) return [];
  const { body } = await client.indices.getAlias({ name: alias });
  return Object.keys(body);
}

const LEFTOVER_MS = 24 * 60 * 60 * 1000;

/** From killed reindexes. Those of the last day may still be in use. */
async function removeLeftovers(client: Client, alias: string, now: Date): Promise<void> {
  const { body } = await client.indices.get({ index: `${alias}-*`, ignore_unavailable: true });
  const live = await indicesBehind(client, alias);
  const createdAt = (index: string) => Number(index.slice(alias.length + 1).split('-')[0]);
  const leftovers = Object.keys(body).filter(
    (index) => !live.includes(index) && createdAt(index) < now.getTime() - LEFTOVER_MS,
  );
  if (leftovers.length > 0) await client.indices.delete({ index: leftovers });
}
