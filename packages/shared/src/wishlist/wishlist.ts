import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { sentAs } from '../sent-as.ts';

/** A garment that somebody wants to find again. */
export const WishlistEntry = z.object({
  product: ObjectId,
  /** What it cost then, in whole rupees: so that the list can tell when it fell. */
  price: z.int().min(0),
  savedAt: z.iso
    .datetime()
    .meta(sentAs({ type: 'string', format: 'date-time', pattern: 'Z$', description: 'In UTC.' })),
});
export type WishlistEntry = z.infer<typeof WishlistEntry>;
