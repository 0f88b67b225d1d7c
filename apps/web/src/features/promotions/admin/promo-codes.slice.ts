import { PROMO_FILTERS } from '@e-store/shared/promotions/promo-rules';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/promocodes'>['query'];

export const promoCodes = createReadSlice('promoCodes', 'GET /admin/promocodes');

export const promoCodeQuery = (search: URLSearchParams): Query =>
  readListParams(search, { show: read.oneOf(PROMO_FILTERS), page: read.page }) as Query;

export const createPromoCode = createAdminThunk('promoCodes/create', 'POST /admin/promocodes');
export const switchPromoCode = createAdminThunk('promoCodes/switch', 'PUT /admin/promocodes/:code');

export const changePromoTerms = createAdminThunk('promoCodes/terms', 'PUT /admin/promocodes/:code/terms');
