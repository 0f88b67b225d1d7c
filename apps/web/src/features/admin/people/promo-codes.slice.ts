import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';

export const promoCodes = makeReadSlice('promoCodes', (api) => api.call('GET /admin/promocodes'));

export const createPromoCode = createDashThunk(
  'promoCodes/create',
  (api, body: ApiInput<'POST /admin/promocodes'>['body']) => api.call('POST /admin/promocodes', { body }),
);

export const switchPromoCode = createDashThunk(
  'promoCodes/switch',
  (api, { code, active }: { code: string; active: boolean }) =>
    api.call('PUT /admin/promocodes/:code', { params: { code }, body: { active } }),
);

type Terms = { code: string } & ApiInput<'PUT /admin/promocodes/:code/terms'>['body'];
export const changePromoTerms = createDashThunk('promoCodes/terms', (api, { code, ...body }: Terms) =>
  api.call('PUT /admin/promocodes/:code/terms', { params: { code }, body }),
);
