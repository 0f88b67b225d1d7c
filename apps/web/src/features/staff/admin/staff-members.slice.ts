import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { apiCall } from '../../../lib/thunk.ts';

export const addStaff = createAdminThunk('staffMembers/add', apiCall('POST /admin/staff'));
export const changeRole = createAdminThunk('staffMembers/role', apiCall('PUT /admin/staff/:id'));

export const resetTwoStep = createAdminThunk(
  'staffMembers/twoStep',
  apiCall('DELETE /admin/staff/:id/second-factor'),
);

export const staffMembers = createReadSlice('staffMembers', apiCall('GET /admin/staff'), [
  addStaff,
  changeRole,
  resetTwoStep,
]);
