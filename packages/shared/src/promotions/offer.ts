import { z } from 'zod';
import { PromoReductionShape } from './promo-code.ts';

/** A public promo code that runs today, as shoppers see it. */
export const Offer = z.object({
  code: z.string(),
  reduction: PromoReductionShape,
  /** Whole rupees of items. */
  minimum: z.int().optional(),
  /** The last day, in India. */
  endsOn: z.iso.date().optional(),
  /** Orders of one customer that may carry it. */
  limitPerPerson: z.int().optional(),
});
export type Offer = z.infer<typeof Offer>;
