import { setTimeout as wait } from 'node:timers/promises';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { LISTED } from './product-filter.ts';
import type { ProductRecord } from './product.model.ts';

/** Larger batches block the event loop. */
export const BATCH_SIZE = 500;

const MAX_ATTEMPTS = 4;
const RETRY_MS = 500;

/**
 * Reads by id and awaits `take` for each batch. A failed batch is retried alone, so a busy server never
 * restarts the whole read.
 */
export async function readListedProducts<Field extends keyof ProductRecord>(
  { products }: Pick<Database, 'products'>,
  fields: Readonly<Record<Field, 1>>,
  take: (records: Pick<ProductRecord, '_id' | Field>[]) => void | Promise<void>,
): Promise<void> {
  let last: ProductRecord['_id'] | undefined;
  const next = () =>
    products
      .find({ ...LISTED, ...(last && { _id: trusted({ $gt: last }) }) }, fields, { hint: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean<Pick<ProductRecord, '_id' | Field>[]>();
  for (;;) {
    const records = await withRetries(next);
    if (records.length > 0) await take(records);
    if (records.length < BATCH_SIZE) return;
    last = records.at(-1)?._id;
  }
}

async function withRetries<Result>(ask: () => PromiseLike<Result>): Promise<Result> {
  for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
}
