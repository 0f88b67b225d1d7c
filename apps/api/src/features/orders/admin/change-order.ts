import type { ClientSession } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { AppError, NotFoundError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { recordChange, type StaffRequest, toStaffName } from '../../../platform/audit/record-change.ts';
import { runStep } from '../../../platform/idempotency/current-attempt.ts';
import type { StaffName } from '../../../platform/database/record.ts';
import type { OrderRecord } from '../order.model.ts';
import { lockKeysOf } from '../order-locks.ts';

export async function findOrder(
  database: Database,
  id: string,
  session?: ClientSession,
): Promise<OrderRecord> {
  const order = await database.orders.findById(id, null, session ? { session } : {}).lean();
  if (!order) throw new NotFoundError('This order does not exist.');
  return order;
}

type OrderChange = {
  what: string;
  change: (order: OrderRecord, by: StaffName, at: Date, session: ClientSession) => Promise<OrderRecord>;
  auditedFields: (order: OrderRecord) => object;
};

/**
 * Changes one order as staff with its audit entry in one transaction. Locks its products, whose stock may
 * change.
 */
export async function changeOrder(
  { database, withLock, now, log }: Context,
  id: string,
  staff: StaffRequest,
  { what, change, auditedFields }: OrderChange,
): Promise<OrderRecord> {
  const lockKeys = lockKeysOf(await findOrder(database, id));
  const write = async (session: ClientSession) => {
    const order = await findOrder(database, id, session);
    const at = now();
    const changed = await change(order, toStaffName(staff), at, session);
    const subject = { kind: 'order', id: order._id, label: order.number };
    const states = { before: auditedFields(order), after: auditedFields(changed) };
    await recordChange(database, { staff, what, subject, ...states, at }, session);
    return changed;
  };
  const changed = await withLock(lockKeys, () => database.connection.transaction(write));
  const { requestId, session } = staff;
  log.info({ order: changed.number, requestId, user: session.user._id, status: changed.orderStatus }, what);
  return changed;
}

export async function tryOrderChange(context: Context, id: string, change: () => Promise<OrderRecord>) {
  try {
    const { number, orderStatus, lastMove } = await runStep(id, change, () =>
      findOrder(context.database, id),
    );
    return { id, number, done: true, orderStatus, ...(lastMove && { move: String(lastMove._id) }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const order = await context.database.orders.findById(id, { number: 1, orderStatus: 1 }).lean();
    return {
      id,
      done: false,
      message: error.message,
      ...(order && { number: order.number, orderStatus: order.orderStatus }),
    };
  }
}
