import { z } from 'zod';
import { Payment, PaymentMethodCode } from '../payments/payment.ts';
import { PAYMENT_STATUSES } from '../payments/payment-states.ts';
import { ObjectId } from '../object-id.ts';
import { Cancellation } from './cancellation.ts';
import { DELIVERY_METHODS } from './delivery.ts';
import { DeliveryAttempt } from './delivery-attempt.ts';
import { OrderLink, OrderReturn } from './order-return.ts';
import { ORDER_STATUSES } from './order-lifecycle.ts';
import { Tracking } from './tracking.ts';
import { ShippingInfo } from './shipping-info.ts';

/** A snapshot: later product changes do not affect it. */
export const OrderItem = z.object({
  product: ObjectId,
  size: z.string().optional(),
  name: z.string(),
  sku: z.string().optional(),
  image: z.string(),
  price: z.int().min(0).describe('Of a unit, in whole rupees.'),
  mrp: z.int().optional(),
  quantity: z.int().min(1),
  discount: z.int().min(0).describe('Of the whole line, in whole rupees.'),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Order = z.object({
  _id: ObjectId,
  number: z.string().describe('For people, like ES-100001. Calls take the `_id`.'),
  orderItems: z.array(OrderItem),
  shippingInfo: ShippingInfo,
  business: z.object({ name: z.string(), gstin: z.string() }).optional(),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  delivery: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .describe('First and last promised day in India.'),
  paymentInfo: z
    .object({ method: PaymentMethodCode, status: z.enum(PAYMENT_STATUSES) })
    .describe('State in short; `payment` has the details.'),
  payment: Payment,
  promoCode: z.string().optional(),
  itemsPrice: z.int().describe('Before the discount, in whole rupees.'),
  discount: z.int(),
  taxPrice: z.int(),
  shippingPrice: z.int(),
  totalPrice: z
    .int()
    .describe('itemsPrice − discount + taxPrice + shippingPrice + payment.fee, in whole rupees.'),
  orderStatus: z.enum(ORDER_STATUSES),
  history: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: z.iso.datetime(),
      attempt: DeliveryAttempt.optional(),
    }),
  ),
  cancellation: Cancellation.optional(),
  tracking: Tracking.optional(),
  returnUntil: z.iso.date().optional().describe('Last return day in India; absent before delivery.'),
  returns: z.array(OrderReturn).default([]),
  exchangeFor: OrderLink.optional().describe('Order whose returned items this one replaces.'),
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof Order>;
