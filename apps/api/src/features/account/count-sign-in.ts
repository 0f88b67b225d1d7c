import { type Limits, LIMITS, type Take } from '../../platform/rate-limit/limits.ts';

type SignInAttempt = { email: string; clientAddress: string; device: string | undefined };

/**
 * Counts one sign-in attempt before the password is compared; `refund` takes the count back.
 * A known browser has its own limits, independent of other visitors (R78). Elsewhere limits apply per account
 * and address, per account, and per address.
 * The visitor's own limits come first, so an attempt they reject uses up nothing shared.
 * @throws AppError 429 beyond a limit
 */
export async function countSignIn(
  visitor: SignInAttempt,
  limits: Limits,
): Promise<{ refund: () => Promise<void> }> {
  const { own, shared } = listSignInLimits(visitor);
  const takenOwn = await limits.takeAll(own);
  const takenShared = await limits.takeAll(shared);
  return {
    refund: async () => {
      await limits.refundAll([...takenOwn, ...takenShared]);
      await resetLoginFailures(visitor.email, limits);
    },
  };
}

/** Resets the limit of 100 consecutive guesses after a successful sign-in or a password change. */
export const resetLoginFailures = (email: string, limits: Limits): Promise<void> =>
  limits.reset(LIMITS.consecutiveLoginsOfAccount, email);

function listSignInLimits({ email, clientAddress, device }: SignInAttempt): { own: Take[]; shared: Take[] } {
  if (device !== undefined)
    return {
      own: [
        [LIMITS.loginsOfKnownDevice, device],
        [LIMITS.loginsOfKnownDeviceADay, device],
        [LIMITS.consecutiveLoginsOfKnownDevice, device],
      ],
      shared: [],
    };
  return {
    own: [
      [LIMITS.loginsOfAccountAndAddress, `${email} ${clientAddress}`],
      [LIMITS.loginsOfAccountAndAddressADay, `${email} ${clientAddress}`],
    ],
    shared: [
      [LIMITS.loginsOfAddress, clientAddress],
      [LIMITS.loginsOfAccount, email],
      [LIMITS.loginsOfAccountADay, email],
      [LIMITS.consecutiveLoginsOfAccount, email],
    ],
  };
}
