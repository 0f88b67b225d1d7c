import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

export const shopStatus = createReadSlice('shopStatus', 'GET /admin/status');

type Query = ApiInput<'GET /admin/mails/dead'>['query'];

export const deadMails = createReadSlice('deadMails', 'GET /admin/mails/dead');

export const resolveDeadMails = createAdminThunk('deadMails/settle', 'POST /admin/mails/dead/settle');

export const deadMailQuery = (search: URLSearchParams): Query => readListParams(search, { page: read.page });
