import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { Context } from '../../platform/context.ts';

const inStatus =
  (orderStatus: OrderStatus) =>
  ({ database }: Context) =>
    database.orders.countDocuments({ orderStatus });

/** The open tasks of staff about orders, counted by the same conditions as their lists. */
export const ORDER_WORK = {
  toConfirm: inStatus('Processing'),
  toPack: inStatus('Confirmed'),
  toShip: inStatus('Packed'),
  deliveryFailed: inStatus('Delivery failed'),
  returnsToCheck: inStatus('Return requested'),
  refundsDue: ({ database }: Context) => database.orders.countDocuments({ paymentStatus: 'refund due' }),
};
