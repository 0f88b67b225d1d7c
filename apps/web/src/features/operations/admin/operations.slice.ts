import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

export const shopStatus = createReadSlice('shopStatus', (api) => api.call('GET /admin/status'));

type Query = ApiInput<'GET /admin/mails/dead'>['query'];

export const deadMails = createReadSlice('deadMails', (api, query: Query) =>
  api.call('GET /admin/mails/dead', { query }),
);

export const resolveDeadMails = createAdminThunk(
  'deadMails/settle',
  (api, body: ApiInput<'POST /admin/mails/dead/settle'>['body']) =>
    api.call('POST /admin/mails/dead/settle', { body }),
);

export const deadMailQuery = (search: URLSearchParams): Query => readListParams(search, { page: read.page });
