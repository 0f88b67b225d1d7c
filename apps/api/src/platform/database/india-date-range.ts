import { addDays, startOfDay } from '@e-store/shared/india-day';

type Days = { from?: string | undefined; to?: string | undefined };

/** Both days in India and inclusive; `undefined` without either. A `find` must wrap the range in `trusted`. */
export function toIndiaDateRange(days: { from: string; to: string }): { $gte: Date; $lt: Date };
export function toIndiaDateRange(days: Days): { $gte?: Date; $lt?: Date } | undefined;
export function toIndiaDateRange({ from, to }: Days) {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { $gte: startOfDay(from) }),
    ...(to !== undefined && { $lt: startOfDay(addDays(to, 1)) }),
  };
}
