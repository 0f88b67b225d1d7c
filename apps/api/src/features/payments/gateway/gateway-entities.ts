import { z } from 'zod';

// Shapes of Razorpay's API and webhooks, by its public documentation. Amounts are in paise.

const Timestamp = z.number().transform((seconds) => new Date(seconds * 1000));

/** Without notes the gateway sends an empty array. */
const Notes = z
  .union([z.record(z.string(), z.union([z.string(), z.number()])), z.array(z.unknown())])
  .nullish()
  .transform((notes): Record<string, string> =>
    notes === null || notes === undefined || Array.isArray(notes)
      ? {}
      : Object.fromEntries(Object.entries(notes).map(([key, value]) => [key, String(value)] as const)),
  );

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

export const GatewayOrder = z
  .object({
    id: z.string(),
    amount: z.int(),
    amount_paid: z.int(),
    amount_due: z.int(),
    currency: z.string(),
    receipt: Text,
    status: z.enum(['created', 'attempted', 'paid']),
    attempts: z.int(),
    notes: Notes,
    created_at: Timestamp,
  })
  .transform(({ amount, amount_paid, amount_due, created_at, ...order }) => ({
    ...order,
    amountPaise: amount,
    paidPaise: amount_paid,
    duePaise: amount_due,
    createdAt: created_at,
  }));
export type GatewayOrder = z.output<typeof GatewayOrder>;

export const GatewayPayment = z
  .object({
    id: z.string(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    order_id: Text,
    method: Text,
    amount_refunded: z.int().default(0),
    refund_status: z.enum(['null', 'partial', 'full']).nullish(),
    captured: z.boolean(),
    email: Text,
    contact: Text,
    fee: z.int().nullish(),
    tax: z.int().nullish(),
    notes: Notes,
    error_code: Text,
    error_description: Text,
    error_reason: Text,
    created_at: Timestamp,
  })
  .transform((payment) => ({
    id: payment.id,
    orderId: payment.order_id,
    amountPaise: payment.amount,
    refundedPaise: payment.amount_refunded,
    feePaise: payment.fee ?? undefined,
    taxPaise: payment.tax ?? undefined,
    currency: payment.currency,
    status: payment.status,
    isCaptured: payment.captured,
    method: payment.method,
    email: payment.email,
    contact: payment.contact,
    notes: payment.notes,
    errorCode: payment.error_code,
    errorDescription: payment.error_description,
    errorReason: payment.error_reason,
    createdAt: payment.created_at,
  }));
export type GatewayPayment = z.output<typeof GatewayPayment>;

export const GatewayRefund = z
  .object({
    id: z.string(),
    amount: z.int(),
    currency: z.string(),
    payment_id: z.string(),
    receipt: Text,
    notes: Notes,
    status: z.enum(['pending', 'processed', 'failed']),
    created_at: Timestamp,
  })
  .transform(({ amount, payment_id, created_at, ...refund }) => ({
    ...refund,
    paymentId: payment_id,
    amountPaise: amount,
    createdAt: created_at,
  }));
export type GatewayRefund = z.output<typeof GatewayRefund>;

/** Events that the shop does not handle parse, too, so that it can acknowledge them. */
export const GatewayEvent = z
  .object({
    event: z.string(),
    payload: z.object({
      payment: z.object({ entity: GatewayPayment }).optional(),
      order: z.object({ entity: GatewayOrder }).optional(),
      refund: z.object({ entity: GatewayRefund }).optional(),
    }),
    created_at: Timestamp,
  })
  .transform(({ event, payload, created_at }) => ({
    name: event,
    payment: payload.payment?.entity,
    order: payload.order?.entity,
    refund: payload.refund?.entity,
    createdAt: created_at,
  }));
export type GatewayEvent = z.output<typeof GatewayEvent>;
