import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

type Query = ApiInput<'GET /admin/orders'>['query'];

export const staffOrders = createReadSlice('staffOrders', (api, query: Query) =>
  api.call('GET /admin/orders', { query }),
);

export const moveOrders = createAdminThunk(
  'staffOrders/move',
  (api, body: ApiInput<'POST /admin/orders/moves'>['body']) => api.call('POST /admin/orders/moves', { body }),
);

export const undoMoves = createAdminThunk(
  'staffOrders/undo',
  (api, moves: ApiInput<'POST /admin/orders/moves/undo'>['body']['moves']) =>
    api.call('POST /admin/orders/moves/undo', { body: { moves } }),
);

export const exportOrders = createAdminThunk(
  'staffOrders/export',
  (api, query: ApiInput<'GET /admin/orders/export'>['query']) =>
    api.call('GET /admin/orders/export', { query }),
);
