import type { ApiInput } from '../../../lib/api-client.ts';
import { auditWords } from '../../../content/dash-audit.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/audit'>['query'];

export const auditTrail = makeReadSlice('auditTrail', (api, query: Query) =>
  api.call('GET /admin/audit', { query }),
);

export const auditQuery = (search: URLSearchParams): Query =>
  readAddress(search, {
    by: read.id,
    kind: read.oneOf(Object.keys(auditWords.kinds)),
    id: read.words,
    from: read.day,
    to: read.day,
    page: read.page,
  }) as Query;
