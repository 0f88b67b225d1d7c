import { isSameLine } from '@e-store/shared/cart/cart-line';
import { UNSOLD } from '@e-store/shared/orders/order-tabs';
import type { OrderItemRecord, OrderRecord } from '../orders/order.model.ts';
import type { ProductSales, SalesFigures } from './sales-day.model.ts';

export type SoldOrder = Pick<OrderRecord, 'orderStatus' | 'orderItems' | 'totalPrice' | 'returns'>;

export const SOLD = { orderStatus: 1, orderItems: 1, totalPrice: 1, returns: 1, createdAt: 1 } as const;

/**
 * Sums sales, units and profit of orders in whole rupees.
 * - Sales: amounts paid including tax and shipping, less refunds of accepted returns. Cancelled and
 * undelivered orders count nothing.
 * - Profit: item prices less cost. Returned units reduce the price; their cost is lost only when written off.
 * Orders with a product without cost are in sales, not in profit.
 */
export function addUpOrders(orders: readonly SoldOrder[]): SalesFigures {
  const figures = { orders: 0, sales: 0, pieces: 0, profit: 0, ordersWithoutCost: 0 };
  const products = new Map<string, ProductSales>();
  for (const order of orders) {
    if (UNSOLD.includes(order.orderStatus)) continue;
    figures.orders += 1;
    figures.sales += order.totalPrice - backOf(order, 'total');
    const profit = profitOf(order);
    if (profit === undefined) figures.ordersWithoutCost += 1;
    else figures.profit += profit;
    for (const line of order.orderItems) {
      const { pieces, sales } = kept(order, line);
      figures.pieces += pieces;
      const key = String(line.product);
      const so = products.get(key) ?? { product: line.product, pieces: 0, sales: 0 };
      products.set(key, { ...so, pieces: so.pieces + pieces, sales: so.sales + sales });
    }
  }
  return { ...figures, products: [...products.values()].filter(({ pieces }) => pieces > 0) };
}

const accepted = ({ returns }: SoldOrder) => returns.filter(({ status }) => status === 'accepted');

const backOf = (order: SoldOrder, what: 'items' | 'total') =>
  accepted(order).reduce((sum, { refund }) => sum + refund[what], 0);

const paidFor = ({ price, quantity, discount }: OrderItemRecord) => price * quantity - discount;

/** Returns the unreturned part of a line with its share of the price. */
function kept(order: SoldOrder, line: OrderItemRecord) {
  const back = accepted(order)
    .flatMap(({ lines }) => lines.filter((one) => isSameLine(namesOf(one), namesOf(line))))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = line.quantity - back;
  return { pieces, sales: Math.round((paidFor(line) * pieces) / line.quantity) };
}

function profitOf(order: SoldOrder): number | undefined {
  const costs = order.orderItems.map(({ cost, quantity }) => cost !== undefined && cost * quantity);
  if (costs.includes(false)) return undefined;
  const paid = order.orderItems.reduce((sum, line) => sum + paidFor(line), 0) - backOf(order, 'items');
  const restocked = accepted(order)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.restocked ?? 0) * costOf(order, line), 0);
  return paid - costs.reduce((sum: number, cost) => sum + Number(cost), 0) + restocked;
}

const costOf = ({ orderItems }: SoldOrder, line: Line) =>
  orderItems.find((one) => isSameLine(namesOf(one), namesOf(line)))?.cost ?? 0;

type Line = Pick<OrderItemRecord, 'product' | 'size'>;
const namesOf = ({ product, size }: Line) => ({
  product: String(product),
  ...(size !== undefined && { size }),
});
