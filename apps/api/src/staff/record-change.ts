import type { AuditSubject } from '@e-store/shared/staff/audit-entry';
import { type ClientSession, Types } from 'mongoose';
import type { Session } from '../context.ts';
import type { Database } from '../database.ts';
import { changedFields } from './changed-fields.ts';

/** Who asks for a change, and by which request: what every handler of a staff call is given. */
export type StaffRequest = { session: Pick<Session, 'user'>; clientAddress: string; requestId: string };

/** A change of many records by one call. `label`: what it is called in the trail; `after`: what was asked for. */
export type BulkChange = { _id: Types.ObjectId; label: string; after: object };

export type Change = {
  /** The handler's input. */
  staff: StaffRequest;
  /** `order.moved`: what, and what was done to it. */
  what: string;
  subject: { kind: string; id: Types.ObjectId | string; label: string };
  /** The same fields before and after; those that are equal are left out. None before: it was made; none after: it is gone. */
  before?: object;
  after?: object;
  /** The bulk change that it is a part of. */
  bulk?: BulkChange | undefined;
  at: Date;
};

/** The name under which staff's doings are kept. */
export const nameOf = ({ session: { user } }: Pick<StaffRequest, 'session'>) =>
  `${user.firstname} ${user.lastname}`;

/**
 * Writes a change by staff into the audit trail, in the transaction of the change itself: neither is there without the
 * other (I8). What was asked for and changed nothing leaves no line. A bulk change has an entry of its own, written with
 * the first of its parts.
 */
export async function recordChange(
  database: Database,
  { staff, what, subject, before = {}, after = {}, bulk, at }: Change,
  session: ClientSession,
): Promise<void> {
  const { user } = staff.session;
  const { auditEntries } = database;
  const changed = changedFields(before, after);
  if (Object.keys({ ...changed.before, ...changed.after }).length === 0) return;
  const common = {
    at,
    by: new Types.ObjectId(user._id),
    name: nameOf(staff),
    role: user.role,
    what,
    ip: staff.clientAddress,
    requestId: staff.requestId,
  };
  const named: AuditSubject = { ...subject, id: String(subject.id) };
  const part = { ...(bulk && { bulk: bulk._id }), ...changed };
  const entries = [{ ...common, _id: new Types.ObjectId(), subject: named, ...part }];
  if (bulk && !(await auditEntries.exists({ _id: bulk._id }).session(session))) {
    const whole: AuditSubject = { kind: subject.kind, id: String(bulk._id), label: bulk.label };
    const asked = changedFields({}, bulk.after);
    entries.unshift({ ...common, _id: bulk._id, subject: whole, ...asked });
  }
  await auditEntries.insertMany(entries, { session });
}
