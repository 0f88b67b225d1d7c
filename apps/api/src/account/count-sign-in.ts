import { type Limits, LIMITS, type Take } from '../limits.ts';

type Visitor = { email: string; clientAddress: string; device: string | undefined };

/**
 * Counts one sign-in attempt before the password is compared; `refund` takes the count back.
 * A known browser has its own limits, independent of other visitors (R78). Elsewhere limits apply per account
 * and address, per account, and per address.
 * The visitor's own limits come first, so an attempt they reject uses up nothing shared.
 * @throws AppError 429 beyond a limit
 */
export async function countSignIn(
  visitor: Visitor,
  limits: Limits,
): Promise<{ wasRight: () => Promise<void> }> {
  const { own, shared } = triesOf(visitor);
  const takenOwn = await limits.takeAll(own);
  const takenShared = await limits.takeAll(shared);
  return {
    wasRight: async () => {
      await limits.giveBackAll([...takenOwn, ...takenShared]);
      await forgetGuesses(visitor.email, limits);
    },
  };
}

/** Resets the limit of 100 consecutive guesses after a successful sign-in or a password change. */
export const forgetGuesses = (email: string, limits: Limits): Promise<void> =>
  limits.forget(LIMITS.loginsOfAccountInARow, email);

function triesOf({ email, clientAddress, device }: Visitor): { own: Take[]; shared: Take[] } {
  if (device !== undefined)
    return {
      own: [
        [LIMITS.loginsOfKnownDevice, device],
        [LIMITS.loginsOfKnownDeviceADay, device],
        [LIMITS.loginsOfKnownDeviceInARow, device],
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
      [LIMITS.loginsOfAccountInARow, email],
    ],
  };
}
