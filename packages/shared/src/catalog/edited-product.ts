import { z } from 'zod';
import { DEPARTMENTS } from './list-choices.ts';
import {
  Category,
  isStockInBounds,
  NewSize,
  productShape,
  Rupees,
  SENT_AS_STOCK,
  SIZES_MAX,
  Stock,
  TOO_MUCH_STOCK,
} from './new-product.ts';

const SeenStock = Stock.describe(
  'The stock that you read. The difference from it to `stock` is applied, so that sales since then still count. Absent: the stock becomes exactly `stock`, if nothing was sold since the `ETag` in `If-Match`. When the product gains its first sizes or loses all, `stockFrom` must be its current stock; when it replaces sizes, that stock must be unchanged but for sales of the sizes that stay.',
);

/**
 * Edit by staff. With `from`, the stock that the editor saw, stock changes by the difference. Without it,
 * stock is absolute and the server checks the bound. No defaults apply: an edit sends price,
 * category, department and stock.
 */
export const EditedProduct = productShape({
  price: Rupees,
  category: Category,
  department: z.enum(DEPARTMENTS),
  stock: Stock.meta(SENT_AS_STOCK),
  sizes: z
    .array(
      NewSize.extend({ stock: Stock, from: SeenStock.optional() }).refine(
        ({ stock, from }) => from === undefined || isStockInBounds(stock, from),
        { path: ['stock'], error: TOO_MUCH_STOCK },
      ),
    )
    .max(SIZES_MAX, `At most ${SIZES_MAX} sizes.`)
    .optional(),
  stockFrom: SeenStock.optional(),
});
export type EditedProduct = z.infer<typeof EditedProduct>;
