import { isDeepStrictEqual } from 'node:util';
import { isSameLine, mergeLines } from '@e-store/shared/cart/cart-line';
import { indiaDay } from '@e-store/shared/india-day';
import { canTransition, ORDER_LIFECYCLE, type OrderActor } from '@e-store/shared/orders/order-lifecycle';
import type { Order } from '@e-store/shared/orders/order';
import type { ReturnLine, ReturnRequest } from '@e-store/shared/orders/order-return';
import { REFUND_TO_MESSAGE, type RefundTo } from '@e-store/shared/orders/refund-to';
import {
  calculateRefund,
  isReturnOpen,
  needsRefundAccount,
  returnableQuantity,
} from '@e-store/shared/orders/return-rules';
import { type ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { StaffName } from '../../platform/database/record.ts';
import { ConflictError, ValidationError } from '../../platform/errors/errors.ts';
import { assertExchangeable } from './assert-exchangeable.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRecord } from './order.model.ts';
import type { OrderReturnRecord } from './order-return.model.ts';
import { toOrder } from './to-order.ts';
import { queueOrderMail } from './queue-order-mail.ts';

type Requester = { actor: OrderActor; at: Date; by?: StaffName };

/** A request repeated before the decision returns the order unchanged. */
export async function openReturn(
  database: Database,
  record: OrderRecord,
  request: ReturnRequest,
  requester: Requester,
  session: ClientSession,
): Promise<OrderRecord> {
  const { actor, at } = requester;
  const order = toOrder(record);
  const sent = request.lines.map((line) => ({ ...line, product: line.product.toLowerCase() }));
  const lines = mergeLines(sent);
  const open = record.returns.find(({ status }) => status === 'requested');
  if (open && hasSameLines(open, lines)) {
    if (hasSameWish(open, { ...request, lines }) && hasSameAnswers(open, request)) return record;
    throw new ConflictError(actor === 'staff' ? OPEN_RETURN_MESSAGES.staff : OTHER_ANSWERS_MESSAGE);
  }
  const wanted = draftReturn(order, { ...request, lines }, at);
  await assertExchangeable(database, { ...request, lines: sent }, session);
  if (order.orderStatus === 'Return requested') throw new ConflictError(OPEN_RETURN_MESSAGES[actor]);
  const move = { to: 'Return requested', ...requester } as const;
  const moved = await moveOrder(database, record, move, { returns: [...record.returns, wanted] }, session);
  if (actor === 'shopper') assertWithinReturnDays(order, at);
  await queueOrderMail(database, record, { kind: ORDER_LIFECYCLE[move.to].mail }, at, session);
  return moved;
}

const OTHER_ANSWERS_MESSAGE =
  'A return of these items is already requested, with another size, reason or refund account. Contact us to change it.';

const OPEN_RETURN_MESSAGES: Record<OrderActor, string> = {
  shopper:
    'You have already requested a return for this order. You can request a return of other items once we have decided on it.',
  staff: 'This order already has an open return. Decide on it before you request a return of other items.',
};

export const canRequestReturn = ({ erasedAt }: Pick<OrderRecord, 'erasedAt'>, order: Order): boolean =>
  erasedAt === undefined &&
  canTransition(order.orderStatus, 'Return requested', 'staff') &&
  order.orderItems.some((item) => returnableQuantity(item, order.returns) > 0);

const hasSameLines = (open: OrderReturnRecord, lines: readonly ReturnLine[]): boolean =>
  open.lines.length === lines.length &&
  open.lines.every(({ product, size, quantity }) =>
    lines.some(
      (other) => isSameLine({ product: String(product), size }, other) && quantity === other.quantity,
    ),
  );

const hasSameWish = (open: OrderReturnRecord, { exchange = false, lines }: ReturnRequest): boolean =>
  (open.exchange ?? false) === exchange &&
  open.lines.every(({ product, size, exchangeSize }) =>
    lines.some(
      (other) => isSameLine({ product: String(product), size }, other) && exchangeSize === other.exchangeSize,
    ),
  );

export const isSameAccount = (one: RefundTo | undefined, other: RefundTo | undefined): boolean =>
  isDeepStrictEqual({ ...one }, { ...other });

const hasSameAnswers = (open: OrderReturnRecord, { reason, note, refundTo }: ReturnRequest): boolean =>
  open.reason === reason &&
  (open.note ?? '') === (note ?? '') &&
  (open.refund.total === 0 || isSameAccount(open.refundTo, refundTo));

function assertWithinReturnDays({ returnUntil }: Order, at: Date): void {
  if (isReturnOpen(returnUntil, indiaDay(at))) return;
  throw new ConflictError(
    'The return window for this order has closed. Contact us if something is wrong with it.',
  );
}

/** @throws ValidationError naming a line that is not ordered or has fewer returnable units, or no refund target */
function draftReturn(
  order: Order,
  { lines, reason, note, refundTo, exchange = false }: ReturnRequest,
  at: Date,
): OrderReturnRecord {
  lines.forEach((line, index) => {
    const bought = order.orderItems.find((item) => isSameLine(item, line));
    if (!bought) throw new ValidationError({ [`lines.${index}`]: 'This item is not part of the order.' });
    const left = returnableQuantity(bought, order.returns);
    if (line.quantity <= left) return;
    const what =
      left > 0 ? `Only ${left} of this item can still be returned.` : noUnitsLeftMessage(line, order.returns);
    throw new ValidationError({ [`lines.${index}.quantity`]: what });
  });
  const refund = calculateRefund(order, lines);
  if (refund.total > 0 && !refundTo && needsRefundAccount(order, exchange))
    throw new ValidationError({ refundTo: REFUND_TO_MESSAGE });
  return {
    _id: new Types.ObjectId(),
    status: 'requested',
    lines: lines.map(({ product, size, quantity, exchangeSize }) => ({
      product: new Types.ObjectId(product),
      ...(size !== undefined && { size }),
      quantity,
      ...(exchangeSize !== undefined && { exchangeSize }),
    })),
    reason,
    ...(note && { note }),
    ...(exchange && { exchange }),
    refund,
    ...(refund.total > 0 && refundTo && { refundTo }),
    requestedAt: at,
  };
}

function noUnitsLeftMessage(line: ReturnLine, returns: Order['returns']): string {
  const latest = returns.findLast(({ lines }) => lines.some((other) => isSameLine(other, line)));
  if (latest?.status === 'refused')
    return 'The return of this item was refused, so it cannot be requested again.';
  if (latest?.status === 'requested') return 'A return of this item is already requested.';
  return 'This item was already returned.';
}
