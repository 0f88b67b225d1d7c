import type { Order } from '@e-store/shared/orders/order';

/** The page of an order. Its host comes from the settings alone, never from a request (R23). */
export const orderLink = ({ _id }: Pick<Order, '_id'>, publicUrl: string) =>
  `${publicUrl}/account/orderdetails/${_id}`;
