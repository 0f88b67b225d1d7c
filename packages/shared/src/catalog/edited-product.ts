import { z } from 'zod';
import { NewSize, Pieces, productShape } from './new-product.ts';

/**
 * A product as staff send it back. Stock goes by difference: `from` is what the person saw when they began, so that what
 * was sold meanwhile is not lost; 0 for a size that was not there.
 */
export const EditedProduct = productShape({
  sizes: z
    .array(NewSize.extend({ from: Pieces.default(0) }))
    .max(20, 'At most 20 sizes.')
    .optional(),
  stockFrom: Pieces.default(0),
});
export type EditedProduct = z.infer<typeof EditedProduct>;
