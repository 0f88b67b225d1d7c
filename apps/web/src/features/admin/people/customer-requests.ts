import { createDashThunk } from '../dash-thunk.ts';

type Request = { id: string; reason: string };

export const exportCustomer = createDashThunk('customerCard/export', (api, { id, reason }: Request) =>
  api.call('POST /admin/customers/:id/export', { params: { id }, body: { reason } }),
);

export const eraseCustomer = createDashThunk('customerCard/erase', (api, { id, reason }: Request) =>
  api.call('POST /admin/customers/:id/erase', { params: { id }, body: { reason } }),
);
