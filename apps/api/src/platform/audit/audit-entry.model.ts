import { AUDIT_KINDS, type AuditSubject } from '@e-store/shared/staff/audit-entry';
import { Schema, type Types } from 'mongoose';
import { nested, recordOptions } from '../database/record.ts';
import { ROLES, type Role } from '@e-store/shared/roles';

export type AuditEntryRecord = {
  _id: Types.ObjectId;
  at: Date;
  by: Types.ObjectId;
  name: string;
  role: Role;
  what: string;
  subject: AuditSubject;
  /** The bulk entry that includes this one. */
  bulk?: Types.ObjectId;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  ip: string;
  requestId: string;
};

const text = { type: String, required: true } as const;

export const auditEntrySchema = new Schema<AuditEntryRecord>(
  {
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    name: text,
    role: { type: String, enum: ROLES, required: true },
    what: text,
    subject: new Schema({ kind: { ...text, enum: AUDIT_KINDS }, id: text, label: text }, nested),
    bulk: Schema.Types.ObjectId,
    before: { type: Schema.Types.Mixed, default: {} },
    after: { type: Schema.Types.Mixed, default: {} },
    ip: text,
    requestId: text,
  },
  { collection: 'auditEntries', ...recordOptions },
);

/** Entries are append-only (R10). */
const MUTATING_OPERATIONS = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;
auditEntrySchema.pre([...MUTATING_OPERATIONS], () => {
  throw new Error('Audit trail entries cannot be changed or deleted.');
});
