import { createApiThunk } from '../../lib/thunk.ts';

export const requestAlert = createApiThunk('alerts/request', 'POST /product/:id/alerts');
export const withdrawAlert = createApiThunk('alerts/withdraw', 'POST /alerts/withdraw');
