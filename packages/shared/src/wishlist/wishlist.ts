import { z } from 'zod';
import { ObjectId } from '../object-id.ts';

/** A garment that somebody wants to find again. */
export const WishlistEntry = z.object({
  product: ObjectId,
  /** What it cost then, in whole rupees: so that the list can tell when it fell. */
  price: z.int().min(0),
  savedAt: z.iso.datetime(),
});
export type WishlistEntry = z.infer<typeof WishlistEntry>;
