import { z } from 'zod';
import { ROLES } from '../account/user.ts';
import { ObjectId } from '../object-id.ts';

/** What a change was made to. `label` is what it was called then: an order's number, a product's name. */
export const AuditSubject = z.object({ kind: z.string(), id: z.string(), label: z.string() });
export type AuditSubject = z.infer<typeof AuditSubject>;

/** The fields that changed, and no others. */
const Fields = z.record(z.string(), z.unknown());

/** A line of the audit trail: who changed what, when and from where. It is written once and stays. */
export const AuditEntry = z.object({
  _id: ObjectId,
  at: z.iso.datetime(),
  by: z.object({ _id: ObjectId, name: z.string() }),
  role: z.enum(ROLES),
  /** `order.moved`, `product.created`: what, and what was done to it. */
  what: z.string(),
  subject: AuditSubject,
  before: Fields,
  after: Fields,
  ip: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
