import { z } from 'zod';
import { Email, User } from '../account/user.ts';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from './sections.ts';
import { ROLES, STAFF_ROLES } from '../roles.ts';

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
  summary: 'List the staff of E-DASH and their roles',
  response: z.object({ staff: z.array(StaffMember) }),
});

export const addStaff = endpoint({
  method: 'POST',
  path: '/admin/staff',
  access,
  idempotencyKey: '24h',
  summary: 'Give an account a role and end all its sessions',
  body: z.object({ email: Email, role: z.enum(STAFF_ROLES, 'Choose a role.') }),
  response: z.object({ staff: z.array(StaffMember) }),
  errors: ['ALREADY_EXISTS', 'CONFLICT', 'NOT_FOUND'],
});

export const changeRole = endpoint({
  method: 'PUT',
  path: '/admin/staff/:id',
  access,
  idempotencyKey: '24h',
  summary: 'Change the role of a staff member or remove it (Customer); not of the caller or the last Admin',
  params: z.object({ id: ObjectId }),
  body: z.object({ role: z.enum(ROLES, 'Choose a role.') }),
  response: z.object({ staff: z.array(StaffMember) }),
  errors: ['CONFLICT'],
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/admin/staff/:id/second-factor',
  access,
  idempotencyKey: '24h',
  summary:
    'Turn off the two-step sign-in of another staff member who lost phone and codes, and end their sessions',
  params: z.object({ id: ObjectId }),
  response: z.object({ staff: z.array(StaffMember) }),
  errors: ['CONFLICT'],
});
