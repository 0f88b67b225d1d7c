import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { ROLES } from '../roles.ts';

export const AUDIT_KINDS = [
  'order',
  'payment',
  'remittance',
  'courier',
  'product',
  'picture',
  'category',
  'promoCode',
  'synonym',
  'review',
  'customer',
  'ticket',
  'mail',
  'staff',
  'settings',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** `label` is the name at that time. */
export const AuditSubject = z.object({ kind: z.string(), id: z.string(), label: z.string() });
export type AuditSubject = z.infer<typeof AuditSubject>;

const Fields = z.record(z.string(), z.unknown());

/** Append-only. */
export const AuditEntry = z.object({
  _id: ObjectId,
  at: z.iso.datetime(),
  by: z.object({ _id: ObjectId, name: z.string() }),
  role: z.enum(ROLES),
  what: z.string(),
  subject: AuditSubject,
  before: Fields,
  after: Fields,
  ip: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
