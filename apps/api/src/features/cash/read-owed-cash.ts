import type { OwedCash } from '@e-store/shared/cash/endpoints';
import { type CashAge, cashAgeOf, courierKey } from '@e-store/shared/cash/remittance';
import { daysBetween, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { findOpenCash, NO_COURIER, owedOf } from '../payments/cash-of-orders.ts';

type OwedFilter = {
  courier?: string | undefined;
  age?: CashAge | undefined;
  /** Last day of collection in India. */
  until?: string | undefined;
};

/** Oldest first. */
export async function readOwedCash(
  database: Database,
  now: Date,
  filter: OwedFilter = {},
): Promise<OwedCash[]> {
  const open = (await findOpenCash(database)).filter((cash) => owedOf(cash) > 0);
  const orders = await database.orders
    .find({ _id: trusted({ $in: open.map(({ _id }) => _id) }) }, { number: 1, tracking: 1 })
    .lean();
  const byId = new Map(orders.map((order) => [String(order._id), order]));
  const today = indiaDay(now);
  return open
    .toSorted((a, b) => a.collectedAt.getTime() - b.collectedAt.getTime())
    .flatMap(({ _id, collectedAt, ...cash }) => {
      const order = byId.get(String(_id));
      if (!order) return [];
      const { number, tracking } = order;
      return {
        order: String(_id),
        number,
        courier: tracking?.courier ?? NO_COURIER,
        ...(tracking && { tracking: tracking.number }),
        deliveredAt: collectedAt.toISOString(),
        days: Math.max(0, daysBetween(indiaDay(collectedAt), today)),
        ...cash,
        owed: owedOf(cash),
      };
    })
    .filter((one) => matchesFilter(one, filter));
}

export const matchesFilter = (
  { courier, days, deliveredAt }: OwedCash,
  { courier: wanted, age, until }: OwedFilter,
): boolean =>
  (wanted === undefined || courierKey(courier) === courierKey(wanted)) &&
  (age === undefined || cashAgeOf(days) === age) &&
  (until === undefined || indiaDay(deliveredAt) <= until);
