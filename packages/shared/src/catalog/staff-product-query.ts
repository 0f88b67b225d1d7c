import { z } from 'zod';
import { DEPARTMENTS } from './departments.ts';
import { MAX_PAGE } from './pages.ts';
import { ProductListQuery } from './product-list-query.ts';
import { PRODUCT_STATUSES } from './product-status.ts';
import { STAFF_PAGE_SIZES, STAFF_PRODUCT_SORTS, STOCK_LEVELS } from './staff-product-choices.ts';

const whole = (max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.int().min(1, message).max(max, message));

/** The list of E-DASH: drafts and what is off sale are in it; what was archived only when it is asked for. */
export const StaffProductQuery = z.object({
  /** Words of the name, the brand or the colour, or an id. */
  keyword: z
    .string('Give one keyword.')
    .trim()
    .max(64, 'At most 64 characters.')
    .regex(/^\P{Cc}*$/u, 'Use letters, digits and punctuation only.')
    .optional(),
  page: whole(MAX_PAGE, 'Pages are counted from 1.').default(1),
  limit: whole(STAFF_PAGE_SIZES[2], `At most ${STAFF_PAGE_SIZES[2]} a page.`).default(STAFF_PAGE_SIZES[0]),
  /** A category's key. */
  category: z.string().trim().min(1, 'Leave it out instead of empty.').max(60).optional(),
  department: z.enum(DEPARTMENTS, `Choose ${DEPARTMENTS.join(', ')}.`).optional(),
  status: z.enum(PRODUCT_STATUSES, `Choose ${PRODUCT_STATUSES.join(', ')}.`).optional(),
  /** The STOCK switch. */
  onSale: z
    .enum(['true', 'false'], 'Say true or false.')
    .transform((value) => value === 'true')
    .optional(),
  stock: z.enum(STOCK_LEVELS, `Choose ${STOCK_LEVELS.join(', ')}.`).optional(),
  price: ProductListQuery.shape.price,
  sort: z.enum(STAFF_PRODUCT_SORTS, `Choose ${STAFF_PRODUCT_SORTS.join(', ')}.`).default('newest'),
});
export type StaffProductQuery = z.infer<typeof StaffProductQuery>;
