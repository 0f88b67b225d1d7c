import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import { correctionError, statusBefore, undoAcceptedUntil } from '@e-store/shared/orders/order-corrections';
import { deliveryPhone, failedAttempts } from '@e-store/shared/orders/failed-delivery';
import { isInShop, isTrackable, paymentAfter, staffMoves } from '@e-store/shared/orders/order-lifecycle';
import type { StaffOrder, StaffRefund, UndoableMove } from '@e-store/shared/orders/staff-order';
import type { RefundApproval } from '@e-store/shared/payments/payment';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { HistoryStep, OrderRecord } from '../order.model.ts';
import {
  type ApprovalTerms,
  describeApproval,
  formatRefundDestination,
  readApprovalTerms,
  type RefundTarget,
  sumToApprove,
} from '../payments/refund-approval.ts';
import {
  computeRefundDue,
  findOwedReplacements,
  refundOfReturn,
  returnRefundDue,
} from '../payments/refunds-due.ts';
import { withdrawalError } from '../payments/payment-claim.ts';
import { isAwaitingPayment, needsPayment } from '../../payments/payment.model.ts';
import { resumptionError } from '../../payments/resume-payment.ts';
import { isCashDue } from '../../payments/cash-to-collect.ts';
import { findReturnCost } from '../failed-deliveries.ts';
import { collectionLink } from '../get-collection.ts';
import { isExchanged } from '../label-payment.ts';
import { canRequestReturn } from '../open-return.ts';
import { toAttempt, toOrder } from '../to-order.ts';
import { describeCash } from './describe-cash.ts';
import { orderTimeline } from './order-timeline.ts';
import type { Role } from '@e-store/shared/roles';

/** The `packing` schema contains no amounts. */
export const orderViewFor = (role: Role) => (role === 'Admin' ? ('full' as const) : ('packing' as const));

type Row = Pick<
  OrderRecord,
  | '_id'
  | 'number'
  | 'createdAt'
  | 'shippingInfo'
  | 'orderItems'
  | 'orderStatus'
  | 'history'
  | 'payment'
  | 'paymentStatus'
  | 'totalPrice'
  | 'returns'
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
    moves: possibleMoves(order, role),
    ...describeFailure(order),
    ...describePayment(order),
    totalPrice: order.totalPrice,
    paymentInfo: { method: order.payment.method, status: order.paymentStatus },
    ...(order.payment.refundDue > 0 && { refundDue: order.payment.refundDue }),
    ...(order.payment.refunded > 0 && { refunded: order.payment.refunded }),
    ...(isExchanged(order) && { isExchanged: true }),
  };
}

type PaidOrder = Pick<OrderRecord, 'orderStatus' | 'payment'>;

const describePayment = ({ orderStatus, payment }: PaidOrder) => ({
  ...(isInShop(orderStatus) && payment.state === 'refunded' && { isRefunded: true }),
  ...(isAwaitingPayment(payment) && { isUnpaid: true }),
});

const possibleMoves = ({ orderStatus, payment }: PaidOrder, role: Role) =>
  staffMoves(orderStatus, role).filter((to) => !needsPayment(payment, to));

function describeFailure({ orderStatus, history }: Pick<OrderRecord, 'orderStatus' | 'history'>) {
  if (orderStatus !== 'Delivery failed') return {};
  const attempts = listFailedAttempts(history);
  return { failed: { attempts: attempts.length, latest: attempts.at(-1) ?? {} } };
}

/** Oldest first. */
const listFailedAttempts = (history: readonly HistoryStep[]) =>
  failedAttempts(history).map(({ attempt = {} }) => toAttempt(attempt));

export async function toStaffOrder(
  context: Pick<Context, 'database' | 'config' | 'now'>,
  record: OrderRecord,
  { _id, role }: { _id: string; role: Role },
  readTerms = () => readApprovalTerms(context, _id),
): Promise<StaffOrder> {
  const { database, config, now } = context;
  const correctableTo = role === 'Admin' ? correctableStatus(record) : undefined;
  const order = { ...toOrder(record), cancellation: record.cancellation };
  const returnCost = record.returnCost ?? (await findExpectedReturnCost(database, record));
  const undo = findUndoableMove(record, { reader: _id, at: now() });
  const [timeline, cash] = await Promise.all([
    orderTimeline(database, record, role),
    orderViewFor(role) === 'full' ? describeCash(database, record) : {},
  ]);
  return {
    view: orderViewFor(role),
    order,
    addressVersion: record.addressVersion ?? 0,
    trackingVersion: record.trackingVersion ?? 0,
    ...(role === 'Admin' ? await describeRefunds(database, record, _id, readTerms) : { refunds: [] }),
    ...cash,
    ...(withdrawalError(record) === undefined && { canWithdrawPayment: true }),
    ...(record.erasedAt && { isErased: true }),
    ...(canRequestReturn(record, order) && { canRequestReturn: true }),
    restocked: listRestocked(record),
    ...(returnCost !== undefined && { returnCost }),
    ...(isTrackable(record.orderStatus) &&
      isCashDue(record.payment) && {
        // The same all day, so that the answer stays the same.
        collectionUrl: collectionLink.linkTo(config, record._id, startOfDay(indiaDay(now()))),
      }),
    failedAttempts: listFailedAttempts(record.history),
    deliveryPhone: deliveryPhone(order.history, order.shippingInfo),
    ...(correctableTo && { correctableTo }),
    ...(undo && { undo }),
    moves: possibleMoves(record, role),
    ...describePayment(record),
    timeline,
  };
}

const findExpectedReturnCost = async (database: Database, order: OrderRecord) =>
  order.orderStatus === 'Delivery failed' ? findReturnCost(database, order) : undefined;

function correctableStatus(order: OrderRecord) {
  const error = correctionError({ ...order, isErased: order.erasedAt !== undefined });
  if (error !== undefined) return undefined;
  return paymentAfter(order.orderStatus) === 'cancelled' && resumptionError(order.payment) !== undefined
    ? undefined
    : statusBefore(order);
}

/** Returns the latest move while its author can undo it. */
function findUndoableMove(
  { lastMove, history }: OrderRecord,
  { reader, at }: { reader: string; at: Date },
): UndoableMove | undefined {
  const step = history.at(-1);
  if (!lastMove || !step?.by?._id.equals(reader) || at > undoAcceptedUntil(step.at)) return undefined;
  return { move: String(lastMove._id), until: undoAcceptedUntil(step.at).toISOString() };
}

type FullOrder = Extract<StaffOrder, { view: 'full' }>;
type RefundFields =
  | 'refunds'
  | 'refundDue'
  | 'refundApproval'
  | 'refundIfCancelled'
  | 'hasSecondApprover'
  | 'secondApproverFrom';

async function describeRefunds(
  database: Database,
  record: OrderRecord,
  reader: string,
  readTerms: () => Promise<ApprovalTerms>,
): Promise<Pick<FullOrder, RefundFields>> {
  const accepted = record.returns.filter(
    (one) => one.status === 'accepted' && one.refund.total > 0 && refundOfReturn(record, one) > 0,
  );
  const owed = await findOwedReplacements(database, accepted);
  const isOwed = ({ replacement }: OrderReturnRecord) =>
    owed.some(({ _id }) => replacement?.order.equals(_id));
  const { paid, refunded } = record.payment;
  const isCancellable = possibleMoves(record, 'Admin').includes('Cancelled') && paid > refunded;
  const due = computeRefundDue(record);
  if (!isCancellable && due === 0 && accepted.every(({ refundPaid }) => refundPaid))
    return { refunds: accepted.map((one) => toRefund(record, one, { isOwed: isOwed(one) })) };
  const terms = await readTerms();
  const { limit, hasSecond, secondFrom } = terms;
  const amount = paid - refunded;
  const describe = (target: RefundTarget) => describeApproval(record, target, { ...terms, reader });
  const refundApproval = due > 0 ? describe({ amount: due }) : undefined;
  return {
    refunds: accepted.map((one) => {
      const target = { amount: returnRefundDue(record, one), return: one._id };
      const approval = one.refundPaid ? undefined : describe(target);
      return toRefund(record, one, { approval, isOwed: isOwed(one) });
    }),
    ...(due > 0 && { refundDue: due }),
    ...(refundApproval && { refundApproval }),
    ...(isCancellable && {
      refundIfCancelled: {
        amount,
        needsApproval: limit !== null && sumToApprove(record, { amount }) > limit,
      },
    }),
    hasSecondApprover: hasSecond,
    ...(secondFrom && { secondApproverFrom: secondFrom.toISOString() }),
  };
}

const listRestocked = ({ returns }: OrderRecord) =>
  returns
    .filter(({ status }) => status === 'accepted')
    .map(({ _id, lines }) => ({
      return: String(_id),
      units: lines.map(({ restocked = 0 }) => restocked),
    }));

function toRefund(
  order: OrderRecord,
  accepted: OrderReturnRecord,
  { approval, isOwed }: { approval?: RefundApproval | undefined; isOwed: boolean },
): StaffRefund {
  const { _id, refundTo, refundPaid } = accepted;
  return {
    ...(approval && { approval }),
    return: String(_id),
    amount: refundPaid ? refundOfReturn(order, accepted) : returnRefundDue(order, accepted),
    ...(refundPaid && { paidAt: refundPaid.at.toISOString(), reference: refundPaid.reference }),
    ...(refundTo && (!refundPaid || isOwed) && { payTo: formatRefundDestination(refundTo) }),
  };
}
