import type { Role } from '@e-store/shared/endpoint';
import { addStaff, changeRole } from '@e-store/shared/staff/member-endpoints';
import type { ClientSession, Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  AlreadyExistsError,
  ConflictError,
  NotFoundError,
  ValidationError,
} from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { listStaffMembers } from './list-staff.ts';
import { recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';

/** Requires an existing account, so that nobody sets a password for somebody else. */
export const addStaffRoute = route(addStaff, async (input, context) => {
  const { email, role } = input.body;
  const user = await context.database.users.findOne({ email }, { role: 1 }).lean();
  if (!user)
    throw new ValidationError({
      email: 'No account has this email address. Ask them to register in the shop first.',
    });
  if (user.role !== 'Customer')
    throw new AlreadyExistsError({
      email: `This account already has the role ${user.role}. Change the role below.`,
    });
  await assignRole(input, context, user._id, role);
  return { staff: await listStaffMembers(context) };
});

export const changeRoleRoute = route(changeRole, async (input, context) => {
  await assignRole(input, context, input.params.id, input.body.role);
  return { staff: await listStaffMembers(context) };
});

/**
 * Assigns a role and ends all sessions of that person. Staff cannot change their own role, and one Admin must
 * remain. Each change writes all Admins, so concurrent demotions conflict.
 */
async function assignRole(
  staff: StaffRequest,
  { database, now }: Context,
  id: Types.ObjectId | string,
  role: Role,
): Promise<void> {
  if (String(id).toLowerCase() === staff.session.user._id)
    throw new ConflictError('CONFLICT', 'You cannot change your own role. Ask another Admin.');
  const at = now();
  await database.connection.transaction(async (session) => {
    const before = await database.users
      .findOneAndUpdate({ _id: id }, roleUpdate(role), { session, returnDocument: 'before' })
      .lean();
    if (!before) throw new NotFoundError('This account no longer exists.');
    await assertAdminRemains(database, at, session);
    const subject = { kind: 'staff', id: before._id, label: `${before.firstname} ${before.lastname}` };
    const change = { before: { role: before.role }, after: { role } };
    await recordChange(database, { staff, what: 'staff.roleChanged', subject, ...change, at }, session);
    if (before.role !== role) await database.sessions.deleteMany({ user: before._id }, { session });
  });
}

/** Former staff lose their second factor and set up a new one on return. */
const roleUpdate = (role: Role) => ({
  $set: { role },
  ...(role === 'Customer' && { $unset: { secondFactor: 1 } }),
});

async function assertAdminRemains(database: Database, at: Date, session: ClientSession): Promise<void> {
  const { matchedCount } = await database.users.updateMany(
    { role: 'Admin' },
    { $set: { rolesChangedAt: at } },
    { session },
  );
  if (matchedCount === 0)
    throw new ConflictError('CONFLICT', 'This is the last Admin. Make someone else an Admin first.');
}
