import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { queryText } from '../plain-text.ts';
import { sentAs, sentAsInteger, sentAsQueryText } from '../sent-as.ts';
import {
  DEPARTMENTS,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE,
  PAGE_MESSAGE,
  PAGE_SIZES,
  type PageSize,
  SORT_ORDERS,
} from './list-choices.ts';

const wholeNumber = (message: string) =>
  z
    .string(message)
    // Aborts, so that rules about several numbers see only valid ones.
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number);

const isPageSize = (size: number): size is PageSize => PAGE_SIZES.some((known) => known === size);

const bound = wholeNumber('Use whole rupees, like 500.').meta(sentAsInteger(0, 999_999_999));
const flag = z.enum(['true', 'false'], 'Use true or false.').transform((value) => value === 'true');
const word = queryText('Send one value.', 80).min(1, 'Leave out empty values.').meta(sentAsQueryText(80));

const DISCOUNT_MESSAGE = 'Use a whole percentage from 1 to 99.';
const percent = wholeNumber(DISCOUNT_MESSAGE)
  .pipe(z.int().min(1, DISCOUNT_MESSAGE).max(99, DISCOUNT_MESSAGE))
  .meta(sentAsInteger(1, 99));

const PriceQuery = z
  .object({ gt: bound, gte: bound, lt: bound, lte: bound }, 'Use a form like price[gte]=500.')
  .partial()
  .refine(
    ({ gt, gte, lt, lte }) => {
      const from = Math.max(gt ?? 0, gte ?? 0);
      const to = Math.min(lt ?? Infinity, lte ?? Infinity);
      return from <= to;
    },
    { error: 'The minimum price is above the maximum price.' },
  );

export const ListFilters = z.object({
  category: word.optional(),
  department: z.enum(DEPARTMENTS, chooseMessage(DEPARTMENTS)).optional(),
  size: word.optional(),
  colour: word.optional(),
  brand: word.optional(),
  origin: word.optional(),
  onSale: flag.optional(),
  minDiscount: percent.optional(),
  inStock: flag.optional(),
  price: PriceQuery.optional(),
});
export type ListFilters = z.infer<typeof ListFilters>;

/** Rejects invalid and repeated values; ignores unknown names. */
export const ProductListQuery = z.object({
  keyword: queryText('Send one keyword.', 64, 'Search for at most 64 characters.').optional(),
  page: wholeNumber(PAGE_MESSAGE)
    .pipe(z.int().min(1, PAGE_MESSAGE).max(MAX_PAGE, `At most page ${MAX_PAGE}.`))
    .meta(sentAsInteger(1, MAX_PAGE))
    .default(1),
  limit: wholeNumber(chooseMessage(PAGE_SIZES))
    .refine(isPageSize, chooseMessage(PAGE_SIZES))
    .transform((size): PageSize => (isPageSize(size) ? size : DEFAULT_PAGE_SIZE))
    .meta(sentAs({ type: 'integer', enum: PAGE_SIZES }))
    .default(DEFAULT_PAGE_SIZE),
  ...ListFilters.shape,
  sort: z.enum(SORT_ORDERS, chooseMessage(SORT_ORDERS)).optional(),
  facets: flag.optional(),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;
