import { type ClientSession, Types } from 'mongoose';
import type { AuditSubject } from '@e-store/shared/staff/audit-entry';
import type { Session } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { StaffName } from '../database/record.ts';

export type StaffRequest = { session: Pick<Session, 'user'>; clientAddress: string; requestId: string };

export type BulkChange = { _id: Types.ObjectId; label: string; after: object };

type Change = {
  staff: StaffRequest;
  what: string;
  subject: { kind: string; id: Types.ObjectId | string; label: string };
  /** Without equal fields. Empty `before` means created, empty `after` deleted. */
  before?: object;
  after?: object;
  bulk?: BulkChange | undefined;
  at: Date;
};

export const staffName = ({ session: { user } }: Pick<StaffRequest, 'session'>) =>
  `${user.firstname} ${user.lastname}`;

export const toStaffName = (staff: Pick<StaffRequest, 'session'>): StaffName => ({
  _id: new Types.ObjectId(staff.session.user._id),
  name: staffName(staff),
});

/**
 * In the transaction of the change (I8). A change without effect writes none. A bulk entry is written with
 * its first part.
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
    name: staffName(staff),
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

const SECRET_FIELD = /pass(word|phrase)|token|secret|hash|accountNumber|upiId/i;

type Fields = Record<string, unknown>;

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Fields;

/** @throws Error for a secret field, which must not enter the audit trail */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } {
  const [old, now] = [plain(before), plain(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const secret = names.find((name) => SECRET_FIELD.test(name));
  if (secret) throw new Error(`${secret} must not be kept in the audit trail.`);
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: pick(old), after: pick(now) };
}
