import { PROMO_SHOWS } from '@e-store/shared/promotions/promo-shows';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/promocodes'>['query'];

export const promoCodes = makeReadSlice('promoCodes', (api, query: Query) =>
  api.call('GET /admin/promocodes', { query }),
);

export const promoCodeQuery = (search: URLSearchParams): Query =>
  readAddress(search, { show: read.oneOf(PROMO_SHOWS), page: read.page }) as Query;

export const createPromoCode = createDashThunk(
  'promoCodes/create',
  (api, body: ApiInput<'POST /admin/promocodes'>['body']) => api.call('POST /admin/promocodes', { body }),
);

export const switchPromoCode = createDashThunk(
  'promoCodes/switch',
  (api, { code, active }: { code: string; active: boolean }) =>
    api.call('PUT /admin/promocodes/:code', { params: { code }, body: { active } }),
);

type Terms = { code: string; version: number } & ApiInput<'PUT /admin/promocodes/:code/terms'>['body'];
export const changePromoTerms = createDashThunk(
  'promoCodes/terms',
  (api, { code, version, ...body }: Terms) =>
    api.call(
      'PUT /admin/promocodes/:code/terms',
      { params: { code }, body },
      { headers: { 'If-Match': `"${version}"` } },
    ),
);
