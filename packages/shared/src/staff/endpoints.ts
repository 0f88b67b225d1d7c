import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { AuditEntry } from './audit-entry.ts';
import { queryText } from '../plain-text.ts';
import { listPage, pageSize } from './list-page.ts';
import { SECTION_ROLES } from './sections.ts';

const Day = z.iso.date('Enter a day like 2026-11-20.');

/** Days in India, inclusive. */
export const AuditQuery = z.object({
  page: listPage.page,
  limit: pageSize(100, 50),
  kind: queryText('Send one kind.', 40).optional(),
  id: queryText('Send one ID.', 80).optional(),
  by: ObjectId.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: staff(...SECTION_ROLES.audit),
  summary: 'List the changes by staff, newest first',
  query: AuditQuery,
  response: z.object({ entries: z.array(AuditEntry), total: z.int(), page: z.int(), limit: z.int() }),
});
