import type { ApiInput } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type AlertRequest = { product: string } & Omit<ApiInput<'POST /product/:id/alerts'>['body'], never>;

export const requestAlert = createApiThunk('alerts/request', (api, { product, ...body }: AlertRequest) =>
  api.call('POST /product/:id/alerts', { params: { id: product }, body }),
);

export const withdrawAlert = createApiThunk('alerts/withdraw', (api, body: { token: string }) =>
  api.call('POST /alerts/withdraw', { body }),
);
