import { listStaff, type StaffMember } from '@e-store/shared/staff/member-endpoints';
import { STAFF_ROLES, type StaffRole } from '@e-store/shared/staff/staff-roles';
import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';

export const listStaffRoute = route(listStaff, async (_input, context) => ({
  staff: await listStaffMembers(context),
}));

export async function listStaffMembers({
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
