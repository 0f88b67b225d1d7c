import type { ApiInput } from '../../../lib/api-client.ts';
import { auditMessages } from '../../../messages/en/staff/audit.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/audit'>['query'];

export const auditTrail = createReadSlice('auditTrail', 'GET /admin/audit');

export const auditQuery = (search: URLSearchParams): Query =>
  readListParams(search, {
    by: read.id,
    kind: read.oneOf(Object.keys(auditMessages.kinds)),
    id: read.words,
    from: read.day,
    to: read.day,
    page: read.page,
  }) as Query;
