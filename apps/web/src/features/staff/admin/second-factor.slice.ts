import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const beginTwoStep = createAdminThunk('secondFactor/begin', 'POST /admin/second-factor/key');

/** Resolves to the recovery codes, which are never stored. */
export const startTwoStep = createAdminThunk('secondFactor/start', 'PUT /admin/second-factor');

export const createRecoveryCodes = createAdminThunk(
  'secondFactor/codes',
  'POST /admin/second-factor/recovery-codes',
);

export const endTwoStep = createAdminThunk('secondFactor/end', 'POST /admin/second-factor/end');

export const secondFactor = createReadSlice('secondFactor', 'GET /admin/second-factor', [endTwoStep]);
