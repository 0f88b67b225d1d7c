import { resetSecondFactor } from '@e-store/shared/staff/member-endpoints';
import { trusted } from 'mongoose';
import { ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { listStaffMembers } from './list-staff.ts';
import { recordChange } from '../../platform/audit/record-change.ts';

/**
 * Helps staff who lost phone and recovery codes. Admins cannot reset their own factor this way, which
 * protects unlocked screens.
 */
export const resetSecondFactorRoute = route(resetSecondFactor, async (staff, context) => {
  const { database, now, wakeMailWorker } = context;
  const { id } = staff.params;
  if (id.toLowerCase() === staff.session.user._id)
    throw new ConflictError('CONFLICT', 'Turn off your own two-step sign-in with a code.');
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
    if (!before.secondFactor) throw new ConflictError('CONFLICT', 'This account has no two-step sign-in.');
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
