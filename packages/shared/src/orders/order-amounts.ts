import type { Order } from './order.ts';

export type AmountName = 'items' | 'discount' | 'tax' | 'shipping' | 'fee';

type Charged = Pick<Order, 'itemsPrice' | 'discount' | 'taxPrice' | 'shippingPrice'> & {
  payment: Pick<Order['payment'], 'fee'>;
};

/** Whole rupees, adding up to `totalPrice`. */
export const listAmounts = (order: Charged): { name: AmountName; amount: number }[] => [
  { name: 'items', amount: order.itemsPrice },
  { name: 'discount', amount: 0 - order.discount },
  { name: 'tax', amount: order.taxPrice },
  { name: 'shipping', amount: order.shippingPrice },
  { name: 'fee', amount: order.payment.fee },
];
