import { addDays, startOfDay } from '@e-store/shared/india-day';

type Days = { from?: string | undefined; to?: string | undefined };

/**
 * The moments of calendar days of India, both inclusive, as MongoDB writes a range; nothing where neither end is given.
 * An aggregation takes it as it is, a `find` has to trust its operators.
 */
export function momentsOf(days: { from: string; to: string }): { $gte: Date; $lt: Date };
export function momentsOf(days: Days): { $gte?: Date; $lt?: Date } | undefined;
export function momentsOf({ from, to }: Days) {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { $gte: startOfDay(from) }),
    ...(to !== undefined && { $lt: startOfDay(addDays(to, 1)) }),
  };
}
