import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { listQuery, queryInteger } from '../list-query.ts';
import { queryText } from '../plain-text.ts';
import { sentAsQueryText } from '../sent-as.ts';
import { DEPARTMENTS, MAX_PAGE, PAGE_MESSAGE } from './list-choices.ts';
import { ProductListQuery } from './product-list-query.ts';
import {
  PRODUCT_STATUSES,
  STAFF_PAGE_SIZES,
  STAFF_PRODUCT_SORTS,
  STOCK_LEVELS,
} from './staff-product-choices.ts';

/** Archived products appear only on request. */
export const StaffProductQuery = z.object({
  keyword: queryText('Send one keyword.', 64).optional(),
  page: queryInteger(1, MAX_PAGE, PAGE_MESSAGE).default(1),
  limit: queryInteger(1, STAFF_PAGE_SIZES[2], `At most ${STAFF_PAGE_SIZES[2]} per page.`).default(
    STAFF_PAGE_SIZES[0],
  ),
  category: queryText('Send one value.', 60)
    .min(1, 'Leave out empty values.')
    .meta(sentAsQueryText(60))
    .optional()
    .describe('Key of a category.'),
  department: z.enum(DEPARTMENTS, chooseMessage(DEPARTMENTS)).optional(),
  status: z.enum(PRODUCT_STATUSES, chooseMessage(PRODUCT_STATUSES)).optional(),
  onSale: z
    .enum(['true', 'false'], 'Use true or false.')
    .transform((value) => value === 'true')
    .optional()
    .describe('Only products that are sold (`true`) or not sold (`false`).'),
  stock: z
    .enum(STOCK_LEVELS, chooseMessage(STOCK_LEVELS))
    .optional()
    .describe(
      '`low`: in stock, with a size at or below the low-stock threshold. `unassigned`: with units returned in a size that the product lacks.',
    ),
  price: ProductListQuery.shape.price,
  ...listQuery.sort(STAFF_PRODUCT_SORTS),
});
export type StaffProductQuery = z.infer<typeof StaffProductQuery>;
