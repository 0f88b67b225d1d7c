import type { Context } from '../../../platform/context.ts';
import { ConflictError, UnauthenticatedError, WrongCodeError } from '../../../platform/errors/errors.ts';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import type { UserRecord } from '../user.model.ts';
import { INVALID_CODE_MESSAGE, redeemCode } from './redeem-code.ts';
import type { SecondFactor } from './second-factor.ts';

export async function readCurrentUser(
  { session }: StaffRequest,
  { database, config }: Pick<Context, 'database' | 'config'>,
): Promise<UserRecord> {
  if (config.staffTotp === 'off')
    throw new ConflictError('CONFLICT', 'Two-step sign-in is off in this shop (STAFF_TOTP).');
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  return user;
}

/**
 * Returns the caller's record with its second step after checking a code.
 * @throws WrongCodeError at `code`
 */
export async function reauthenticate(
  code: string,
  request: StaffRequest,
  context: Context,
): Promise<UserRecord & { secondFactor: SecondFactor }> {
  const user = await readCurrentUser(request, context);
  const { _id, secondFactor } = user;
  if (!secondFactor) throw new ConflictError('CONFLICT', 'Two-step sign-in is not on.');
  if (!(await redeemCode(code, { _id, factor: secondFactor, request }, context)))
    throw new WrongCodeError({ code: INVALID_CODE_MESSAGE });
  return { ...user, secondFactor };
}

export const auditSubject = ({ _id, firstname, lastname }: UserRecord) => ({
  kind: 'staff',
  id: _id,
  label: `${firstname} ${lastname}`,
});
