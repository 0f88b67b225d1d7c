import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { apiCall } from '../../../lib/thunk.ts';

export const beginTwoStep = createAdminThunk('secondFactor/begin', apiCall('POST /admin/second-factor/key'));

/** Resolves to the recovery codes, which are never stored. */
export const startTwoStep = createAdminThunk('secondFactor/start', apiCall('PUT /admin/second-factor'));

export const createRecoveryCodes = createAdminThunk(
  'secondFactor/codes',
  apiCall('POST /admin/second-factor/recovery-codes'),
);

export const endTwoStep = createAdminThunk('secondFactor/end', apiCall('POST /admin/second-factor/end'));

export const secondFactor = createReadSlice('secondFactor', apiCall('GET /admin/second-factor'), [
  endTwoStep,
]);
