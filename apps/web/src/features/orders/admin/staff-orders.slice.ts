import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { apiCall } from '../../../lib/thunk.ts';

export const staffOrders = createReadSlice('staffOrders', apiCall('GET /admin/orders'));

export const moveOrders = createAdminThunk('staffOrders/move', apiCall('POST /admin/orders/moves'));
export const undoMoves = createAdminThunk('staffOrders/undo', apiCall('POST /admin/orders/moves/undo'));
export const exportOrders = createAdminThunk('staffOrders/export', apiCall('GET /admin/orders/export'));
