import { z } from 'zod';
import { endpoint, signedIn } from '../endpoint.ts';
import { pageFields } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { CancelRequest } from './cancellation.ts';
import { NewOrder } from './new-order.ts';
import { Order } from './order.ts';
import { ReturnRequest } from './order-return.ts';

/**
 * The same `Idempotency-Key` and body return the same order with `Idempotent-Replayed: true`; another body,
 * 422.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/order/new',
  access: signedIn,
  idempotencyKey: 'permanent',
  summary: 'Place an order',
  body: NewOrder,
  response: Order,
  status: 201,
  errors: [
    'PRICE_CHANGED',
    'PROMO_REFUSED',
    'OUT_OF_STOCK',
    'PRODUCT_UNAVAILABLE',
    'PAYMENT_METHOD_UNAVAILABLE',
    'ORDER_LIMIT',
    'EMAIL_PROOF_REQUIRED',
    'IDEMPOTENCY_KEY_REUSED',
    'TOO_MANY_REQUESTS',
  ],
});

/** Finds the order of an attempt whose response was lost. Never orders. */
export const getAttempt = endpoint({
  method: 'GET',
  path: '/order/attempt/:key',
  access: signedIn,
  ownedBy: { orStaff: [] },
  summary: 'Get the order that the shopper placed with an Idempotency-Key',
  params: z.object({ key: z.string().min(1).max(200).describe('The `Idempotency-Key` of the order.') }),
  response: Order,
});

const OrderPage = z.object(pageFields({ defaultSize: 100, max: 100 }));

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/orders/me',
  access: signedIn,
  summary: 'List the orders of the signed-in shopper, newest first; without parameters, the latest 100',
  query: OrderPage,
  response: z.object({
    orders: z.array(Order),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
  }),
});

/** Under `/admin` by the spec (§7), but open to the order's owner. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/admin/order/:id',
  access: signedIn,
  ownedBy: { orStaff: ['Admin'] },
  summary: 'Get an order, for its owner or an Admin',
  params: z.object({ id: ObjectId }),
  response: Order,
  errors: ['FORBIDDEN', 'PASSWORD_CONFIRMATION_REQUIRED'],
});

/** Before packing. Idempotent for cancelled orders. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/order/:id/cancel',
  access: signedIn,
  idempotencyKey: '24h',
  ownedBy: { orStaff: [] },
  summary: 'Cancel an own order that is not packed yet; its units return to stock',
  params: z.object({ id: ObjectId }),
  body: CancelRequest,
  response: Order,
  errors: ['CONFLICT'],
});

/** Within the return days. A repeat of an undecided request returns the order unchanged. */
export const requestReturn = endpoint({
  method: 'POST',
  path: '/order/:id/returns',
  access: signedIn,
  idempotencyKey: '24h',
  ownedBy: { orStaff: [] },
  summary: 'Request the return of units of a delivered own order for a refund',
  params: z.object({ id: ObjectId }),
  body: ReturnRequest,
  response: Order,
  errors: ['CONFLICT'],
});
