import { CASH_AGE_KEYS } from '@e-store/shared/cash/remittance';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';
import { apiCall } from '../../../lib/thunk.ts';

type Query = ApiInput<'GET /admin/cash'>['query'];

export const owedCash = createReadSlice('owedCash', apiCall('GET /admin/cash'));

export const cashQuery = (search: URLSearchParams): Query =>
  readListParams(search, { courier: read.words, age: read.oneOf(CASH_AGE_KEYS), page: read.page }) as Query;

export const previewRemittance = createAdminThunk(
  'cash/preview',
  apiCall('POST /admin/cash/remittances/preview'),
);
export const recordRemittance = createAdminThunk('cash/record', apiCall('POST /admin/cash/remittances'));
