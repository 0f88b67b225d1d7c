import { z } from 'zod';
import { chooseMessage } from './choose-message.ts';
import { MAX_PAGE, PAGE_MESSAGE } from './catalog/list-choices.ts';
import { Day } from './day-range.ts';
import { queryText } from './plain-text.ts';
import { sentAsInteger } from './sent-as.ts';

/** `page` counts from 1. */
export function pageFields({ defaultSize, max }: { defaultSize: number; max: number }) {
  const sizeMessage = `Choose 1 to ${max} per page.`;
  return {
    page: z.coerce
      .number(PAGE_MESSAGE)
      .int(PAGE_MESSAGE)
      .min(1, PAGE_MESSAGE)
      .max(MAX_PAGE, 'At most page 10,000.')
      .default(1),
    limit: z.coerce
      .number(sizeMessage)
      .int(sizeMessage)
      .min(1, sizeMessage)
      .max(max, sizeMessage)
      .default(defaultSize),
  };
}

export const listQuery = {
  page: pageFields({ defaultSize: 25, max: 50 }),
  search: { search: queryText('Send one search.', 64).optional() },
  /** Days in India, inclusive. */
  days: { from: Day.optional(), to: Day.optional() },
  /** The first is the default. */
  sort: <const Sort extends string>(sorts: readonly [Sort, ...Sort[]], message = chooseMessage(sorts)) => ({
    sort: z.enum(sorts, message).default(sorts[0] as z.core.util.NoUndefined<Sort>),
  }),
};

/** `total` rows match the query. */
export const listTotal = { total: z.int(), page: z.int(), limit: z.int() };

/** Unlike `z.coerce`, which also takes `1e2` and an empty value. */
export const queryInteger = (min: number, max: number, message: string) =>
  z
    .string(message)
    // Aborts, so that the range check sees only numbers.
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
    .meta(sentAsInteger(min, max));
