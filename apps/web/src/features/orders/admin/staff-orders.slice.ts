import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const staffOrders = createReadSlice('staffOrders', 'GET /admin/orders');

export const moveOrders = createAdminThunk('staffOrders/move', 'POST /admin/orders/moves');
export const undoMoves = createAdminThunk('staffOrders/undo', 'POST /admin/orders/moves/undo');
export const exportOrders = createAdminThunk('staffOrders/export', 'GET /admin/orders/export');
