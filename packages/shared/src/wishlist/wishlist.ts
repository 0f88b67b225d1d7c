import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { sentAs } from '../sent-as.ts';

export const WishlistEntry = z.object({
  product: ObjectId,
  price: z.int().min(0).describe('In whole rupees when saved, to detect price drops.'),
  savedAt: z.iso.datetime().meta(
    sentAs({
      type: 'string',
      format: 'date-time',
      pattern: 'T[0-9]{2}:[0-9]{2}(:[0-5][0-9](\\.[0-9]+)?)?Z$',
      description: 'In UTC.',
    }),
  ),
});
export type WishlistEntry = z.infer<typeof WishlistEntry>;
