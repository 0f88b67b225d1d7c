import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const noteCustomer = createAdminThunk(
  'customerCard/note',
  (api, { id, words }: { id: string; words: string }) =>
    api.call('POST /admin/customers/:id/notes', { params: { id }, body: { words } }),
);

export const customerCard = createReadSlice(
  'customerCard',
  (api, id: string) => api.call('GET /admin/customers/:id', { params: { id } }),
  [noteCustomer],
);

export const sendPasswordReset = createAdminThunk('customerCard/reset', (api, id: string) =>
  api.call('POST /admin/customers/:id/password-reset', { params: { id } }),
);

export const signCustomerOut = createAdminThunk('customerCard/signOut', (api, id: string) =>
  api.call('DELETE /admin/customers/:id/sessions', { params: { id } }),
);
