import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { SearchNote } from './search-note.ts';

export const SuggestedProduct = z.object({
  _id: ObjectId,
  name: z.string(),
  price: z.int().min(0),
  /** Present only when above the price. */
  mrp: z.int().positive().optional(),
  image: z.string(),
  inStock: z.boolean(),
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

export const SUGGESTION_LIMITS = { products: 4, terms: 3 } as const;

export const Suggestions = SearchNote.extend({
  products: z.array(SuggestedProduct),
  productCount: z.int(),
  categories: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  /** Completions; each has results. */
  terms: z.array(z.string()),
});
export type Suggestions = z.infer<typeof Suggestions>;
