import { formatCount, formatRupees } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';

export const ordersOf = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

export const movedNoun = (count: number, to: OrderStatus) => {
  if (to !== 'Delivery failed') return ordersOf(count);
  return count === 1 ? '1 delivery' : `${formatCount(count)} deliveries`;
};

const NO_CASH = 'There is no cash to collect.';

type MoveMessages = {
  button: string;
  /** After the count of orders. */
  done: string;
  /** Asked first, because the move costs money or notifies the customer. `cash`: rupees due in cash. */
  ask?: { title: (count: number) => string; lead: (cash: number) => string };
  /** Effect of a correction that withdraws the move. */
  correction?: string;
};

/** By the status that staff move an order to; `null` when they decide elsewhere or not at all. */
export const moveMessages: Record<OrderStatus, MoveMessages | null> = {
  Processing: null,
  Confirmed: { button: 'Confirm', done: 'confirmed' },
  Packed: { button: 'Mark as packed', done: 'packed' },
  Shipped: {
    button: 'Mark as shipped',
    done: 'shipped',
    ask: {
      title: (count) => `Mark ${ordersOf(count)} as shipped`,
      lead: (cash) =>
        `${cash > 0 ? `${formatRupees(cash)} in cash to collect.` : NO_CASH} Customers get an email with the courier and tracking number.`,
    },
  },
  'Out for delivery': { button: 'Mark as out for delivery', done: 'marked as out for delivery' },
  Delivered: {
    button: 'Mark as delivered',
    done: 'delivered',
    ask: {
      title: (count) => `Mark ${ordersOf(count)} as delivered`,
      lead: (cash) => (cash > 0 ? `${formatRupees(cash)} in cash will be recorded as collected.` : NO_CASH),
    },
    correction: 'Cash that was recorded as collected will be taken back.',
  },
  'Delivery failed': {
    button: 'Mark delivery as failed',
    done: 'marked as failed',
    ask: {
      title: (count) =>
        count === 1 ? 'Mark delivery as failed' : `Mark delivery of ${ordersOf(count)} as failed`,
      lead: (cash) => (cash > 0 ? `${formatRupees(cash)} in cash is still to be collected.` : NO_CASH),
    },
  },
  'Returned to shop': {
    button: 'Mark as returned to shop (RTO)',
    done: 'marked as returned to shop',
    ask: {
      title: (count) => `Mark ${ordersOf(count)} as returned to shop (RTO)`,
      lead: (cash) =>
        cash > 0
          ? `${formatRupees(cash)} in cash will not be collected.`
          : 'Any payment becomes due for a refund.',
    },
    correction: 'Items that went back to stock are reserved again if they are still available.',
  },
  Cancelled: {
    button: 'Cancel order',
    done: 'cancelled',
    ask: {
      title: (count) => `Cancel ${ordersOf(count)}`,
      lead: (cash) =>
        `${cash > 0 ? `${formatRupees(cash)} in cash will not be collected.` : 'Any payment becomes due for a refund.'} All items go back to stock, and customers are notified by email.`,
    },
    correction:
      'The items are reserved again if they are still in stock. If the customer was told about the cancellation, we will email them that the order is active again.',
  },
  'Return requested': null,
  Returned: null,
  'Return refused': null,
};
