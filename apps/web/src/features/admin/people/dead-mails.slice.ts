import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/mails/dead'>['query'];

export const deadMails = makeReadSlice('deadMails', (api, query: Query) =>
  api.call('GET /admin/mails/dead', { query }),
);

export const settleDeadMails = createDashThunk(
  'deadMails/settle',
  (api, body: ApiInput<'POST /admin/mails/dead/settle'>['body']) =>
    api.call('POST /admin/mails/dead/settle', { body }),
);

export const deadMailQuery = (search: URLSearchParams): Query => readAddress(search, { page: read.page });
