import type { Order } from '@e-store/shared/orders/order';

/** The host comes from the settings only, never from a request (R23). */
export const orderLink = ({ _id }: Pick<Order, '_id'>, publicUrl: string) =>
  `${publicUrl}/account/orderdetails/${_id}`;
