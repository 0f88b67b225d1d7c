import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { Cancellation } from './cancellation.ts';
import { DELIVERY_METHODS } from './delivery.ts';
import { OrderReturn } from './order-return.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { Tracking } from './tracking.ts';
import { PAYMENT_STATUSES } from './payment-statuses.ts';
import { ShippingInfo } from './shipping-info.ts';

/** A line as it was when ordered; later changes of the product do not touch it. Amounts in whole rupees. */
export const OrderItem = z.object({
  product: ObjectId,
  size: z.string().optional(),
  name: z.string(),
  image: z.string(),
  price: z.int().min(0),
  mrp: z.int().optional(),
  quantity: z.int().min(1),
  discount: z.int().min(0),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Order = z.object({
  _id: ObjectId,
  /** What people say on the phone: `ES-100042`. */
  number: z.string(),
  orderItems: z.array(OrderItem),
  shippingInfo: ShippingInfo,
  deliveryMethod: z.enum(DELIVERY_METHODS),
  /** The promised days, `YYYY-MM-DD`, India. */
  delivery: z.object({ from: z.iso.date(), to: z.iso.date() }),
  paymentInfo: z.object({ method: z.literal('COD'), status: z.enum(PAYMENT_STATUSES) }),
  /** The code that the discount was given for. */
  promoCode: z.string().optional(),
  itemsPrice: z.int(),
  discount: z.int(),
  taxPrice: z.int(),
  shippingPrice: z.int(),
  totalPrice: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.iso.datetime() })),
  cancellation: Cancellation.optional(),
  /** Once a courier has it. */
  tracking: Tracking.optional(),
  /** The last day on which pieces may be given back, `YYYY-MM-DD`, India; absent until the order is delivered. */
  returnUntil: z.iso.date().optional(),
  /** In the order in which they were asked for; at most the last one is still undecided. */
  returns: z.array(OrderReturn).default([]),
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof Order>;
