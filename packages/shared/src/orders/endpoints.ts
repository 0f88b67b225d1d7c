import { z } from 'zod';
import { endpoint, signedIn } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { NewOrder } from './new-order.ts';
import { Order } from './order.ts';

/**
 * With an `Idempotency-Key` header the same key and body are the same order, answered again with
 * `Idempotent-Replayed: true`; another body under the key is refused with 422.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/order/new',
  access: signedIn,
  summary: 'Place an order, cash on delivery',
  body: NewOrder,
  response: Order,
  status: 201,
});

/** After a lost answer: what became of it. Asking orders nothing. */
export const getAttempt = endpoint({
  method: 'GET',
  path: '/order/attempt/:key',
  access: signedIn,
  summary: 'The order that was placed under an Idempotency-Key of the shopper',
  params: z.object({ key: z.string().min(1).max(200) }),
  response: Order,
});

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/orders/me',
  access: signedIn,
  summary: 'The orders of the signed-in shopper, newest first',
  response: z.object({ orders: z.array(Order) }),
});

/** Under `/admin` by the spec (§7), yet a shopper's own order detail reads it: its owner may, and Admin. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/admin/order/:id',
  access: signedIn,
  summary: 'One order, for its owner or an Admin',
  params: z.object({ id: ObjectId }),
  response: Order,
});
