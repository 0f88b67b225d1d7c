import type { Context } from '../context.ts';
import { LIMITS } from '../limits.ts';

/**
 * Counts an order that is tried, by account and by address at once. What an account orders beyond its own limit takes
 * nothing from the others at its address.
 * @throws AppError 429 with `Retry-After`
 */
export async function countTry(
  { limits }: Pick<Context, 'limits'>,
  user: string,
  address: string,
): Promise<void> {
  const [byAccount, byAddress] = await Promise.allSettled([
    limits.take(LIMITS.ordersOfAccount, user),
    limits.take(LIMITS.ordersOfAddress, address),
  ]);
  if (byAccount.status === 'rejected') {
    if (byAddress.status === 'fulfilled') await limits.giveBack(LIMITS.ordersOfAddress, address);
    throw byAccount.reason;
  }
  if (byAddress.status === 'rejected') throw byAddress.reason;
}
