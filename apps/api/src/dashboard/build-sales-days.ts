import { addDays, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { momentsOf } from '../india-span.ts';
import { addUpOrders, SOLD, type SoldOrder } from './add-up-orders.ts';

/** So many days of orders are held in memory at a time. */
const AT_A_TIME = 31;

/**
 * Adds up the orders of past days anew. What is written says at which count of changes it was read, and only while that
 * count still holds: a change that comes between is in a transaction that counts on, so it is never lost, the day is
 * only added up once more by whoever asks next.
 */
export async function buildSalesDays(database: Database, days: readonly string[]): Promise<void> {
  for (const run of runsOf(days)) await buildRun(database, run);
}

/** Days that follow each other, so that no others are read with them. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && run.length < AT_A_TIME && addDays(run.at(-1) ?? '', 1) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

async function buildRun({ salesDays, orders }: Database, days: readonly string[]): Promise<void> {
  const theDays = { _id: trusted({ $in: days }) };
  await salesDays.bulkWrite(
    days.map((day) => ({
      updateOne: { filter: { _id: day }, update: { $setOnInsert: { changes: 0 } }, upsert: true },
    })),
    { ordered: false },
  );
  const heads = await salesDays.find(theDays, { changes: 1 }).lean();
  const span = momentsOf({ from: days[0] ?? '', to: days.at(-1) ?? '' });
  const byDay = new Map<string, SoldOrder[]>(days.map((day) => [day, []]));
  for (const order of await orders.find({ createdAt: trusted(span) }, SOLD).lean())
    byDay.get(indiaDay(order.createdAt))?.push(order);
  await salesDays.bulkWrite(
    heads.map(({ _id, changes }) => ({
      updateOne: {
        filter: { _id, changes },
        update: { $set: { figures: { changes, ...addUpOrders(byDay.get(_id) ?? []) } } },
      },
    })),
    { ordered: false },
  );
}
