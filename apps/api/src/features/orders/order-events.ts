import type { OrderRecord } from './order.model.ts';

/** Published in the transaction of the change, so that what follows from an order cannot drift from it. */
export type OrderEvents = {
  'order.placed': { order: OrderRecord };
  /** The status changed, forward or back. `changesSales`: a cancellation or return, or its withdrawal. */
  'order.moved': { order: OrderRecord; at: Date; changesSales: boolean };
  /** Payment, returns or personal data changed without a move. */
  'order.amended': { order: OrderRecord };
};
