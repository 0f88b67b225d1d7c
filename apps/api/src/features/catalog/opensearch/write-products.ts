import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { trusted, Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { LISTED } from '../product-filter.ts';
import { readListedProducts } from '../read-listed-products.ts';
import { DOCUMENT_FIELDS, toDocument, toStockFields } from './documents.ts';

/** An index, or the alias of the live one. */
export type Target = { client: Client; index: string; log: Logger };

const MAX_ATTEMPTS = 6;
const RETRY_MS = 500;
const BUSY = 429;

type Refresh = 'wait_for' | 'false';
type Line = object;

/**
 * Writes these products as MongoDB has them, and removes invisible ones. Returns whether lists changed: the
 * lowest stock alone does not change a list.
 */
export async function writeProducts(
  { products }: Pick<Database, 'products'>,
  target: Target,
  ids: readonly string[],
  refresh: Refresh = 'wait_for',
): Promise<boolean> {
  const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
  const records = await products.find({ ...LISTED, _id }, DOCUMENT_FIELDS).lean();
  const found = new Set(records.map((record) => String(record._id)));
  const update = (record: (typeof records)[number], changes: object): Line[] => [
    { update: { _id: String(record._id) } },
    changes,
  ];
  const lists = [
    ...records.flatMap((record) => {
      const doc = toDocument(record);
      return update(record, { doc, upsert: { ...doc, ...toStockFields(record), popularity: record.sold } });
    }),
    ...ids.filter((id) => !found.has(id)).map((id): Line => ({ delete: { _id: id } })),
  ];
  const stocks = records.flatMap((record) => update(record, { doc: toStockFields(record) }));
  const changed = await bulk(target, [...lists, ...stocks], refresh);
  return changed.slice(0, ids.length).includes(true);
}

/** Without ids, all. Returns whether any order changed. */
export async function writePopularity(
  database: Pick<Database, 'products'>,
  target: Target,
  ids: ReadonlySet<string> | undefined,
): Promise<boolean> {
  let hasChanged = false;
  await readListedProducts(database, { sold: 1 }, async (records) => {
    const lines = records
      .filter(({ _id }) => ids?.has(String(_id)) ?? true)
      .flatMap(({ _id, sold }): Line[] => [{ update: { _id: String(_id) } }, { doc: { popularity: sold } }]);
    if ((await bulk(target, lines, 'false')).includes(true)) hasChanged = true;
  });
  if (hasChanged) await target.client.indices.refresh({ index: target.index });
  return hasChanged;
}

/** Returns for each operation whether it changed a document. Retries while the server is busy or away. */
export async function bulk(
  { client, index, log }: Target,
  body: Line[],
  refresh: Refresh = 'wait_for',
): Promise<boolean[]> {
  if (body.length === 0) return [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { body: answer } = await client.bulk({ index, body, refresh });
      const items = answer.items.map((item) => item.update ?? item.delete ?? item.index);
      const busy = items.find((item) => item?.status === BUSY || (item?.status ?? 0) >= 500);
      if (busy) throw new Error(`OpenSearch is busy: ${busy.error?.reason ?? busy.status}`);
      // A refused document must not stop the sync for ever.
      for (const item of items)
        if (item?.error && item.status !== 404)
          log.error(
            { product: item._id, reason: item.error.reason },
            'catalogue sync: OpenSearch refused a product',
          );
      return items.map((item) => ['created', 'updated', 'deleted'].includes(item?.result ?? ''));
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      await wait(RETRY_MS * 2 ** (attempt - 1), undefined, { ref: false });
    }
  }
}
