import { type Limits, LIMITS, type Take } from '../limits.ts';

/** Whose try it is. `device`: the number of a browser that this account signed in with before. */
type Visitor = { email: string; clientAddress: string; device: string | undefined };

/**
 * Counts one try to sign in, before its password is compared; `wasRight` takes it back. A browser that is known to the
 * account has tries of its own, whatever anybody else does (R78). Everywhere else the account has a number of tries from
 * each address and from all of them together, and the address for all accounts. What is the visitor's alone comes
 * first: whoever is refused by it has used up nothing of what others share.
 * @throws AppError 429 for one too many
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

/** The hundred guesses in a row begin anew: the owner was here, or the password is another one. */
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
