import { indiaDateTime, indiaDay } from '@e-store/shared/india-day';
import { formatCount } from '@e-store/shared/money';
import { EXPORTED_ORDERS_MAX, exportStaffOrders } from '@e-store/shared/orders/staff-endpoints';
import { trusted } from 'mongoose';
import { ValidationError } from '../../../platform/errors/errors.ts';
import { toCsv } from '../../../platform/http/csv.ts';
import { route } from '../../../platform/http/route.ts';
import { labelPayment } from '../label-payment.ts';
import type { OrderRecord } from '../order.model.ts';
import { ORDER_SORTS, orderFilter } from './list-orders.ts';
import { orderViewFor } from './to-staff-order.ts';

const HANDLING = ['ORDER', 'DATE & TIME', 'ORDER STATUS', 'CUSTOMER', 'MOBILE', 'ADDRESS', 'CITY', 'PINCODE'];
const PARCEL = ['ITEMS', 'UNITS', 'DELIVERY', 'COURIER', 'AWB'];
const MONEY = ['AMOUNT', 'PAYMENT METHOD', 'PAYMENT STATUS', 'REFUNDED', 'REFUND DUE'];

const FIELDS = {
  number: 1,
  createdAt: 1,
  orderStatus: 1,
  shippingInfo: 1,
  orderItems: 1,
  deliveryMethod: 1,
  tracking: 1,
  totalPrice: 1,
  payment: 1,
  paymentStatus: 1,
  returns: 1,
} as const;

export const exportStaffOrdersRoute = route(exportStaffOrders, async (input, { database, now }) => {
  const { query, session } = input;
  const { role } = session.user;
  const { ids, sort, ...narrowed } = query;
  const wanted = ids ? { _id: trusted({ $in: ids }) } : orderFilter(narrowed, role, now());
  const orders = await database.orders
    .find(wanted, FIELDS)
    .sort(ORDER_SORTS[sort])
    .limit(EXPORTED_ORDERS_MAX + 1)
    .lean();
  if (orders.length > EXPORTED_ORDERS_MAX)
    throw new ValidationError({
      from: `More than ${formatCount(EXPORTED_ORDERS_MAX)} orders match. Choose a shorter period.`,
    });
  const canSeeMoney = orderViewFor(role) === 'full';
  const head = [...HANDLING, ...PARCEL, ...(canSeeMoney ? MONEY : [])];
  const rows = orders.map((order) => [
    ...toHandlingCells(order),
    ...(canSeeMoney ? toMoneyCells(order) : []),
  ]);
  return { filename: `orders-${indiaDay(now())}.csv`, csv: toCsv([head, ...rows]) };
});

type Exported = Pick<OrderRecord, keyof typeof FIELDS>;

function toHandlingCells({ number, createdAt, orderStatus, shippingInfo: to, ...order }: Exported) {
  const { orderItems, deliveryMethod, tracking } = order;
  return [
    number,
    indiaDateTime(createdAt),
    orderStatus,
    `${to.firstName} ${to.lastName}`,
    to.phoneNo,
    to.address,
    to.city,
    to.pincode,
    orderItems
      .map(({ name, sku, size, quantity }) => `${quantity} × ${[sku, name, size].filter(Boolean).join(', ')}`)
      .join('; '),
    orderItems.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryMethod,
    tracking?.courier,
    tracking?.number,
  ];
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toMoneyCells = (order: Exported) => [
  order.totalPrice,
  order.payment.method,
  capitalise(labelPayment(order)),
  order.payment.refunded,
  order.payment.refundDue,
];
