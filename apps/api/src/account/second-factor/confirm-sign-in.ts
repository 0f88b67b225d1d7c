import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { toUser } from '../to-user.ts';
import type { UserRecord } from '../user.model.ts';
import { CODE_NOT_RIGHT, redeemCode } from './redeem-code.ts';
import { requiredSecondFactor } from './second-factor.ts';

/**
 * Checks the second step of a sign-in, if the account has one (R27).
 * @throws AppError 401 `SECOND_FACTOR_REQUIRED` without a code; with `fields.code` for a wrong one
 */
export async function confirmSignIn(
  user: UserRecord,
  code: string | undefined,
  request: { clientAddress: string; requestId: string },
  context: Context,
): Promise<void> {
  const factor = requiredSecondFactor(user, context.config);
  if (!factor) return;
  if (!code) throw secondFactorRequired('Enter the code from your authenticator app.');
  const owner = { _id: user._id, factor, request: { ...request, session: { user: toUser(user) } } };
  if (!(await redeemCode(code, owner, context)))
    throw secondFactorRequired(CODE_NOT_RIGHT, { code: CODE_NOT_RIGHT });
}

const secondFactorRequired = (message: string, fields?: Record<string, string>) =>
  new AppError(401, 'SECOND_FACTOR_REQUIRED', message, fields && { fields });
