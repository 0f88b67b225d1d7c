import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const addStaff = createAdminThunk('staffMembers/add', 'POST /admin/staff');
export const changeRole = createAdminThunk('staffMembers/role', 'PUT /admin/staff/:id');

export const resetTwoStep = createAdminThunk('staffMembers/twoStep', 'DELETE /admin/staff/:id/second-factor');

export const staffMembers = createReadSlice('staffMembers', 'GET /admin/staff', [
  addStaff,
  changeRole,
  resetTwoStep,
]);
