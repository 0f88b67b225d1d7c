import type { Context } from '../../platform/context.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';

type PromoCaller = { code: string; user?: string | undefined; address: string };

/**
 * Limits guessing of promo codes by account and address. Only unknown codes count. Beyond the limit no code
 * is looked up. Existing codes never count, even expired ones, because shoppers repeat them with every cart
 * change.
 * @throws AppError 429 with `Retry-After`
 */
export async function limitPromoGuesses(
  { database, limits }: Pick<Context, 'database' | 'limits'>,
  { code, user, address }: PromoCaller,
): Promise<void> {
  const tries = [
    [LIMITS.promoGuessesOfAddress, address],
    ...(user === undefined ? [] : [[LIMITS.promoGuessesOfAccount, user] as const]),
  ] as const;
  // Counted before the lookup, so that parallel guesses cannot bypass the limit.
  const taken = await limits.takeAll(tries);
  if (!(await database.promoCodes.exists({ code }))) return;
  await limits.refundAll(taken);
}
