import { addDays, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { momentsOf } from '../india-span.ts';
import { addUpOrders, SOLD, type SoldOrder } from './add-up-orders.ts';

const AT_A_TIME = 31;

/**
 * Recomputes the totals of past days. Totals are written only while the change count that they were read at
 * still holds. A later change increments the count, so the next reader recomputes the day.
 */
export async function buildSalesDays(database: Database, days: readonly string[]): Promise<void> {
  for (const run of runsOf(days)) await buildRun(database, run);
}

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
