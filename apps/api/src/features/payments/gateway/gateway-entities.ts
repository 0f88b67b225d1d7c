import { z } from 'zod';

// What the shop reads of Razorpay's API and webhooks, by its public documentation. Amounts are in paise.

const Timestamp = z.number().transform((seconds) => new Date(seconds * 1000));

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

const Money = {
  amount: z.int(),
  currency: Text,
  base_amount: z.int().nullish(),
  base_currency: Text,
};

function rupeeValueInPaise({
  amount,
  currency = 'INR',
  base_amount,
  base_currency,
}: z.output<z.ZodObject<typeof Money>>) {
  if (currency === 'INR') return amount;
  return base_currency === 'INR' ? (base_amount ?? 0) : 0;
}

export const GatewayOrder = z
  .object({ id: z.string(), amount: z.int(), receipt: Text })
  .transform(({ amount, ...order }) => ({ ...order, amountPaise: amount }));
export type GatewayOrder = z.output<typeof GatewayOrder>;

export const GatewayPayment = z
  .object({
    id: z.string(),
    ...Money,
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    order_id: Text,
    captured: z.boolean(),
    fee: z.int().nullish(),
    created_at: Timestamp,
  })
  .transform(({ id, order_id, fee, status, captured, created_at, ...money }) => ({
    id,
    orderId: order_id,
    amountPaise: rupeeValueInPaise(money),
    feePaise: fee ?? undefined,
    status,
    isCaptured: captured,
    createdAt: created_at,
  }));
export type GatewayPayment = z.output<typeof GatewayPayment>;

export const GatewayRefund = z
  .object({
    id: z.string(),
    ...Money,
    payment_id: z.string(),
    receipt: Text,
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(({ id, payment_id, receipt, status, ...money }) => ({
    id,
    receipt,
    status,
    paymentId: payment_id,
    amountPaise: rupeeValueInPaise(money),
  }));
export type GatewayRefund = z.output<typeof GatewayRefund>;

/** Events that the shop does not handle parse, too, so that it can acknowledge them. */
export const GatewayEvent = z
  .object({
    event: z.string(),
    payload: z.object({
      payment: z.object({ entity: GatewayPayment }).optional(),
      refund: z.object({ entity: GatewayRefund }).optional(),
    }),
    created_at: Timestamp,
  })
  .transform(({ event, payload, created_at }) => ({
    name: event,
    payment: payload.payment?.entity,
    refund: payload.refund?.entity,
    createdAt: created_at,
  }));
export type GatewayEvent = z.output<typeof GatewayEvent>;
