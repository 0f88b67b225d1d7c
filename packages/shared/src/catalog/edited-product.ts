import { z } from 'zod';
import { isStockInBounds, NewSize, productShape, SIZES_MAX, Stock, TOO_MUCH_STOCK } from './new-product.ts';

/**
 * A product as staff send it back. Stock goes by difference: `from` is what the person saw when they began, so that what
 * was sold meanwhile is not lost; 0 for a size that was not there.
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
