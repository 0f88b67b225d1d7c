import { z } from 'zod';
import { Email } from '../account/user.ts';
import { formatCount } from '../money.ts';
import { isGstin, normaliseGstin } from '../invoices/gstin.ts';
import { UpiId } from '../orders/refund-to.ts';
import { plainDigits } from '../plain-digits.ts';
import { severalLines, singleLine } from '../plain-text.ts';
import { SENT_AS_OPTIONAL_EMAIL, sentAs, sentAsOptionalLine, sentAsOptionalLines } from '../sent-as.ts';

const emptyOr = (rule: z.ZodType<string>) =>
  z.string('Enter a value or leave it empty.').transform((text, context) => {
    if (text.trim() === '') return '';
    const { data, error } = rule.safeParse(text);
    if (data !== undefined) return data;
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
const line = (max: number) =>
  emptyOr(singleLine({ max, missing: 'Enter a value or leave it empty.' })).meta(sentAsOptionalLine(max));
const phone = emptyOr(
  z
    .string()
    .trim()
    .overwrite(plainDigits)
    .regex(/^\+?\d[\d\s-]{5,18}\d$/, 'Enter a phone number like 080 1234 5678.'),
).meta(sentAs({ type: 'string', pattern: '^(\\+?[0-9][0-9\\s-]{5,18}[0-9])?$' }));
const email = emptyOr(Email).meta(SENT_AS_OPTIONAL_EMAIL);

/** Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5. */
export const DetailsSettings = z.object({
  legalName: line(120),
  address: emptyOr(severalLines({ max: 400, missing: 'Enter a value or leave it empty.' })).meta(
    sentAsOptionalLines(400),
  ),
  gstin: z
    .string('Enter the 15-character GSTIN or leave it empty.')
    .transform(normaliseGstin)
    .refine((text) => text === '' || isGstin(text), 'This is not a valid GSTIN. Check its 15 characters.')
    .meta(
      sentAs({
        type: 'string',
        pattern: '^([0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][1-9A-Za-z][Zz][0-9A-Za-z])?$',
        description: 'The last character is a checksum.',
      }),
    ),
  email,
  phone,
  hours: line(80),
  officerName: line(80),
  officerDesignation: line(80),
  officerEmail: email,
  officerPhone: phone,
});
export type DetailsSettings = z.infer<typeof DetailsSettings>;

const wholeNumber = (min: number, max: number, unit = '') => {
  const bounds = `Enter a whole number from ${formatCount(min)} to ${formatCount(max)}${unit}.`;
  return z.int(bounds).min(min, bounds).max(max, bounds);
};
const MAX_CHARGE = 10_000;
const MAX_SUM = 1_000_000;

/** Whole rupees per order. */
export const ChargesSettings = z.object({
  taxMode: z.enum(['flat', 'included'], 'Choose whether tax is added or included.'),
  tax: wholeNumber(0, MAX_CHARGE, ' rupees').describe(
    'Of each order, in whole rupees; not charged while taxes are included.',
  ),
  shipping: wholeNumber(0, MAX_CHARGE, ' rupees'),
  expressShipping: wholeNumber(0, MAX_CHARGE, ' rupees'),
  freeShippingFrom: wholeNumber(1, MAX_SUM, ' rupees').nullable(),
});
export type ChargesSettings = z.infer<typeof ChargesSettings>;

const upiId = emptyOr(UpiId).meta(
  sentAs({ type: 'string', pattern: '^([A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9]{1,63})?$' }),
);
const PREFIX_MESSAGE = 'Enter pincodes or their first digits, separated by commas, like 744, 793001.';

/** Whole rupees per order. */
export const PaymentsSettings = z
  .object({
    codMinimum: wholeNumber(0, MAX_SUM, ' rupees'),
    codMaximum: wholeNumber(1, 10_000_000, ' rupees').nullable(),
    codFee: wholeNumber(0, MAX_CHARGE, ' rupees'),
    codExcludedPincodes: z
      .string(PREFIX_MESSAGE)
      .overwrite((text) =>
        plainDigits(text)
          .replace(/[\s,]+/g, ', ')
          .replace(/^, |, $/g, ''),
      )
      .regex(/^([1-8]\d{0,5}(, [1-8]\d{0,5})*)?$/, PREFIX_MESSAGE)
      .max(2000, 'At most 2,000 characters.')
      .meta(sentAs({ type: 'string', maxLength: 2000, pattern: '^([1-8][0-9]{0,5}(, [1-8][0-9]{0,5})*)?$' }))
      .describe('Pincodes or their first digits.'),
    codRefusals: wholeNumber(1, 100, ' parcels')
      .nullable()
      .describe('Undelivered parcels of a customer that end cash on delivery; `null`: never.'),
    upiPayee: upiId,
    upiPayeeName: line(60),
    holdMinutes: wholeNumber(5, 1440, ' minutes').describe('How long an unpaid order keeps its stock.'),
    refundApprovalAbove: wholeNumber(0, 10_000_000, ' rupees')
      .nullable()
      .describe('Refunds above this sum, in whole rupees, need a second member of staff; `null`: none does.'),
  })
  .refine(({ codMinimum, codMaximum }) => codMaximum === null || codMinimum <= codMaximum, {
    path: ['codMaximum'],
    error: 'The maximum cannot be below the minimum.',
  });
export type PaymentsSettings = z.infer<typeof PaymentsSettings>;

export const RulesSettings = z.object({
  returnDays: wholeNumber(1, 365, ' days'),
  openOrders: wholeNumber(1, 10_000),
  openOrdersPerAddress: wholeNumber(1, 10_000),
  piecesPerProductAndDay: wholeNumber(1, 10_000),
  orderValue: wholeNumber(1, 10_000_000, ' rupees'),
  secondOrderNeedsProof: z.boolean('Choose on or off.'),
  unconfirmedHours: wholeNumber(0, 720, ' hours').describe(
    'Hours until an unconfirmed order is cancelled; 0: never.',
  ),
  lowStock: wholeNumber(1, 1000),
});
export type RulesSettings = z.infer<typeof RulesSettings>;

const title = (missing: string) => singleLine({ max: 60, missing });

export const HomeSettings = z.object({
  freeShippingClaim: wholeNumber(1, MAX_SUM, ' rupees'),
  satisfiedPercent: wholeNumber(1, 100, ' percent'),
  warrantyDays: wholeNumber(1, 3650, ' days'),
  basicPrice: wholeNumber(1, MAX_SUM, ' rupees'),
  heroTitle: title('Enter the page heading.'),
  newArrivalsTitle: title('Enter the text of the new arrivals banner.'),
  saleFigure: singleLine({ max: 6, missing: 'Enter a value like -50%.' }),
  saleTitle: title('Enter the text of the sale banner.'),
});
export type HomeSettings = z.infer<typeof HomeSettings>;

export const SECTION_SETTINGS = {
  details: DetailsSettings,
  charges: ChargesSettings,
  payments: PaymentsSettings,
  rules: RulesSettings,
  home: HomeSettings,
} as const;

const version = z.int().min(0);

const Text = z.string();

/** With defaults, and the version of each section. Lenient: values from before a rule stay visible. */
export const StoreSettings = z.object({
  details: z.object({
    legalName: Text,
    address: Text,
    gstin: Text,
    email: Text,
    phone: Text,
    hours: Text,
    officerName: Text,
    officerDesignation: Text,
    officerEmail: Text,
    officerPhone: Text,
  }),
  charges: z.object({
    taxMode: z.enum(['flat', 'included']),
    tax: z.int(),
    shipping: z.int(),
    expressShipping: z.int(),
    freeShippingFrom: z.int().nullable(),
  }),
  payments: z.object({
    codMinimum: z.int(),
    codMaximum: z.int().nullable(),
    codFee: z.int(),
    codExcludedPincodes: Text,
    codRefusals: z.int().nullable(),
    upiPayee: Text,
    upiPayeeName: Text,
    holdMinutes: z.int(),
    refundApprovalAbove: z.int().nullable(),
  }),
  rules: z.object({
    returnDays: z.int(),
    openOrders: z.int(),
    openOrdersPerAddress: z.int(),
    piecesPerProductAndDay: z.int(),
    orderValue: z.int(),
    secondOrderNeedsProof: z.boolean(),
    unconfirmedHours: z.int(),
    lowStock: z.int(),
  }),
  home: z.object({
    freeShippingClaim: z.int(),
    satisfiedPercent: z.int(),
    warrantyDays: z.int(),
    basicPrice: z.int(),
    heroTitle: Text,
    newArrivalsTitle: Text,
    saleFigure: Text,
    saleTitle: Text,
  }),
  versions: z.object({
    details: version,
    charges: version,
    payments: version,
    rules: version,
    home: version,
  }),
});
export type StoreSettings = z.infer<typeof StoreSettings>;
