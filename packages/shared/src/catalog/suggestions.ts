import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { SearchNote } from './search-note.ts';

/** A product in a line: enough to recognise it. */
export const SuggestedProduct = z.object({
  _id: ObjectId,
  name: z.string(),
  price: z.int().min(0),
  /** Present only where it is above the price. */
  mrp: z.int().positive().optional(),
  /** Address of the first picture; empty without one. */
  image: z.string(),
  /** Whether there is a piece to be had. */
  inStock: z.boolean(),
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

/** Most products, kinds and terms that are suggested at once. */
export const SUGGESTED = { products: 4, terms: 3 } as const;

export const Suggestions = SearchNote.extend({
  products: z.array(SuggestedProduct),
  /** Products that the whole search would give. */
  productCount: z.int(),
  /** Kinds among them, with how many of each. */
  categories: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  /** Searches that what was typed may become; each finds something. */
  terms: z.array(z.string()),
});
export type Suggestions = z.infer<typeof Suggestions>;
