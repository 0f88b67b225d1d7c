import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';

type Query = ApiInput<'GET /admin/orders'>['query'];

export const staffOrders = makeReadSlice('staffOrders', (api, query: Query) =>
  api.call('GET /admin/orders', { query }),
);

export const moveOrders = createDashThunk(
  'staffOrders/move',
  (api, body: ApiInput<'POST /admin/orders/moves'>['body']) => api.call('POST /admin/orders/moves', { body }),
);

export const undoMoves = createDashThunk(
  'staffOrders/undo',
  (api, moves: ApiInput<'POST /admin/orders/moves/undo'>['body']['moves']) =>
    api.call('POST /admin/orders/moves/undo', { body: { moves } }),
);

export const exportOrders = createDashThunk(
  'staffOrders/export',
  (api, query: ApiInput<'GET /admin/orders/export'>['query']) =>
    api.call('GET /admin/orders/export', { query }),
);
