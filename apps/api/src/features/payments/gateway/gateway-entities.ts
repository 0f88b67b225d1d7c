import { z } from 'zod';

// What the shop reads of Razorpay's API and webhooks, by its public documentation. Amounts are in paise.

const Timestamp = z.number().transform((seconds) => new Date(seconds * 1000));

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

export const GatewayOrder = z
  .object({ id: z.string(), amount: z.int(), receipt: Text })
  .transform(({ amount, ...order }) => ({ ...order, amountPaise: amount }));
export type GatewayOrder = z.output<typeof GatewayOrder>;

export const GatewayPayment = z
  .object({
    id: z.string(),
    amount: z.int(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    order_id: Text,
    captured: z.boolean(),
    fee: z.int().nullish(),
    created_at: Timestamp,
  })
  .transform(({ id, order_id, amount, fee, status, captured, created_at }) => ({
    id,
    orderId: order_id,
    amountPaise: amount,
    feePaise: fee ?? undefined,
    status,
    isCaptured: captured,
    createdAt: created_at,
  }));
export type GatewayPayment = z.output<typeof GatewayPayment>;

export const GatewayRefund = z
  .object({
    id: z.string(),
    amount: z.int(),
    payment_id: z.string(),
    receipt: Text,
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(({ amount, payment_id, ...refund }) => ({
    ...refund,
    paymentId: payment_id,
    amountPaise: amount,
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
