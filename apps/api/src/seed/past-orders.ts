import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { HAPPY_PATH, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { DEFAULT_RETURN_DAYS, type ReturnStatus } from '@e-store/shared/orders/order-return';
import { orderTotals } from '@e-store/shared/orders/order-totals';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import type { UserRecord } from '../features/account/user.model.ts';
import type { ProductRecord } from '../features/catalog/product.model.ts';
import type { OrderItemRecord, OrderRecord } from '../features/orders/order.model.ts';
import { computeAddressKey } from '../features/orders/address-key.ts';
import { paymentAfterMove } from '../features/orders/move-order.ts';
import { skuOfSize } from '../features/orders/draft-order.ts';
import { orderSearchTerms } from '../features/orders/order-search-terms.ts';
import { newPayment, paymentFields } from '../features/payments/payment.model.ts';
import { demoId } from './demo-id.ts';
import { FAILED_DELIVERIES, failedHistory, withDelivery } from './past-delivery.ts';
import { withPastReturn } from './past-return.ts';
import { createRandom, pickWeighted } from './random.ts';

const COUNT = 48;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export function buildHistory(index: number, ageDays: number): OrderStatus[] {
  if (index % 9 === 4) return ['Processing', 'Cancelled'];
  const steps =
    ageDays >= 7 ? HAPPY_PATH.length : Math.max(1, Math.min(HAPPY_PATH.length - 1, Math.floor(ageDays)));
  return HAPPY_PATH.slice(0, steps);
}

const SHOPPER_ORDERS = [0, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35, 42];

const RETURNS: Record<number, ReturnStatus> = { 14: 'requested', 35: 'accepted', 42: 'refused' };

export function pastOrders(
  products: readonly ProductRecord[],
  buyers: readonly UserRecord[],
  popularityOf: (product: ProductRecord) => number,
  now: Date,
): OrderRecord[] {
  const random = createRandom(2026);
  return Array.from({ length: COUNT }, (_, index) => {
    const ageDays = (index * 62) / COUNT + 0.2;
    const createdAt = new Date(now.getTime() - ageDays * DAY_MS);
    const buyer = buyers[SHOPPER_ORDERS.includes(index) ? 0 : 1 + (index % (buyers.length - 1))];
    if (!buyer) throw new Error('There is nobody to have ordered.');
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      pickLine(random, products, popularityOf),
    );
    const failed = FAILED_DELIVERIES[index];
    const history = failed ? failedHistory(failed) : buildHistory(index, ageDays);
    const order = toPastOrder(index, buyer, distinct(lines), history, createdAt);
    return withPastReturn(withDelivery(order, index, now), RETURNS[index]);
  });
}

function pickLine(
  random: () => number,
  products: readonly ProductRecord[],
  popularityOf: (product: ProductRecord) => number,
): OrderItemRecord {
  return toLine(
    random,
    pickWeighted(random, products, (candidate) => popularityOf(candidate) ** 3),
  );
}

type Sold = Pick<
  ProductRecord,
  '_id' | 'name' | 'price' | 'sku' | 'sizeSkus' | 'sizes' | 'images' | 'mrp' | 'cost'
>;

export function toLine(random: () => number, product: Sold): OrderItemRecord {
  const size = pickWeighted(random, product.sizes, () => 1);
  return {
    product: product._id,
    size: size.size,
    name: product.name,
    ...skuOfSize(product, size.size),
    image: product.images[0]?.url ?? '',
    price: product.price,
    ...(product.mrp !== undefined && { mrp: product.mrp }),
    ...(product.cost !== undefined && { cost: product.cost }),
    quantity: random() < 0.85 ? 1 : 2,
    discount: 0,
  };
}

export const distinct = (lines: OrderItemRecord[]) =>
  lines.filter((line, index) => lines.findIndex(({ product }) => product.equals(line.product)) === index);

export function toPastOrder(
  index: number,
  buyer: UserRecord,
  orderItems: OrderItemRecord[],
  statuses: OrderStatus[],
  createdAt: Date,
): OrderRecord {
  const { items, tax, shipping, total } = orderTotals(orderItems);
  const orderStatus = statuses.at(-1) ?? 'Processing';
  const number = `ES-${90_000 + COUNT - index}`;
  const shippingInfo = {
    firstName: buyer.firstname,
    lastName: buyer.lastname,
    email: buyer.email,
    phoneNo: buyer.mobile,
    address: '14, 2nd Cross, Koramangala',
    pincode: '560034',
    city: 'Bengaluru',
    contry: 'India' as const, // (sic) spec §3
  };
  const history = statuses.map((status, step) => ({
    status,
    at: new Date(createdAt.getTime() + step * 20 * HOUR_MS),
  }));
  const payment = history.reduce(
    (before, { status, at }) => paymentAfterMove({ payment: before }, { to: status, at, refund: 0 }),
    newPayment({ method: CASH_METHOD, amount: total, fee: 0, at: createdAt }),
  );
  return {
    _id: demoId('order', index),
    number,
    search: orderSearchTerms({ number, shippingInfo }),
    user: buyer._id,
    orderItems,
    shippingInfo,
    addressKey: computeAddressKey(shippingInfo),
    deliveryMethod: 'standard',
    delivery: deliveryWindow(createdAt, 'standard', shippingInfo.pincode),
    ...paymentFields(payment),
    itemsPrice: items,
    discount: 0,
    taxPrice: tax,
    shippingPrice: shipping,
    totalPrice: total,
    orderStatus,
    history,
    ...(orderStatus === 'Cancelled' && { cancellation: { by: 'shopper', reason: 'changed-mind' } }),
    returnDays: DEFAULT_RETURN_DAYS,
    returns: [],
    createdAt,
  };
}
