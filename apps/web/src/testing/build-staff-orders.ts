import type { Order } from '@e-store/shared/orders/order';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { staffMoves } from '@e-store/shared/orders/order-lifecycle';
import type { ApiResponse } from '../lib/api-client.ts';
import { buildOrder } from './build-order.ts';
import { objectId } from './object-id.ts';

type List = ApiResponse<'GET /admin/orders'>;
type FullOrder = Extract<StaffOrder, { view: 'full' }>;

const TABS = {
  all: 3,
  'to-confirm': 1,
  'to-pack': 1,
  'to-ship': 0,
  'on-the-way': 0,
  failed: 0,
  returns: 0,
  refunds: 1,
};

export function buildOrderRow(index: number, changes: Partial<Order> = {}) {
  const order = buildOrder({ _id: objectId(500 + index), number: `ES-10004${index}`, ...changes });
  const { firstName, lastName, city } = order.shippingInfo;
  return {
    _id: order._id,
    number: order.number,
    createdAt: order.createdAt,
    customer: `${firstName} ${lastName}`,
    city,
    pieces: 1,
    orderStatus: order.orderStatus,
    moves: staffMoves(order.orderStatus, 'Admin'),
    totalPrice: order.totalPrice,
    paymentInfo: order.paymentInfo,
  };
}

export function buildStaffOrders(
  rows = [buildOrderRow(1), buildOrderRow(2, { orderStatus: 'Confirmed' })],
  changes: { view?: 'full' | 'packing'; total?: number; limit?: number } = {},
): List {
  return { view: 'full', orders: rows, total: rows.length, page: 1, limit: 25, tabs: TABS, ...changes };
}

export function buildStaffOrder(order: Partial<Order> = {}, changes: Partial<FullOrder> = {}): FullOrder {
  const built = buildOrder(order);
  return {
    view: 'full',
    order: built,
    addressVersion: 0,
    trackingVersion: 0,
    refunds: [],
    moves: staffMoves(built.orderStatus, 'Admin'),
    timeline: [{ kind: 'status', at: built.createdAt, status: 'Processing' }],
    failedAttempts: [],
    deliveryPhone: built.shippingInfo.phoneNo,
    ...changes,
  };
}

export function buildPackingOrder(changes: Partial<Order> = {}): StaffOrder {
  const order = buildOrder(changes);
  const { trackingVersion, timeline, failedAttempts, deliveryPhone } = buildStaffOrder(changes);
  const moves = staffMoves(order.orderStatus, 'Packer');
  return { view: 'packing', order, trackingVersion, moves, timeline, failedAttempts, deliveryPhone };
}

export function buildTransactions(): ApiResponse<'GET /admin/transactions'> {
  const shared = { order: objectId(500), number: 'ES-100042', customer: 'Asha Rao' };
  const none = { count: 0, amount: 0 };
  return {
    transactions: [
      {
        ...shared,
        _id: objectId(800),
        kind: 'refund',
        amount: 699,
        status: 'inProgress',
        at: '2026-11-22T10:00:00.000Z',
      },
      {
        ...shared,
        _id: objectId(500),
        kind: 'cod',
        amount: 979,
        status: 'completed',
        at: '2026-11-21T10:00:00.000Z',
      },
    ],
    sums: {
      collected: { count: 1, amount: 979 },
      outstanding: none,
      cancelled: none,
      refundsDue: { count: 1, amount: 699 },
      refunded: none,
      net: 979,
    },
    total: 2,
    page: 1,
    limit: 25,
  };
}
