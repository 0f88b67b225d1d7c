import { z } from 'zod';
import { isStockInBounds, NewSize, productShape, SIZES_MAX, Stock, TOO_MUCH_STOCK } from './new-product.ts';

/**
 * A product as staff send it back. Stock changes by difference: `from` is the stock that the editor saw (0
 * for a new size), so that concurrent sales count.
 */
export const EditedProduct = productShape({
  sizes: z
    .array(
      NewSize.extend({ stock: Stock, from: Stock.default(0) }).refine(
        ({ stock, from }) => isStockInBounds(stock, from),
        { path: ['stock'], error: TOO_MUCH_STOCK },
      ),
    )
    .max(SIZES_MAX, `At most ${SIZES_MAX} sizes.`)
    .optional(),
  stockFrom: Stock.default(0),
});
export type EditedProduct = z.infer<typeof EditedProduct>;
