import { setTimeout as wait } from 'node:timers/promises';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { LISTED } from './product-filter.ts';
import type { ProductRecord } from './product.model.ts';

/** So many at a time: what comes in one answer is taken in without a pause for anything else. */
export const PART = 500;

/** A part that was not answered is asked for again; a catalogue of a million is two thousand of them. */
const TRIES = 4;
const RETRY_MS = 500;

/**
 * Reads these fields of all products that shoppers see, part by part in the order of their ids, and waits for each to be taken in. Each
 * part is a question of its own: a server that is so busy that one of them is not answered in time does not begin anew.
 */
export async function readListed<Field extends keyof ProductRecord>(
  { products }: Pick<Database, 'products'>,
  fields: Readonly<Record<Field, 1>>,
  take: (records: Pick<ProductRecord, '_id' | Field>[]) => void | Promise<void>,
): Promise<void> {
  let last: ProductRecord['_id'] | undefined;
  const next = () =>
    products
      .find({ ...LISTED, ...(last && { _id: trusted({ $gt: last }) }) }, fields, { hint: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(PART)
      .lean<Pick<ProductRecord, '_id' | Field>[]>();
  for (;;) {
    const records = await tried(next);
    if (records.length > 0) await take(records);
    if (records.length < PART) return;
    last = records.at(-1)?._id;
  }
}

async function tried<Result>(ask: () => PromiseLike<Result>): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
}
