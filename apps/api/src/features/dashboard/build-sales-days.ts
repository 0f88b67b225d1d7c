import { addDays, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import { sumOrders, SOLD_ORDER_FIELDS, type SoldOrder } from './sum-orders.ts';

const MAX_RUN_DAYS = 31;

/**
 * Recomputes the totals of past days. Totals are written only while the change count that they were read at
 * still holds. A later change increments the count, so the next reader recomputes the day.
 */
export async function buildSalesDays(database: Database, days: readonly string[]): Promise<void> {
  for (const run of groupConsecutiveDays(days)) await buildConsecutiveDays(database, run);
}

function groupConsecutiveDays(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && run.length < MAX_RUN_DAYS && addDays(run.at(-1) ?? '', 1) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

async function buildConsecutiveDays({ salesDays, orders }: Database, days: readonly string[]): Promise<void> {
  const dayFilter = { _id: trusted({ $in: days }) };
  await salesDays.bulkWrite(
    days.map((day) => ({
      updateOne: { filter: { _id: day }, update: { $setOnInsert: { changes: 0 } }, upsert: true },
    })),
    { ordered: false },
  );
  const dayVersions = await salesDays.find(dayFilter, { changes: 1 }).lean();
  const span = toIndiaDateRange({ from: days[0] ?? '', to: days.at(-1) ?? '' });
  const byDay = new Map<string, SoldOrder[]>(days.map((day) => [day, []]));
  for (const order of await orders.find({ createdAt: trusted(span) }, SOLD_ORDER_FIELDS).lean())
    byDay.get(indiaDay(order.createdAt))?.push(order);
  await salesDays.bulkWrite(
    dayVersions.map(({ _id, changes }) => ({
      updateOne: {
        filter: { _id, changes },
        update: { $set: { figures: { changes, ...sumOrders(byDay.get(_id) ?? []) } } },
      },
    })),
    { ordered: false },
  );
}
