import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const shopStatus = createReadSlice('shopStatus', (api) => api.call('GET /admin/status'));
