import { PROMO_FILTERS } from '@e-store/shared/promotions/promo-rules';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/promocodes'>['query'];

export const promoCodes = createReadSlice('promoCodes', (api, query: Query) =>
  api.call('GET /admin/promocodes', { query }),
);

export const promoCodeQuery = (search: URLSearchParams): Query =>
  readListParams(search, { show: read.oneOf(PROMO_FILTERS), page: read.page }) as Query;

export const createPromoCode = createAdminThunk(
  'promoCodes/create',
  (api, body: ApiInput<'POST /admin/promocodes'>['body']) => api.call('POST /admin/promocodes', { body }),
);

export const switchPromoCode = createAdminThunk(
  'promoCodes/switch',
  (api, { code, active }: { code: string; active: boolean }) =>
    api.call('PUT /admin/promocodes/:code', { params: { code }, body: { active } }),
);

type Terms = { code: string; version: number } & ApiInput<'PUT /admin/promocodes/:code/terms'>['body'];
export const changePromoTerms = createAdminThunk(
  'promoCodes/terms',
  (api, { code, version, ...body }: Terms) =>
    api.call(
      'PUT /admin/promocodes/:code/terms',
      { params: { code }, body },
      { headers: { 'If-Match': `"${version}"` } },
    ),
);
