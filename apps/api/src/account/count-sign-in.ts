import { type Limits, LIMITS, type Take } from '../limits.ts';

/**
 * Counts one try to sign in, before its password is compared, and answers how to take it back. Those limits come first
 * that are this visitor's alone: whoever is refused by them has used up nothing of what others share.
 * @throws AppError 429 for one too many
 */
export async function countSignIn(
  { email, clientAddress }: { email: string; clientAddress: string },
  limits: Limits,
): Promise<{ takeBack: () => Promise<void> }> {
  const own: Take[] = [
    [LIMITS.loginsOfAccountAndAddress, `${email} ${clientAddress}`],
    [LIMITS.loginsOfAccountAndAddressADay, `${email} ${clientAddress}`],
  ];
  const shared: Take[] = [
    [LIMITS.loginsOfAccount, email],
    [LIMITS.loginsOfAddress, clientAddress],
  ];
  await limits.takeAll(own);
  await limits.takeAll(shared);
  return { takeBack: async () => void (await limits.giveBackAll([...own, ...shared])) };
}
