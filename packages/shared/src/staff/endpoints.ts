import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal, pageFields } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { AUDIT_KINDS, AuditEntry } from './audit-entry.ts';
import { queryText } from '../plain-text.ts';
import { SECTION_ROLES } from './sections.ts';

export const AuditQuery = z
  .object({
    ...pageFields({ defaultSize: 50, max: 100 }),
    kind: z.enum(AUDIT_KINDS, chooseMessage(AUDIT_KINDS)).optional(),
    id: queryText('Send one ID.', 80).optional(),
    by: ObjectId.optional().describe('Changes by the account with this id.'),
    ...listQuery.days,
  })
  .refine(isChronological, NOT_CHRONOLOGICAL);
export type AuditQuery = z.infer<typeof AuditQuery>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: staff(...SECTION_ROLES.audit),
  summary: 'List the changes by staff, newest first',
  query: AuditQuery,
  response: z.object({ entries: z.array(AuditEntry), ...listTotal }),
});
