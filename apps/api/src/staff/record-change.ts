import type { AuditSubject } from '@e-store/shared/staff/audit-entry';
import { type ClientSession, Types } from 'mongoose';
import type { Session } from '../context.ts';
import type { Database } from '../database.ts';
import { changedFields } from './changed-fields.ts';

/** Who asks for a change, and by which request: what every handler of a staff call is given. */
export type StaffRequest = { session: Pick<Session, 'user'>; clientAddress: string; requestId: string };

export type Change = {
  /** The handler's input. */
  staff: StaffRequest;
  /** `order.moved`: what, and what was done to it. */
  what: string;
  subject: { kind: string; id: Types.ObjectId | string; label: string };
  /** The same fields before and after; those that are equal are left out. None before: it was made; none after: it is gone. */
  before?: object;
  after?: object;
  at: Date;
};

/** The name under which staff's doings are kept. */
export const nameOf = ({ session: { user } }: Pick<StaffRequest, 'session'>) =>
  `${user.firstname} ${user.lastname}`;

/**
 * Writes a change by staff into the audit trail, in the transaction of the change itself: neither is there without the
 * other (I8). What was asked for and changed nothing leaves no line.
 */
export async function recordChange(
  database: Database,
  { staff, what, subject, before = {}, after = {}, at }: Change,
  session: ClientSession,
): Promise<void> {
  const { user } = staff.session;
  const named: AuditSubject = { ...subject, id: String(subject.id) };
  const changed = changedFields(before, after);
  if (Object.keys({ ...changed.before, ...changed.after }).length === 0) return;
  const entry = {
    _id: new Types.ObjectId(),
    at,
    by: new Types.ObjectId(user._id),
    name: nameOf(staff),
    role: user.role,
    what,
    subject: named,
    ...changed,
    ip: staff.clientAddress,
    requestId: staff.requestId,
  };
  await database.auditEntries.create([entry], { session });
}
