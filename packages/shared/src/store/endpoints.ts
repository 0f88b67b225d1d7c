import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { Offer } from '../promotions/promo-code.ts';
import type { Retention } from '../privacy/privacy-terms.ts';
import type { StoreClaims } from './claims.ts';

const text = z.string().optional();

/**
 * Required by the Consumer Protection (E-Commerce) Rules 2020 (rules 4 and 5). Absent details show as
 * missing.
 */
export const StoreContact = z.object({
  legalName: text,
  address: text,
  gstin: text,
  email: text,
  phone: text,
  hours: text,
  grievanceOfficer: z.object({ name: text, designation: text, email: text, phone: text }).optional(),
});
export type StoreContact = z.infer<typeof StoreContact>;

/** Whole rupees per order. */
export const StoreCharges = z.object({
  taxMode: z.enum(['flat', 'included']),
  tax: z.int().min(0).describe('Of each order, in whole rupees; 0 when prices include it.'),
  shipping: z.int().min(0),
  expressShipping: z.int().min(0),
  freeShippingFrom: z.int().min(0).optional().describe('Order value in whole rupees; absent: no offer.'),
});
export type StoreCharges = z.infer<typeof StoreCharges>;

const Claims = z.object({
  freeShippingFrom: z.int(),
  satisfiedPercent: z.int(),
  warrantyDays: z.int(),
  returnDays: z.int(),
  basicPrice: z.int(),
  heroTitle: z.string(),
  newArrivalsTitle: z.string(),
  saleFigure: z.string(),
  saleTitle: z.string(),
}) satisfies z.ZodType<StoreClaims>;

const positiveInteger = z.int().min(1);
const RetentionPeriods = z.object({
  messageDays: positiveInteger,
  unconfirmedDays: positiveInteger,
  cartDays: positiveInteger,
  mailDays: positiveInteger,
  erasureDays: positiveInteger,
  orderYears: positiveInteger,
}) satisfies z.ZodType<Retention>;

const PasswordLength = z.object({ shopper: positiveInteger, staff: positiveInteger });
export type PasswordLength = z.infer<typeof PasswordLength>;

export const getStore = endpoint({
  method: 'GET',
  path: '/store',
  access: anyone,
  summary: 'Get the charges and offers of the shop, its seller details and its contacts',
  response: z.object({
    charges: StoreCharges,
    contact: StoreContact.optional(),
    claims: Claims.optional(),
    categories: z.array(z.object({ key: z.string(), name: z.string() })).optional(),
    passwordLength: PasswordLength.optional(),
    offers: z.array(Offer).optional(),
    keeps: RetentionPeriods.optional(),
  }),
});
