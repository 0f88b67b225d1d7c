import { SUBSCRIPTION_STATES } from '@e-store/shared/newsletter/consent';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/newsletter'>['query'];

export const subscribers = createReadSlice('subscribers', 'GET /admin/newsletter');

export const exportSubscribers = createAdminThunk('subscribers/export', 'GET /admin/newsletter/export');

export function subscriberQuery(search: URLSearchParams): Query {
  const { keyword, state, page } = readListParams(search, {
    keyword: read.words,
    state: read.oneOf(SUBSCRIPTION_STATES),
    page: read.page,
  });
  return { ...(state && { state }), ...(page && { page }), ...(keyword && { search: keyword }) } as Query;
}
