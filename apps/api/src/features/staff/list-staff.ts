import { trusted, type ClientSession, type Types } from 'mongoose';
import {
  listStaff,
  type StaffMember,
  resetSecondFactor,
  addStaff,
  changeRole,
} from '@e-store/shared/staff/member-endpoints';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import {
  ConflictError,
  NotFoundError,
  AlreadyExistsError,
  ValidationError,
} from '../../platform/errors/errors.ts';
import { queueMail, queueMails } from '../../platform/outbox/queue-mail.ts';
import { recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { STAFF_ROLES, type StaffRole, type Role } from '@e-store/shared/roles';

export const listStaffRoute = route(listStaff, async (_input, context) => ({
  staff: await listStaffMembers(context),
}));

async function listStaffMembers({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<StaffMember[]> {
  const people = await database.users
    .find({ role: trusted({ $in: [...STAFF_ROLES] }) })
    .sort({ firstname: 1, lastname: 1, _id: 1 })
    .lean();
  const seen = await database.sessions.aggregate<{ _id: unknown; at: Date }>([
    { $match: { user: { $in: people.map(({ _id }) => _id) }, expiresAt: { $gt: now() } } },
    { $group: { _id: '$user', at: { $max: '$lastSeenAt' } } },
  ]);
  const seenAt = new Map(seen.map(({ _id, at }) => [String(_id), at]));
  const staff = people.map(({ _id, firstname, lastname, mobile, email, role, secondFactor }) => {
    const at = seenAt.get(String(_id));
    return {
      _id: String(_id),
      firstname,
      lastname,
      mobile,
      email,
      role: role as StaffRole,
      hasSecondFactor: secondFactor !== undefined,
      ...(at && { lastSeenAt: at.toISOString() }),
    };
  });
  return STAFF_ROLES.flatMap((role) => staff.filter((member) => member.role === role));
}

/**
 * For staff who lost phone and recovery codes. Admins cannot reset their own factor, which protects unlocked
 * screens.
 */
export const resetSecondFactorRoute = route(resetSecondFactor, async (staff, context) => {
  const { database, now, wakeMailWorker } = context;
  const { id } = staff.params;
  if (id.toLowerCase() === staff.session.user._id)
    throw new ConflictError('Turn off your own two-step sign-in with a code.');
  const at = now();
  await database.connection.transaction(async (session) => {
    const before = await database.users
      .findOneAndUpdate(
        { _id: id, role: trusted({ $ne: 'Customer' }) },
        { $unset: { secondFactor: 1 } },
        { session, returnDocument: 'before' },
      )
      .lean();
    if (!before) throw new NotFoundError('This staff member no longer exists.');
    if (!before.secondFactor) throw new ConflictError('This account has no two-step sign-in.');
    const subject = { kind: 'staff', id: before._id, label: `${before.firstname} ${before.lastname}` };
    const change = { before: { twoStep: 'on' }, after: { twoStep: 'off' } };
    await recordChange(database, { staff, what: 'staff.twoStepReset', subject, ...change, at }, session);
    await database.sessions.deleteMany({ user: before._id }, { session });
    const notice = { kind: 'two-step-changed', to: before.email, user: before._id } as const;
    await queueMail(database, notice, at, session);
  });
  wakeMailWorker();
  return { staff: await listStaffMembers(context) };
});

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

const EMAIL_NOT_PROVEN =
  'The owner of this account has not confirmed the email address yet. Ask them to open the link in their welcome email while logged in (it is valid for 24 hours), or to set a new password with “Forgot password”.';

/**
 * Ends all sessions of that person. Staff cannot change their own role, and one Admin must remain. Each
 * change writes all Admins, so concurrent demotions conflict.
 */
async function assignRole(
  staff: StaffRequest,
  { database, now, wakeMailWorker }: Context,
  id: Types.ObjectId | string,
  role: Role,
): Promise<void> {
  if (String(id).toLowerCase() === staff.session.user._id)
    throw new ConflictError('You cannot change your own role. Ask another Admin.');
  const at = now();
  await database.connection.transaction(async (session) => {
    const before = await database.users
      .findOneAndUpdate({ _id: id }, roleUpdate(role), { session, returnDocument: 'before' })
      .lean();
    if (!before) throw new NotFoundError('This account no longer exists.');
    // Anybody can register an address that is not theirs.
    if (before.role === 'Customer' && !before.emailProvenAt) throw new ConflictError(EMAIL_NOT_PROVEN);
    await assertAdminRemains(database, at, session);
    const subject = { kind: 'staff', id: before._id, label: `${before.firstname} ${before.lastname}` };
    const change = { before: { role: before.role }, after: { role } };
    await recordChange(database, { staff, what: 'staff.roleChanged', subject, ...change, at }, session);
    if (before.role === role) return;
    await database.sessions.deleteMany({ user: before._id }, { session });
    if ([before.role, role].includes('Admin')) await tellAdmins(database, before, at, session);
  });
  wakeMailWorker();
}

/** To the Admins and the changed person, who may have been one. */
async function tellAdmins(
  database: Database,
  person: { _id: Types.ObjectId; email: string },
  at: Date,
  session: ClientSession,
): Promise<void> {
  const admins = await database.users
    .find({ role: 'Admin', _id: trusted({ $ne: person._id }) }, { email: 1 })
    .session(session)
    .lean();
  const mails = [person, ...admins].map(({ _id, email }) => ({
    kind: 'admin-changed' as const,
    to: email,
    user: _id,
    createdAt: at,
  }));
  await queueMails(database, mails, session);
}

/** Former staff set up a new second factor on return. */
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
    throw new ConflictError('This is the last Admin. Make someone else an Admin first.');
}
