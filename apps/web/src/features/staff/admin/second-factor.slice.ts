import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

type Code = ApiInput<'POST /admin/second-factor/end'>['body'];

export const beginTwoStep = createAdminThunk('secondFactor/begin', (api) =>
  api.call('POST /admin/second-factor/key'),
);

/** Resolves to the recovery codes, which are never stored. */
export const startTwoStep = createAdminThunk(
  'secondFactor/start',
  (api, body: ApiInput<'PUT /admin/second-factor'>['body']) => api.call('PUT /admin/second-factor', { body }),
);

export const createRecoveryCodes = createAdminThunk('secondFactor/codes', (api, body: Code) =>
  api.call('POST /admin/second-factor/recovery-codes', { body }),
);

export const endTwoStep = createAdminThunk('secondFactor/end', (api, body: Code) =>
  api.call('POST /admin/second-factor/end', { body }),
);

export const secondFactor = createReadSlice('secondFactor', (api) => api.call('GET /admin/second-factor'), [
  endTwoStep,
]);
