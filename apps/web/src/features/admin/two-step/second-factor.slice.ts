import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';

type Code = ApiInput<'POST /admin/second-factor/end'>['body'];

export const beginTwoStep = createDashThunk('secondFactor/begin', (api) =>
  api.call('POST /admin/second-factor/key'),
);

/** Resolves to the recovery codes, which are never stored. */
export const startTwoStep = createDashThunk(
  'secondFactor/start',
  (api, body: ApiInput<'PUT /admin/second-factor'>['body']) => api.call('PUT /admin/second-factor', { body }),
);

export const makeRecoveryCodes = createDashThunk('secondFactor/codes', (api, body: Code) =>
  api.call('POST /admin/second-factor/recovery-codes', { body }),
);

export const endTwoStep = createDashThunk('secondFactor/end', (api, body: Code) =>
  api.call('POST /admin/second-factor/end', { body }),
);

export const secondFactor = makeReadSlice('secondFactor', (api) => api.call('GET /admin/second-factor'), [
  endTwoStep,
]);
