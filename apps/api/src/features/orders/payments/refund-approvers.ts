import { type Types, trusted } from 'mongoose';
import type { Context } from '../../../platform/context.ts';

const APPOINTED_MS = 24 * 3_600_000;

type Sources = Pick<Context, 'database' | 'now'>;

export type RefundApprovers = {
  /** The Admin, and those whom they appointed in the last 24 hours or who appointed them. */
  circle: string[];
  /** When the latest of these appointments is a day old. */
  circleUntil: Date;
  /** Whether an Admin outside of the circle can approve. */
  hasSecond: boolean;
  /** Whether there is another Admin in the circle. */
  hasSecondLater: boolean;
  /** Whether such an Admin was there in the last 24 hours, and lost the role to the circle. */
  hadSecond: boolean;
};

/** From the audit trail: one person with two accounts, or an Admin alone for a day, is no second opinion. */
export async function findRefundApprovers(
  { database: { auditEntries, users }, now }: Sources,
  staff: Types.ObjectId | string,
): Promise<RefundApprovers> {
  const since = new Date(now().getTime() - APPOINTED_MS);
  const entries = await auditEntries
    .find(
      { 'subject.kind': 'staff', what: 'staff.roleChanged', at: trusted({ $gt: since }) },
      { at: 1, by: 1, subject: 1, before: 1, after: 1 },
    )
    .lean();
  const changes = entries.map(({ at, by, subject, before, after }) => ({
    at,
    by: String(by),
    of: subject.id,
    isAppointed: after['role'] === 'Admin',
    isDemoted: before['role'] === 'Admin',
  }));
  const appointments = changes.filter(({ isAppointed }) => isAppointed);
  const members = new Set([String(staff)]);
  // Members added meanwhile are visited, too.
  for (const member of members)
    for (const { by, of } of appointments) {
      if (by === member) members.add(of);
      if (of === member) members.add(by);
    }
  const circle = [...members];
  const links = appointments.filter(({ by, of }) => members.has(by) && members.has(of));
  const latest = Math.max(since.getTime(), ...links.map(({ at }) => at.getTime()));
  const admins = (await users.distinct('_id', { role: 'Admin' })).map(String);
  return {
    circle,
    circleUntil: new Date(latest + APPOINTED_MS),
    hasSecond: admins.some((id) => !members.has(id)),
    hasSecondLater: admins.some((id) => members.has(id) && id !== String(staff)),
    hadSecond: changes.some(({ by, of, isDemoted }) => isDemoted && members.has(by) && !members.has(of)),
  };
}
