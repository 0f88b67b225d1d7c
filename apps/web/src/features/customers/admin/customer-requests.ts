import { createAdminThunk } from '../../../lib/admin-thunk.ts';

type Request = { id: string; reason: string };

export const exportCustomer = createAdminThunk('customerCard/export', (api, { id, reason }: Request) =>
  api.call('POST /admin/customers/:id/export', { params: { id }, body: { reason } }),
);

export const eraseCustomer = createAdminThunk('customerCard/erase', (api, { id, reason }: Request) =>
  api.call('POST /admin/customers/:id/erase', { params: { id }, body: { reason } }),
);
