import { apiCall, createApiThunk } from '../../lib/thunk.ts';

export const requestAlert = createApiThunk('alerts/request', apiCall('POST /product/:id/alerts'));
export const withdrawAlert = createApiThunk('alerts/withdraw', apiCall('POST /alerts/withdraw'));
