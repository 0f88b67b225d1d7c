import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartLine } from '@e-store/shared/cart/merge-carts';
import { Types } from 'mongoose';
import { changeOwned } from '../change-owned.ts';
import type { Database } from '../database.ts';
import type { CartLineRecord, CartRecord } from './cart.model.ts';
import { toLine, toRecord } from './cart-lines.ts';
import { readShelf, type Shelf } from './shelf.ts';

export async function readAccountCart(database: Database, user: string): Promise<AccountCart> {
  const cart = (await database.carts.findById(user).lean()) ?? { version: 0, lines: [] };
  return describe(cart, await readShelf(database, cart.lines.map(toLine)));
}

/**
 * Changes the cart of an account by `rule`, which is given the lines as they are kept and `given` made exact. When two
 * devices do so at once, the rule is applied to what the faster one left.
 */
export async function changeAccountCart(
  database: Database,
  user: string,
  given: readonly CartLine[],
  rule: (lines: CartLine[], given: CartLine[], shelf: Shelf) => CartLine[],
): Promise<AccountCart> {
  const empty: { lines: CartLineRecord[] } = { lines: [] };
  let shelf!: Shelf; // of the last try, which is the one that was written
  const changed = await changeOwned(database.carts, new Types.ObjectId(user), empty, async (now) => {
    const lines = now.lines.map(toLine);
    shelf = await readShelf(database, [...lines, ...given]);
    return { lines: rule(lines, given.map(shelf.exact), shelf).map(toRecord) };
  });
  return describe(changed, shelf);
}

const describe = ({ version, lines }: Pick<CartRecord, 'version' | 'lines'>, shelf: Shelf): AccountCart => ({
  version,
  lines: lines.map(toLine).map(shelf.describe),
});
