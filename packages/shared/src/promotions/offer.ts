import { z } from 'zod';
import { PromoReductionShape } from './promo-code.ts';

export const Offer = z.object({
  code: z.string(),
  reduction: PromoReductionShape,
  minimum: z.int().optional(),
  endsOn: z.iso.date().optional(),
  limitPerPerson: z.int().optional(),
});
export type Offer = z.infer<typeof Offer>;
