import { SUBSCRIPTION_STATES } from '@e-store/shared/newsletter/subscription-states';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/newsletter'>['query'];
type MessagesQuery = ApiInput<'GET /admin/messages'>['query'];

export const subscribers = makeReadSlice('subscribers', (api, query: Query) =>
  api.call('GET /admin/newsletter', { query }),
);

export const exportSubscribers = createDashThunk('subscribers/export', (api) =>
  api.call('GET /admin/newsletter/export'),
);

export const messages = makeReadSlice('messages', (api, query: MessagesQuery) =>
  api.call('GET /admin/messages', { query }),
);

/** The messages have a place of their own in the address, beside the states. */
export const MESSAGES = 'messages';

export function subscriberQuery(search: URLSearchParams): Query {
  const { keyword, state, page } = readAddress(search, {
    keyword: read.words,
    state: read.oneOf([...SUBSCRIPTION_STATES, MESSAGES]),
    page: read.page,
  });
  if (state === MESSAGES) return {};
  // Each was looked at.
  return { ...(state && { state }), ...(page && { page }), ...(keyword && { search: keyword }) } as Query;
}

export const messagesQuery = (search: URLSearchParams): MessagesQuery =>
  search.get('state') === MESSAGES ? readAddress(search, { page: read.page }) : {};
