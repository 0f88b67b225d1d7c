import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { toUser } from '../to-user.ts';
import type { UserRecord } from '../user.model.ts';
import { INVALID_CODE_MESSAGE, redeemCode } from './redeem-code.ts';
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
    throw secondFactorRequired(INVALID_CODE_MESSAGE, { code: INVALID_CODE_MESSAGE });
}

const secondFactorRequired = (message: string, fields?: Record<string, string>) =>
  new AppError(401, 'SECOND_FACTOR_REQUIRED', message, fields && { fields });
