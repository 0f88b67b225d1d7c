import { SUBSCRIPTION_STATES } from '@e-store/shared/newsletter/subscription-states';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/newsletter'>['query'];

export const subscribers = makeReadSlice('subscribers', (api, query: Query) =>
  api.call('GET /admin/newsletter', { query }),
);

export const exportSubscribers = createDashThunk('subscribers/export', (api) =>
  api.call('GET /admin/newsletter/export'),
);

export function subscriberQuery(search: URLSearchParams): Query {
  const { keyword, state, page } = readAddress(search, {
    keyword: read.words,
    state: read.oneOf(SUBSCRIPTION_STATES),
    page: read.page,
  });
  return { ...(state && { state }), ...(page && { page }), ...(keyword && { search: keyword }) } as Query;
}
