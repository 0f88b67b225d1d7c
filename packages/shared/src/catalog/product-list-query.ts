import { z } from 'zod';
import { DEPARTMENTS } from './departments.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_SIZES, type PageSize } from './pages.ts';
import { SORT_ORDERS } from './sort-orders.ts';

const wholeNumber = (message: string) =>
  z
    .string(message)
    // Aborting: a rule about several numbers must not see one that is none.
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number);

const isPageSize = (size: number): size is PageSize => PAGE_SIZES.some((known) => known === size);

const bound = wholeNumber('Give prices in whole rupees, like 500.');
const flag = z.enum(['true', 'false'], 'Say true or false.').transform((value) => value === 'true');
const word = z
  .string('Give one value.')
  .trim()
  .min(1, 'Leave it out instead of empty.')
  .max(80, 'At most 80 characters.');

/** `price[gt]`, `price[gte]`, `price[lt]`, `price[lte]`, each with its usual meaning, in whole rupees. */
const PriceQuery = z
  .object({ gt: bound, gte: bound, lt: bound, lte: bound }, 'Write price[gte]=500 and the like.')
  .partial()
  .refine(
    ({ gt, gte, lt, lte }) => {
      const from = Math.max(gt ?? 0, gte ?? 0);
      const to = Math.min(lt ?? Infinity, lte ?? Infinity);
      return from <= to;
    },
    { error: 'The lower price is above the upper one.' },
  );

/**
 * The query of the product list. Each name takes one value; a bad value is refused by name, other names are ignored.
 * The storefront's own defaults (T-Shirt, ₹0–1500) live in its pages: a bare call is everything on sale.
 */
export const ProductListQuery = z.object({
  keyword: z.string('Give one keyword.').trim().max(64, 'At most 64 characters.').optional(),
  page: wholeNumber('Pages are counted from 1.')
    .pipe(z.int().min(1, 'Pages are counted from 1.').max(MAX_PAGE, `At most page ${MAX_PAGE}.`))
    .default(1),
  limit: wholeNumber(`Choose ${PAGE_SIZES.join(', ')}.`)
    .refine(isPageSize, `Choose ${PAGE_SIZES.join(', ')}.`)
    .transform((size): PageSize => (isPageSize(size) ? size : DEFAULT_PAGE_SIZE))
    .default(DEFAULT_PAGE_SIZE),
  /** Key, name or alias of a category, or `all`. */
  category: word.optional(),
  department: z.enum(DEPARTMENTS, `Choose ${DEPARTMENTS.join(', ')}.`).optional(),
  /** In stock in that size. */
  size: word.optional(),
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
