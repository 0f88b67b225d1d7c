import type { Role } from '@e-store/shared/endpoint';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const addStaff = createAdminThunk(
  'staffMembers/add',
  (api, body: ApiInput<'POST /admin/staff'>['body']) => api.call('POST /admin/staff', { body }),
);

export const changeRole = createAdminThunk(
  'staffMembers/role',
  (api, { id, role }: { id: string; role: Role }) =>
    api.call('PUT /admin/staff/:id', { params: { id }, body: { role } }),
);

export const resetTwoStep = createAdminThunk('staffMembers/twoStep', (api, id: string) =>
  api.call('DELETE /admin/staff/:id/second-factor', { params: { id } }),
);

export const staffMembers = createReadSlice('staffMembers', (api) => api.call('GET /admin/staff'), [
  addStaff,
  changeRole,
  resetTwoStep,
]);
