import { z } from 'zod';
import { ObjectId } from '../object-id.ts';

/** How a garment turned out against its size. */
export const FITS = ['small', 'true', 'large'] as const;

/** What a buyer says of a product. There are none but from people whose order of it was delivered. */
export const Review = z.object({
  _id: ObjectId,
  stars: z.int().min(1).max(5),
  words: z.string(),
  fit: z.enum(FITS).optional(),
  /** The size that was bought. */
  size: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Review = z.infer<typeof Review>;
