import { z } from 'zod';
import { PaymentMethodCode, RefundApproval } from '../payments/payment.ts';
import { PAYMENT_STATUSES } from '../payments/payment-states.ts';
import { ObjectId } from '../object-id.ts';
import { DELIVERY_METHODS } from './delivery.ts';
import { DeliveryAttempt } from './delivery-attempt.ts';
import { Order, OrderItem } from './order.ts';
import { RETURN_REASONS, RETURN_STATUSES, ReturnLine } from './order-return.ts';
import { ORDER_STATUSES } from './order-lifecycle.ts';
import { ShippingInfo } from './shipping-info.ts';
import { Tracking } from './tracking.ts';

export const TIMELINE_KINDS = [
  'status',
  'note',
  'address',
  'tracking',
  'refund',
  'undo',
  'wish',
  'correction',
] as const;

/**
 * `by`: the staff member; absent for the owner. An undo or correction shows the withdrawn `status`; `text` is
 * the reason.
 */
export const TimelineEntry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: z.iso.datetime(),
  by: z.string().optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  text: z.string().optional(),
  /** Of a failed delivery, or of the customer’s wish about it. */
  attempt: DeliveryAttempt.optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const UndoableMove = z.object({ move: ObjectId, until: z.iso.datetime() });
export type UndoableMove = z.infer<typeof UndoableMove>;

/** The payment went back in full before the order left. */
const refunded = { isRefunded: z.boolean().optional() };

const handling = {
  /** Counts tracking changes; optional `If-Match`. */
  trackingVersion: z.int().min(0),
  moves: z.array(z.enum(ORDER_STATUSES)),
  undo: UndoableMove.optional(),
  timeline: z.array(TimelineEntry),
  /** Oldest first. */
  failedAttempts: z.array(DeliveryAttempt),
  /** For the courier: the number that the customer gave, otherwise that of the address. */
  deliveryPhone: z.string(),
  ...refunded,
};

/** Full refund destination while due. */
export const StaffRefund = z.object({
  return: ObjectId,
  amount: z.int(),
  payTo: z.string().optional(),
  paidAt: z.iso.datetime().optional(),
  reference: z.string().optional(),
  /** Absent for a refund that needs none. */
  approval: RefundApproval.optional(),
});
export type StaffRefund = z.infer<typeof StaffRefund>;

/** Packers see no amounts. */
export const PackingOrder = z.object({
  _id: ObjectId,
  number: z.string(),
  orderItems: z.array(OrderItem.pick({ product: true, size: true, name: true, image: true, quantity: true })),
  shippingInfo: ShippingInfo.omit({ email: true }),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  delivery: Order.shape.delivery,
  orderStatus: z.enum(ORDER_STATUSES),
  tracking: Tracking.optional(),
  returns: z.array(
    z.object({
      _id: ObjectId,
      status: z.enum(RETURN_STATUSES),
      lines: z.array(ReturnLine),
      reason: z.enum(RETURN_REASONS),
    }),
  ),
  createdAt: z.iso.datetime(),
});
export type PackingOrder = z.infer<typeof PackingOrder>;

export const StaffOrder = z.discriminatedUnion('view', [
  z.object({
    view: z.literal('full'),
    order: Order,
    /** Counts address edits; `If-Match` names it. */
    addressVersion: z.int().min(0),
    refunds: z.array(StaffRefund),
    /** Rupees for the return of the undelivered parcel; before it, the default of its courier. */
    returnCost: z.int().optional(),
    /** State after a correction by an Admin; absent when impossible. */
    correctableTo: z.enum(ORDER_STATUSES).optional(),
    ...handling,
  }),
  z.object({ view: z.literal('packing'), order: PackingOrder, ...handling }),
]);
export type StaffOrder = z.infer<typeof StaffOrder>;

const row = {
  _id: ObjectId,
  number: z.string(),
  createdAt: z.iso.datetime(),
  customer: z.string(),
  city: z.string(),
  pieces: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  moves: z.array(z.enum(ORDER_STATUSES)),
  /** While the latest delivery attempt has failed. */
  failed: z.object({ attempts: z.int(), latest: DeliveryAttempt }).optional(),
  ...refunded,
};

export const PackingRow = z.object(row);
export const OrderRow = z.object({
  ...row,
  totalPrice: z.int(),
  paymentInfo: z.object({ method: PaymentMethodCode, status: z.enum(PAYMENT_STATUSES) }),
});
export type OrderRow = z.infer<typeof OrderRow>;
export type PackingRow = z.infer<typeof PackingRow>;
