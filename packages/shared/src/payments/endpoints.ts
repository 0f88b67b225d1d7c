import { z } from 'zod';
import { quoteCart } from '../cart/endpoints.ts';
import { Pincode } from '../digits.ts';
import { endpoint, signedIn, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { Order } from '../orders/order.ts';
import { plainDigits } from '../plain-digits.ts';
import { sentAs, sentAsInteger } from '../sent-as.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { Payment, PaymentOption, RefundApproval } from './payment.ts';
import { RefundBody } from './refund-body.ts';
import { DISCREPANCY_KINDS, PAYMENT_TABS } from './payment-states.ts';
import { STATEMENT_ROWS_MAX } from './statement.ts';

const UTR_MESSAGE = 'Enter the 12-digit UPI reference (UTR) from your payment app.';

/** Of a UPI payment, as payment apps and bank statements show it. */
export const Utr = z
  .string(UTR_MESSAGE)
  .transform((typed) => plainDigits(typed).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{12}$/, UTR_MESSAGE))
  .meta(sentAs({ type: 'string', pattern: '^[0-9]{12}$' }));

const pincode = Pincode.optional();

export const listPaymentOptions = endpoint({
  method: 'POST',
  path: '/payment/options',
  access: signedIn,
  // A read.
  idempotent: true,
  summary: 'List the ways to pay for a cart, each with its fee, or with the reason why it is not available',
  body: quoteCart.body.extend({ pincode }),
  response: z.object({ options: z.array(PaymentOption) }),
  errors: ['TOO_MANY_REQUESTS'],
});

const byOrder = z.object({ id: ObjectId });
const ofOwner = { access: signedIn, ownedBy: { orStaff: [] }, params: byOrder, response: Order } as const;

/** For a provider that was away, and for a payer who comes back. */
export const refreshPayment = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/order/:id/payment',
  idempotent: true,
  summary: 'Prepare the payment of an own order at its provider, or ask the provider whether it arrived',
  errors: ['CONFLICT'],
});

export const claimPayment = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/order/:id/payment/reference',
  idempotencyKey: '24h',
  summary: 'Enter the UPI reference of a payment, for the shop to confirm',
  body: z.object({ reference: Utr }),
  errors: ['CONFLICT'],
});

/** The payer's browser hands over the answer of the payment form. */
export const confirmPayment = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/order/:id/payment/confirm',
  idempotent: true,
  summary: 'Confirm an online payment with the signed answer of the payment provider',
  body: z.object({
    reference: z.string().regex(/^pay_\w{1,40}$/, 'This payment does not exist.'),
    proof: z.string().max(200),
  }),
  errors: ['CONFLICT'],
});

const access = staff(...SECTION_ROLES.transactions);

export const StaffPayment = z.object({
  order: ObjectId,
  number: z.string(),
  customer: z.string(),
  createdAt: z.iso.datetime(),
  orderStatus: z.string(),
  payment: Payment,
  canRefundOnline: z.boolean().describe('Whether the provider can pay out the refund.'),
  refundProblem: z.string().optional().describe('Why the latest refund failed.'),
  approval: RefundApproval.optional().describe('Absent for a refund that needs none.'),
  payTo: z.string().optional().describe('Account for the refund of an exchange, named by the customer.'),
});
export type StaffPayment = z.infer<typeof StaffPayment>;

export const PaymentDiscrepancy = z.object({
  id: z.string(),
  kind: z.enum(DISCREPANCY_KINDS),
  reference: z.string().describe('Id of the payment or refund at the provider.'),
  amount: z.number().describe('In rupees, paise as decimals.'),
  order: ObjectId.optional(),
  number: z.string().optional(),
  foundAt: z.iso.datetime(),
});
export type PaymentDiscrepancy = z.infer<typeof PaymentDiscrepancy>;

/** Heading of the amounts in a bank's statements, remembered for the next one. */
const StatementColumns = z.object({
  statement: z.string().min(1).max(2000).describe('The headings of the file, joined by “ | ”.'),
  amount: z.string().min(1).max(100),
});
export type StatementColumns = z.infer<typeof StatementColumns>;

export const listStaffPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  access,
  summary: 'List payments to confirm, orders that wait for their payment, and refunds due',
  query: z.object({
    ...listQuery.page,
    tab: z.enum(PAYMENT_TABS, 'This list does not exist.').default('to-confirm'),
  }),
  response: z.object({
    payments: z.array(StaffPayment),
    tabs: z.record(z.string(), z.int()),
    discrepancies: z.array(PaymentDiscrepancy).describe('The latest that nobody has checked.'),
    hasSecondApprover: z.boolean().describe('Whether somebody besides the caller can approve refunds.'),
    secondApproverFrom: z.iso.datetime().optional().describe('When the Admin added last can approve them.'),
    statements: z
      .array(StatementColumns)
      .describe('Of the bank statements that were matched before, the latest first.'),
    ...listTotal,
  }),
});

export const checkDiscrepancy = endpoint({
  method: 'POST',
  path: '/admin/payment-discrepancies/:id',
  access,
  idempotent: true,
  summary: 'Mark a difference between the shop and the payment provider as checked',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ id: z.string() }),
});

export const decideStaffPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id',
  access,
  idempotencyKey: '24h',
  summary:
    'Confirm that the claimed payment of an order has arrived, or reject the claim or a confirmation by mistake',
  params: byOrder,
  body: z.object({
    received: z.boolean('Choose received or not received.'),
    reference: Utr.optional(),
    isMistake: z.boolean().default(false).describe('Withdraws a confirmed payment that is not `received`.'),
  }),
  response: StaffPayment,
  errors: ['CONFLICT'],
});

/** For an order that ended after it was paid. Refunds of returns are paid with the return. */
export const refundStaffPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/refund',
  access,
  idempotencyKey: '24h',
  summary:
    'Refund a cancelled order through its payment provider, or record its refund with a bank reference',
  params: byOrder,
  body: RefundBody,
  response: StaffPayment,
  errors: ['CONFLICT'],
});

const STATEMENT_TEXT_MAX = 500;
const STATEMENT_AMOUNT_MAX = 10_000_000;

export const STATEMENT_OUTCOMES = ['matched', 'recorded', 'other-amount', 'refused'] as const;

export const matchStatement = endpoint({
  method: 'POST',
  path: '/admin/bank-statement',
  access,
  idempotencyKey: '24h',
  summary:
    'Confirm payments by the credits of a bank statement, each by its UTR, or another UTR and the order number, and its amount',
  body: z.object({
    rows: z
      .array(
        z.object({
          line: z
            .int()
            .min(1)
            .max(100_000)
            .optional()
            .describe('Number of the line in the file; its result returns it.'),
          text: z.string('Enter the text of the row.').max(STATEMENT_TEXT_MAX),
          amount: z
            .number('Enter the amount in rupees.')
            .positive('Send only credits, above 0.')
            .max(STATEMENT_AMOUNT_MAX)
            .describe('In rupees, paise as decimals: 979.5.'),
        }),
        'Enter the rows of the statement.',
      )
      .min(1, 'Enter the rows of the statement.')
      .max(STATEMENT_ROWS_MAX, `At most ${STATEMENT_ROWS_MAX} rows at a time.`),
    columns: StatementColumns.optional(),
    preview: z.boolean().default(false).describe('Only tells what would be confirmed.'),
  }),
  response: z.object({
    results: z
      .array(
        z.object({
          line: z.int().optional(),
          outcome: z
            .enum(STATEMENT_OUTCOMES)
            .describe(
              '`matched`: confirmed by this call, or would be. `recorded`: confirmed before. `other-amount`, `refused`: not confirmed.',
            ),
          order: ObjectId,
          number: z.string(),
          reference: z.string().optional().describe('UTR of the credit.'),
          amount: z.number().describe('In rupees, paise as decimals.'),
          expected: z.int().describe('Whole rupees that the order costs.'),
          message: z.string().optional(),
        }),
      )
      .describe('Only of rows that name an order or a UTR.'),
  }),
});
export type StatementResult = z.infer<typeof matchStatement.response>['results'][number];

const COD_CHECK_MAX = 10_000_000;
const total = z
  .string('Enter the total in rupees.')
  .regex(/^\d{1,8}$/, 'Enter the total in rupees.')
  .transform(Number)
  .refine((rupees) => rupees <= COD_CHECK_MAX, 'At most ₹1,00,00,000.')
  .meta(sentAsInteger(0, COD_CHECK_MAX));

/** Answers from the settings and past orders, without an order. */
export const checkCashOnDelivery = endpoint({
  method: 'GET',
  path: '/admin/cod-check',
  access,
  summary: 'Check whether an order would get cash on delivery, and why not',
  query: z.object({ total, pincode, email: z.string().trim().max(254).optional() }),
  response: z.object({ isAvailable: z.boolean(), fee: z.int().optional(), reason: z.string().optional() }),
});
