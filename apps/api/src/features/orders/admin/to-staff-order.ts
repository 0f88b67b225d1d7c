import type { Role } from '@e-store/shared/endpoint';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import { correctionError, statusBefore } from '@e-store/shared/orders/order-corrections';
import type { StaffOrder, StaffRefund, UndoableMove } from '@e-store/shared/orders/staff-order';
import { staffMoves } from '@e-store/shared/orders/order-lifecycle';
import type { Context } from '../../../platform/context.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { toOrder } from '../to-order.ts';
import { undoAcceptedUntil } from '../undo-window.ts';
import { orderTimeline } from './order-timeline.ts';
import { orderViewFor } from './order-view.ts';

type Row = Pick<
  OrderRecord,
  | '_id'
  | 'number'
  | 'createdAt'
  | 'shippingInfo'
  | 'orderItems'
  | 'orderStatus'
  | 'paymentStatus'
  | 'totalPrice'
>;

export function toOrderRow(order: Row, role: Role) {
  const { firstName, lastName, city } = order.shippingInfo;
  return {
    _id: String(order._id),
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    customer: `${firstName} ${lastName}`,
    city,
    pieces: order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0),
    orderStatus: order.orderStatus,
    moves: staffMoves(order.orderStatus, role),
    totalPrice: order.totalPrice,
    paymentInfo: { method: 'COD' as const, status: order.paymentStatus },
  };
}

type Reader = { _id: string; role: Role };

export async function toStaffOrder(
  { database, now }: Pick<Context, 'database' | 'now'>,
  record: OrderRecord,
  { _id, role }: Reader,
): Promise<StaffOrder> {
  const correctableTo = role === 'Admin' ? correctableStatus(record) : undefined;
  const undo = findUndoableMove(record, { reader: _id, at: now() });
  return {
    view: orderViewFor(role),
    order: toOrder(record),
    addressVersion: record.addressVersion ?? 0,
    trackingVersion: record.trackingVersion ?? 0,
    refunds: record.returns.filter(({ status }) => status === 'accepted').map(toRefund),
    ...(correctableTo && { correctableTo }),
    ...(undo && { undo }),
    moves: staffMoves(record.orderStatus, role),
    timeline: await orderTimeline(database, record, role),
  };
}

const correctableStatus = (order: OrderRecord) =>
  correctionError({ ...order, isErased: order.erasedAt !== undefined }) === undefined
    ? statusBefore(order)
    : undefined;

/** Returns the latest move while its author can undo it. */
function findUndoableMove(
  { lastMove, history }: OrderRecord,
  { reader, at }: { reader: string; at: Date },
): UndoableMove | undefined {
  const step = history.at(-1);
  if (!lastMove || !step?.by?._id.equals(reader) || at > undoAcceptedUntil(step.at)) return undefined;
  return { move: String(lastMove._id), until: undoAcceptedUntil(step.at).toISOString() };
}

function toRefund({ _id, refund, refundTo, refundPaid }: OrderReturnRecord): StaffRefund {
  return {
    return: String(_id),
    amount: refund.total,
    ...(refundPaid
      ? { paidAt: refundPaid.at.toISOString(), reference: refundPaid.reference }
      : { payTo: formatRefundDestination(refundTo) }),
  };
}

const formatRefundDestination = (to: RefundTo) =>
  to.method === 'upi' ? to.upiId : `${to.holder}, ${to.accountNumber}, ${to.ifsc}`;
