import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';
import { apiCall } from '../../../lib/thunk.ts';

export const shopStatus = createReadSlice('shopStatus', apiCall('GET /admin/status'));

type Query = ApiInput<'GET /admin/mails/dead'>['query'];

export const deadMails = createReadSlice('deadMails', apiCall('GET /admin/mails/dead'));

export const resolveDeadMails = createAdminThunk(
  'deadMails/settle',
  apiCall('POST /admin/mails/dead/settle'),
);

export const deadMailQuery = (search: URLSearchParams): Query => readListParams(search, { page: read.page });
