import { z } from 'zod';
import { Email, ROLES, User } from '../account/user.ts';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from './sections.ts';
import { STAFF_ROLES } from './staff-roles.ts';

const access = staff(...SECTION_ROLES.staff);

export const StaffMember = User.extend({
  role: z.enum(STAFF_ROLES),
  lastSeenAt: z.iso.datetime().optional(),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/staff',
  access,
  summary: 'Who may use E-DASH, and as what',
  response: z.object({ staff: z.array(StaffMember) }),
});

export const addStaff = endpoint({
  method: 'POST',
  path: '/admin/staff',
  access,
  summary: 'Gives an account a role; it is signed out everywhere',
  body: z.object({ email: Email, role: z.enum(STAFF_ROLES, 'Choose a role.') }),
  response: z.object({ staff: z.array(StaffMember) }),
  errors: ['ALREADY_EXISTS', 'CONFLICT', 'NOT_FOUND'],
});

export const changeRole = endpoint({
  method: 'PUT',
  path: '/admin/staff/:id',
  access,
  summary:
    'Gives a member of staff another role, or takes it away (Customer); never of oneself or the last Admin',
  params: z.object({ id: ObjectId }),
  body: z.object({ role: z.enum(ROLES, 'Choose a role.') }),
  response: z.object({ staff: z.array(StaffMember) }),
  errors: ['CONFLICT'],
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/admin/staff/:id/second-factor',
  access,
  summary:
    'Turns the second step of somebody else off who lost phone and codes; they are signed out everywhere',
  params: z.object({ id: ObjectId }),
  response: z.object({ staff: z.array(StaffMember) }),
  errors: ['CONFLICT'],
});
