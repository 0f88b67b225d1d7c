import { makeReadSlice } from '../read-slice.ts';

export const shopStatus = makeReadSlice('shopStatus', (api) => api.call('GET /admin/status'));
