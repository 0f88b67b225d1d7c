import { z } from 'zod';
import { queryText } from '../plain-text.ts';
import { sentAs, sentAsInteger } from '../sent-as.ts';
import { DEPARTMENTS } from './departments.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_ONCE, PAGE_SIZES, type PageSize } from './pages.ts';
import { SORT_ORDERS } from './sort-orders.ts';

const wholeNumber = (message: string) =>
  z
    .string(message)
    // Aborting: a rule about several numbers must not see one that is none.
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number);

const isPageSize = (size: number): size is PageSize => PAGE_SIZES.some((known) => known === size);

const bound = wholeNumber('Use whole rupees, like 500.').meta(sentAsInteger(0, 999_999_999));
const flag = z.enum(['true', 'false'], 'Use true or false.').transform((value) => value === 'true');
const word = queryText('Send one value.', 80).min(1, 'Leave out empty values.');

/** `price[gt]`, `price[gte]`, `price[lt]`, `price[lte]`, each with its usual meaning, in whole rupees. */
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

/**
 * The query of the product list. Each name takes one value; a bad value is refused by name, other names are ignored.
 * The storefront's own defaults (T-Shirt, ₹0–1500) live in its pages: a bare call is everything on sale.
 */
export const ProductListQuery = z.object({
  keyword: queryText('Send one keyword.', 64).optional(),
  page: wholeNumber(PAGE_ONCE)
    .pipe(z.int().min(1, PAGE_ONCE).max(MAX_PAGE, `At most page ${MAX_PAGE}.`))
    .meta(sentAsInteger(1, MAX_PAGE))
    .default(1),
  limit: wholeNumber(`Choose ${PAGE_SIZES.join(', ')}.`)
    .refine(isPageSize, `Choose ${PAGE_SIZES.join(', ')}.`)
    .transform((size): PageSize => (isPageSize(size) ? size : DEFAULT_PAGE_SIZE))
    .meta(sentAs({ type: 'integer', enum: PAGE_SIZES }))
    .default(DEFAULT_PAGE_SIZE),
  /** Key, name or alias of a category, or `all`. */
  category: word.optional(),
  department: z.enum(DEPARTMENTS, `Choose ${DEPARTMENTS.join(', ')}.`).optional(),
  /** In stock in that size. */
  size: word.optional(),
  /** A colour, or a family of them: `blue` holds navy, indigo, sky … Letter case makes no difference. */
  colour: word.optional(),
  brand: word.optional(),
  origin: word.optional(),
  /** Below its MRP. */
  onSale: flag.optional(),
  inStock: flag.optional(),
  price: PriceQuery.optional(),
  sort: z.enum(SORT_ORDERS, `Choose ${SORT_ORDERS.join(', ')}.`).optional(),
  /** Adds how many products each choice of each filter would give. */
  facets: flag.optional(),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;
