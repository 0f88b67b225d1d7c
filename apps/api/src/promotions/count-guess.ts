import type { Context } from '../context.ts';
import { LIMITS } from '../limits.ts';

type Asker = { code: string; user?: string | undefined; address: string };

/**
 * Ends the guessing of promo codes: a code that there is none of counts against whoever named it, their account and
 * their address, and beyond the limit none is looked up, right or wrong. Naming one that exists is never counted, also
 * where it is over or used up: shoppers ask again with every change of their cart.
 * @throws AppError 429 with `Retry-After`
 */
export async function countGuess(
  { database, limits }: Pick<Context, 'database' | 'limits'>,
  { code, user, address }: Asker,
): Promise<void> {
  const tries = [
    [LIMITS.promoGuessesOfAddress, address],
    ...(user === undefined ? [] : [[LIMITS.promoGuessesOfAccount, user] as const]),
  ] as const;
  // Before it is looked up, so that many at once are not one.
  const taken = await limits.takeAll(tries);
  if (!(await database.promoCodes.exists({ code }))) return;
  await limits.giveBackAll(taken);
}
