import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import { isSameLine } from '@e-store/shared/cart/cart-line';
import { isSold } from '@e-store/shared/orders/order-lifecycle';
import type { OrderItemRecord, OrderRecord } from '../orders/order.model.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import type { ProductSales, SalesMetrics } from './sales-day.model.ts';

export type SoldOrder = Pick<OrderRecord, 'orderStatus' | 'orderItems' | 'totalPrice' | 'returns'>;

export const SOLD_ORDER_FIELDS = {
  orderStatus: 1,
  orderItems: 1,
  totalPrice: 1,
  returns: 1,
  createdAt: 1,
} as const;

/**
 * In whole rupees.
 * - Sales: paid including tax and shipping, less refunds of accepted returns. Cancelled and undelivered orders
 * count nothing.
 * - Profit: item prices less cost and their GST. Returned units reduce the price; their cost is lost only when
 * written off.
 * Orders with a product without cost count in sales only.
 */
export function sumOrders(orders: readonly SoldOrder[]): SalesMetrics {
  const totals = { orders: 0, sales: 0, pieces: 0, profit: 0, ordersWithoutCost: 0 };
  const products = new Map<string, ProductSales>();
  for (const order of orders) {
    if (!isSold(order.orderStatus)) continue;
    totals.orders += 1;
    totals.sales += order.totalPrice - sumRefunds(order, 'total');
    const profit = computeProfit(order);
    if (profit === undefined) totals.ordersWithoutCost += 1;
    else totals.profit += profit;
    for (const line of order.orderItems) {
      const { pieces: soldQuantity, sales } = subtractReturns(order, line);
      totals.pieces += soldQuantity;
      const key = String(line.product);
      const productSales = products.get(key) ?? { product: line.product, pieces: 0, sales: 0 };
      products.set(key, {
        ...productSales,
        pieces: productSales.pieces + soldQuantity,
        sales: productSales.sales + sales,
      });
    }
  }
  return {
    ...totals,
    products: [...products.values()].filter(({ pieces: soldQuantity }) => soldQuantity > 0),
  };
}

const acceptedReturns = ({ returns }: SoldOrder) => returns.filter(({ status }) => status === 'accepted');

const sumRefunds = (order: SoldOrder, what: 'items' | 'total') =>
  acceptedReturns(order).reduce((sum, { refund }) => sum + refund[what], 0);

const netPrice = ({ price, quantity, discount }: OrderItemRecord) => price * quantity - discount;

const returnedQuantity = (order: SoldOrder, line: OrderItemRecord) =>
  acceptedReturns(order)
    .flatMap(({ lines }) => lines.filter((one) => isSameLine(toLineId(one), toLineId(line))))
    .reduce((sum, { quantity }) => sum + quantity, 0);

function subtractReturns(order: SoldOrder, line: OrderItemRecord) {
  const soldQuantity = line.quantity - returnedQuantity(order, line);
  return { pieces: soldQuantity, sales: Math.round((netPrice(line) * soldQuantity) / line.quantity) };
}

function computeProfit(order: SoldOrder): number | undefined {
  const costs = order.orderItems.map(({ cost, quantity }) => cost !== undefined && cost * quantity);
  if (costs.includes(false)) return undefined;
  const paid = order.orderItems.reduce((sum, line) => sum + netPrice(line), 0) - sumRefunds(order, 'items');
  const restocked = acceptedReturns(order)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.restocked ?? 0) * findUnitCost(order, line), 0);
  const gst = order.orderItems.reduce((sum, line) => sum + retainedGst(order, line), 0);
  return (
    paid - costs.reduce((sum: number, cost) => sum + Number(cost), 0) + restocked - Math.round(gst / 100)
  );
}

/** Paise, without that of returned units. */
const retainedGst = (order: SoldOrder, line: OrderItemRecord) =>
  ((line.gst ?? 0) * (line.quantity - returnedQuantity(order, line))) / line.quantity;

const findUnitCost = ({ orderItems }: SoldOrder, line: Line) =>
  orderItems.find((one) => isSameLine(toLineId(one), toLineId(line)))?.cost ?? 0;

type Line = Pick<OrderItemRecord, 'product' | 'size'>;
const toLineId = ({ product, size }: Line) => ({
  product: String(product),
  ...(size !== undefined && { size }),
});

export type SalesTotals = Omit<SalesMetrics, 'products'>;

export function sumTotals(parts: readonly SalesTotals[]): SalesTotals {
  const sum = { orders: 0, sales: 0, pieces: 0, profit: 0, ordersWithoutCost: 0 };
  for (const part of parts) {
    sum.orders += part.orders;
    sum.sales += part.sales;
    sum.pieces += part.pieces;
    sum.profit += part.profit;
    sum.ordersWithoutCost += part.ordersWithoutCost;
  }
  return sum;
}

export function sumProductSales(parts: readonly (readonly ProductSales[])[]): ProductSales[] {
  const sums = new Map<string, ProductSales>();
  for (const { product, pieces: soldQuantity, sales } of parts.flat()) {
    const key = product.toHexString();
    const sum = sums.get(key);
    if (sum) {
      sum.pieces += soldQuantity;
      sum.sales += sales;
    } else sums.set(key, { product, pieces: soldQuantity, sales });
  }
  return [...sums.values()];
}

export const salesDaysMatchOrders: Invariant = {
  id: 'I12',
  description: 'the stored totals of a past day match its orders',
  check: async ({ salesDays, orders }) => {
    const days = await salesDays.find().lean();
    const breaches: string[] = [];
    for (const { _id, changes, figures: dayTotals } of days) {
      if (dayTotals?.changes !== changes) continue;
      const { changes: _count, ...storedTotals } = dayTotals;
      const placed = trusted(toIndiaDateRange({ from: _id, to: _id }));
      const added = sumOrders(await orders.find({ createdAt: placed }, SOLD_ORDER_FIELDS).lean());
      if (!isDeepStrictEqual(comparable(storedTotals), comparable(added)))
        breaches.push(
          `${_id}: ${storedTotals.orders} orders, ₹${storedTotals.sales} stored; its orders give ${added.orders} orders, ₹${added.sales}`,
        );
    }
    return { checked: days.length, breaches };
  },
};

const comparable = ({ products, ...sums }: ReturnType<typeof sumOrders>) => ({
  ...sums,
  products: products.map((one) => `${String(one.product)} ${one.pieces} ${one.sales}`).toSorted(),
});
