import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';

export const noteCustomer = createDashThunk(
  'customerCard/note',
  (api, { id, words }: { id: string; words: string }) =>
    api.call('POST /admin/customers/:id/notes', { params: { id }, body: { words } }),
);

export const customerCard = makeReadSlice(
  'customerCard',
  (api, id: string) => api.call('GET /admin/customers/:id', { params: { id } }),
  [noteCustomer],
);

export const mailReset = createDashThunk('customerCard/reset', (api, id: string) =>
  api.call('POST /admin/customers/:id/password-reset', { params: { id } }),
);

export const signCustomerOut = createDashThunk('customerCard/signOut', (api, id: string) =>
  api.call('DELETE /admin/customers/:id/sessions', { params: { id } }),
);
