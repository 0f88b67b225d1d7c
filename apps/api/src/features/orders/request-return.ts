import { isSameLine, mergeLines } from '@e-store/shared/cart/cart-line';
import { indiaDay } from '@e-store/shared/india-day';
import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import type { Order } from '@e-store/shared/orders/order';
import { requestReturn } from '@e-store/shared/orders/endpoints';
import type { ReturnLine, ReturnRequest } from '@e-store/shared/orders/order-return';
import { REFUND_TO_MESSAGE } from '@e-store/shared/orders/refund-to';
import { calculateRefund, isReturnOpen, returnableQuantity } from '@e-store/shared/orders/return-rules';
import { Types } from 'mongoose';
import { ConflictError, ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { findOwnOrder } from './own-orders.ts';
import { moveOrder } from './move-order.ts';
import type { OrderReturnRecord } from './order-return.model.ts';
import { toOrder } from './to-order.ts';

/** A repeated request before the decision returns the order unchanged, so retries create no second return. */
export const requestReturnRoute = route(requestReturn, async ({ params, body, session }, context) => {
  const { database, now, wakeMailWorker } = context;
  const { _id: user, email } = session.user;
  const lines = mergeLines(body.lines.map((line) => ({ ...line, product: line.product.toLowerCase() })));
  const order = await database.connection.transaction(async (transaction) => {
    const own = await findOwnOrder(database, { id: params.id, user }, transaction);
    if (isAlreadyRequested(toOrder(own), lines)) return own;
    const at = now();
    const wanted = draftReturn(toOrder(own), { ...body, lines }, at);
    assertNoOpenReturn(toOrder(own));
    const move = { to: 'Return requested', actor: 'shopper', at } as const;
    const moved = await moveOrder(database, own, move, { returns: [...own.returns, wanted] }, transaction);
    assertWithinReturnDays(toOrder(own), at);
    const { mail: kind } = ORDER_LIFECYCLE[move.to];
    const mail = { kind, to: email, order: own._id, user: own.user };
    await queueMail(database, mail, at, transaction);
    return moved;
  });
  wakeMailWorker();
  return toOrder(order);
});

function isAlreadyRequested({ returns }: Order, lines: readonly ReturnLine[]): boolean {
  const open = returns.find(({ status }) => status === 'requested');
  return (
    open !== undefined &&
    open.lines.length === lines.length &&
    open.lines.every((line) =>
      lines.some((other) => isSameLine(line, other) && line.quantity === other.quantity),
    )
  );
}

function assertNoOpenReturn({ orderStatus }: Order): void {
  if (orderStatus !== 'Return requested') return;
  throw new ConflictError(
    'You have already requested a return for this order. You can request a return of other items once we have decided on it.',
  );
}

function assertWithinReturnDays({ returnUntil }: Order, at: Date): void {
  if (isReturnOpen(returnUntil, indiaDay(at))) return;
  throw new ConflictError(
    'The return window for this order has closed. Contact us if something is wrong with it.',
  );
}

/** @throws ValidationError naming a line that is not ordered or has fewer returnable units, or no refund target */
function draftReturn(
  order: Order,
  { lines, reason, note, refundTo }: ReturnRequest,
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
  if (refund.total > 0 && !refundTo) throw new ValidationError({ refundTo: REFUND_TO_MESSAGE });
  return {
    _id: new Types.ObjectId(),
    status: 'requested',
    lines: lines.map(({ product, size, quantity }) => ({
      product: new Types.ObjectId(product),
      ...(size !== undefined && { size }),
      quantity,
    })),
    reason,
    ...(note && { note }),
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
