import { z } from 'zod';
import { PaymentMethodCode, RefundApproval } from '../payments/payment.ts';
import { PAYMENT_STATUSES } from '../payments/payment-states.ts';
import { ObjectId } from '../object-id.ts';
import { Cancellation } from './cancellation.ts';
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
  'payment',
  'payment-reversed',
  'payment-rejected',
  'refund',
  'refund-account',
  'refund-approved',
  'exchange',
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
  amount: z.int().min(0).optional().describe('Of a payment or refund, in whole rupees.'),
  cancellation: Cancellation.pick({ by: true, reason: true }).optional().describe('Of a cancellation.'),
  attempt: DeliveryAttempt.optional().describe('Of a failed delivery, or of the customer’s wish about it.'),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const UndoableMove = z.object({ move: ObjectId, until: z.iso.datetime() });
export type UndoableMove = z.infer<typeof UndoableMove>;

const paymentNotes = {
  isRefunded: z.boolean().optional().describe('The payment went back in full before the order left.'),
  isUnpaid: z.boolean().optional().describe('Held for a payment that has not been received.'),
};

const handling = {
  trackingVersion: z.int().min(0).describe('Grows with each change of tracking; send it as `If-Match`.'),
  moves: z.array(z.enum(ORDER_STATUSES)).describe('Statuses that the order can move to.'),
  undo: UndoableMove.optional(),
  timeline: z.array(TimelineEntry),
  collectionUrl: z
    .string()
    .optional()
    .describe('For the courier, valid for 30 days; while the parcel is out and cash is to be collected.'),
  isErased: z.boolean().optional().describe('Whether the account of the customer was deleted.'),
  failedAttempts: z.array(DeliveryAttempt).describe('Oldest first.'),
  deliveryPhone: z
    .string()
    .describe('For the courier: the number that the customer gave, otherwise that of the address.'),
  ...paymentNotes,
};

export const StaffRefund = z.object({
  return: ObjectId,
  amount: z.int().describe('In whole rupees.'),
  payTo: z
    .string()
    .optional()
    .describe('While the refund is due, or that of the cancelled order that replaced the items.'),
  paidAt: z.iso.datetime().optional(),
  reference: z.string().optional(),
  approval: RefundApproval.optional().describe('Absent for a refund that needs none.'),
});
export type StaffRefund = z.infer<typeof StaffRefund>;

const OrderRemittance = z.object({
  amount: z.int().describe('In paise: ₹979 is 97900.'),
  courier: z.string().optional().describe('Absent for an order that was delivered without one.'),
  paidOn: z.iso.date().optional().describe('Day of the payment, as the courier states it.'),
  recordedAt: z.iso.datetime(),
  reference: z.string().optional().describe("UTR of the courier's transfer."),
});
export type OrderRemittance = z.infer<typeof OrderRemittance>;

/** Packers see no amounts. */
export const PackingOrder = z.object({
  _id: ObjectId,
  number: z.string(),
  orderItems: z.array(
    OrderItem.pick({ product: true, size: true, name: true, sku: true, image: true, quantity: true }),
  ),
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
    addressVersion: z.int().min(0).describe('Grows with each change of address; send it as `If-Match`.'),
    refunds: z.array(StaffRefund),
    refundDue: z
      .int()
      .optional()
      .describe('In whole rupees, outside of returns: of an ended order, or paid twice.'),
    refundApproval: RefundApproval.optional().describe('Of `refundDue`.'),
    hasSecondApprover: z
      .boolean()
      .optional()
      .describe(
        'Whether somebody besides the caller can approve refunds; absent when none is due or can become due.',
      ),
    secondApproverFrom: z.iso.datetime().optional().describe('When the Admin added last can approve them.'),
    refundIfCancelled: z
      .object({ amount: z.int().describe('In whole rupees.'), needsApproval: z.boolean() })
      .optional()
      .describe('Due once the caller cancels this paid order.'),
    canRequestReturn: z
      .boolean()
      .optional()
      .describe('Whether units can be returned, within the return window or after it; absent when not.'),
    canWithdrawPayment: z
      .boolean()
      .optional()
      .describe('Whether a confirmation of the payment by mistake can be withdrawn; absent when impossible.'),
    restocked: z
      .array(z.object({ return: ObjectId, units: z.array(z.int().min(0)) }))
      .optional()
      .describe('Units put back in stock, per line of each accepted return. The rest was written off.'),
    returnCost: z
      .int()
      .optional()
      .describe(
        'In whole rupees, for the return of the undelivered parcel; before it, the default of its courier.',
      ),
    remittances: z
      .array(OrderRemittance)
      .optional()
      .describe('Recorded and not undone, the oldest first; absent without cash on delivery.'),
    cashOwed: z
      .int()
      .optional()
      .describe('In paise, collected and not remitted; absent when the courier owes nothing.'),
    correctableTo: z
      .enum(ORDER_STATUSES)
      .optional()
      .describe('State after a correction by an Admin; absent when impossible.'),
    ...handling,
  }),
  z.object({ view: z.literal('packing'), order: PackingOrder, ...handling }),
]);
export type StaffOrder = z.infer<typeof StaffOrder>;

/** Packers print it, because it goes on the parcel. */
export const CashToCollect = z.object({
  order: ObjectId,
  amount: z.int().describe('In whole rupees.'),
  upiLink: z
    .string()
    .optional()
    .describe('UPI payment link for the exact amount, once the shop has a UPI ID.'),
});
export type CashToCollect = z.infer<typeof CashToCollect>;

export const PrintedOrders = z.object({
  orders: z.array(StaffOrder),
  cash: z.array(CashToCollect).describe('One per order that is paid on delivery and not paid yet.'),
});

const row = {
  _id: ObjectId,
  number: z.string(),
  createdAt: z.iso.datetime(),
  customer: z.string(),
  city: z.string(),
  pieces: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  moves: z.array(z.enum(ORDER_STATUSES)),
  failed: z
    .object({ attempts: z.int(), latest: DeliveryAttempt })
    .optional()
    .describe('While the latest delivery attempt has failed.'),
  ...paymentNotes,
};

export const PackingRow = z.object(row);
export const OrderRow = z.object({
  ...row,
  totalPrice: z.int(),
  paymentInfo: z.object({ method: PaymentMethodCode, status: z.enum(PAYMENT_STATUSES) }),
  refundDue: z.int().optional().describe('In whole rupees; absent when nothing is due.'),
  refunded: z.int().optional().describe('In whole rupees, also by an exchange; absent when nothing was.'),
  isExchanged: z.boolean().optional().describe('Whether all accepted returns were exchanged.'),
});
export type OrderRow = z.infer<typeof OrderRow>;
export type PackingRow = z.infer<typeof PackingRow>;
