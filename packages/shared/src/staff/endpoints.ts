import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { AuditEntry } from './audit-entry.ts';
import { SECTION_ROLES } from './sections.ts';

const Day = z.iso.date('Enter a day like 2026-11-20.');

/** Days are those of India; both ends count. */
export const AuditQuery = z.object({
  page: z.coerce.number('Enter a page number.').int().min(1).max(10_000).default(1),
  limit: z.coerce.number('Enter how many.').int().min(1).max(100).default(50),
  kind: z.string().max(40).optional(),
  id: z.string().max(80).optional(),
  by: ObjectId.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: staff(...SECTION_ROLES.audit),
  summary: 'What staff changed, the newest first',
  query: AuditQuery,
  response: z.object({ entries: z.array(AuditEntry), total: z.int(), page: z.int(), limit: z.int() }),
});
