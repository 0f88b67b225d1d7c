import { z } from 'zod';
import { sentAs } from '../sent-as.ts';
import { normalisePromoCode, PROMO_STATES } from './promo-rules.ts';

/** At most 40 characters, compared in capitals. */
export const TypedPromoCode = z
  .string()
  .max(80)
  .transform(normalisePromoCode)
  .pipe(z.string().max(40))
  .meta(sentAs({ type: 'string', maxLength: 40 }));

const CODE_MESSAGE = 'Use 3 to 40 letters, digits and hyphens.';
const code = z
  .string(CODE_MESSAGE)
  .transform(normalisePromoCode)
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, CODE_MESSAGE))
  .meta(sentAs({ type: 'string', pattern: '^[A-Za-z0-9०-९][A-Za-z0-9०-९-]{2,39}$' }));

const DAY_MESSAGE = 'Enter a date like 2026-11-20.';
const day = z.iso.date(DAY_MESSAGE).refine((typed) => typed >= '2000', DAY_MESSAGE);
const count = z.int('Enter a whole number.').min(1, 'At least 1.').max(1_000_000, 'At most 10,00,000.');
const rupees = z.int('Enter whole rupees.').min(1, 'At least ₹1.').max(1_000_000, 'At most ₹10,00,000.');

const PERCENT_MESSAGE = 'Enter a percentage from 1 to 100.';
const PromoReductionShape = z.union(
  [
    z.object({ percent: z.int().min(1, PERCENT_MESSAGE).max(100, PERCENT_MESSAGE) }).strict(),
    z.object({ amount: rupees }).strict(),
  ],
  'Enter a percentage from 1 to 100, or an amount in whole rupees.',
);

const terms = {
  startsOn: day.optional(),
  endsOn: day.optional(),
  minimum: rupees.optional().describe('Lowest value of the items, in whole rupees.'),
  limit: count.optional().describe('Orders of all customers together.'),
  limitPerPerson: count.optional().describe('Orders of each customer.'),
};

const isPublic = z.boolean('Use true or false.');

export const PromoCode = z.object({
  code: z.string(),
  reduction: PromoReductionShape,
  ...terms,
  isPublic: z.boolean().describe('Shown to all shoppers.'),
  active: z.boolean(),
  used: z.int().min(0),
  state: z.enum(PROMO_STATES).describe('`ended`: past the last day, or all uses are taken.'),
  createdAt: z.iso.datetime(),
  version: z.int().min(0),
});
export type PromoCode = z.infer<typeof PromoCode>;

const areDaysInOrder = ({
  startsOn,
  endsOn,
}: {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
}) => !startsOn || !endsOn || startsOn <= endsOn;
const DAYS_OUT_OF_ORDER = { path: ['endsOn'], error: 'The end date cannot be before the start date.' };

export const PromoTermsChange = z
  .object(terms)
  .extend({
    isPublic: isPublic.optional().describe('Absent: it does not change.'),
    active: z.boolean('Choose whether it is active.'),
  })
  .refine(areDaysInOrder, DAYS_OUT_OF_ORDER);
export type PromoTermsChange = z.infer<typeof PromoTermsChange>;

/** The reduction cannot change later: customers who saw it must get it. */
export const NewPromoCode = z
  .object({
    code,
    reduction: PromoReductionShape,
    ...terms,
    isPublic: isPublic.default(false),
    active: z.boolean().default(true),
  })
  .refine(areDaysInOrder, DAYS_OUT_OF_ORDER);
export type NewPromoCode = z.infer<typeof NewPromoCode>;

export const Offer = z.object({
  code: z.string(),
  reduction: PromoReductionShape,
  minimum: z.int().optional(),
  endsOn: z.iso.date().optional(),
  limitPerPerson: z.int().optional(),
});
export type Offer = z.infer<typeof Offer>;
