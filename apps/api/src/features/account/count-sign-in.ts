import { type Limits, LIMITS, type Take } from '../../platform/rate-limit/limits.ts';

type SignInAttempt = { email: string; clientAddress: string; device: string | undefined };

/**
 * Counts one attempt before the password is compared; `refund` takes it back. A known browser has its own
 * limits (R78). Elsewhere limits apply per account and address, per account, and per address. The visitor's
 * own come first: a rejected attempt uses up nothing shared.
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

/** Resets the limit of 100 consecutive guesses. */
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
