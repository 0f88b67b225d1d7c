import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import { ConflictError } from '../../platform/errors/errors.ts';
import type { ClientSession } from 'mongoose';
import { restockItems } from '../catalog/restock-items.ts';
import type { Database } from '../../platform/database/database.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRecord, StaffName } from './order.model.ts';
import { queueReturnMail } from './queue-return-mail.ts';

export type ReturnDecision =
  | { accepted: false; reason: string }
  /** Units per line that return to stock; the rest is written off. */
  | { accepted: true; restocked: readonly number[] };

/**
 * Decides the open return, inside the caller's transaction: refuses it, or restocks and makes the refund due
 * as calculated on request. Mails the customer.
 * @throws ConflictError without an open return
 */
export async function decideReturn(
  database: Database,
  order: OrderRecord,
  decision: ReturnDecision,
  at: Date,
  transaction: ClientSession,
  by?: StaffName,
): Promise<OrderRecord> {
  const open = order.returns.find(({ status }) => status === 'requested');
  if (!open) throw new ConflictError('CONFLICT', 'No return of this order is waiting for a decision.');
  const lines = open.lines.map((line, index) => {
    const restocked = decision.accepted ? (decision.restocked[index] ?? 0) : 0;
    return { ...line, restocked: Math.min(Math.max(restocked, 0), line.quantity) };
  });
  const to = decision.accepted ? 'Returned' : 'Return refused';
  const { mail: kind, returns: status } = ORDER_LIFECYCLE[to];
  const decided = {
    ...open,
    lines,
    status,
    decidedAt: at,
    ...(!decision.accepted && { refusal: decision.reason }),
  } as const;
  const returns = order.returns.map((one) => (one === open ? decided : one));
  const moved = await moveOrder(
    database,
    order,
    { to, actor: 'staff', at, ...(by && { by }) },
    { returns },
    transaction,
  );
  const back = lines
    .filter(({ restocked }) => restocked > 0)
    .map(({ product, size, restocked }) => ({ product, size, quantity: restocked }));
  const why = { reason: ORDER_LIFECYCLE.Returned.stock.restock, order: order._id, return: open._id };
  await restockItems(database, why, back, at, transaction);
  await queueReturnMail(database, { kind, order, of: open }, at, transaction);
  return moved;
}
