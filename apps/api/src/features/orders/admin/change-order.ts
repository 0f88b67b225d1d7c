import type { ClientSession } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { staffName, recordChange, type StaffRequest } from '../../../platform/audit/record-change.ts';
import type { OrderRecord, StaffName } from '../order.model.ts';
import { Types } from 'mongoose';
import { lockKeysOf } from '../lock-keys.ts';
import { findOrder } from './find-order.ts';

export type OrderChange = {
  what: string;
  change: (order: OrderRecord, by: StaffName, at: Date, session: ClientSession) => Promise<OrderRecord>;
  auditedFields: (order: OrderRecord) => object;
};

export const toStaffName = (staff: StaffRequest): StaffName => ({
  _id: new Types.ObjectId(staff.session.user._id),
  name: staffName(staff),
});

/**
 * Changes one order as staff, with its consequences and audit entry in one transaction. Locks the order's
 * products, whose stock may change.
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
