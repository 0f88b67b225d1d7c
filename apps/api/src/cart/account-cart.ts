import type { AccountCart } from '@e-store/shared/cart/account-cart';
import { isSameLine, mergeLines } from '@e-store/shared/cart/cart-line';
import { type CartLine, clampToStock } from '@e-store/shared/cart/merge-carts';
import { Types } from 'mongoose';
import { changeOwned } from '../change-owned.ts';
import type { Database } from '../database.ts';
import type { CartLineRecord } from './cart.model.ts';
import { toLine, toRecord } from './cart-lines.ts';
import { readShelf, type Shelf } from './shelf.ts';

export async function readAccountCart(database: Database, user: string): Promise<AccountCart> {
  const { version, lines: stored } = (await database.carts.findById(user).lean()) ?? {
    version: 0,
    lines: [],
  };
  const shelf = await readShelf(database, stored.map(toLine));
  return { version, lines: exactLines(stored, shelf).map(shelf.describe) };
}

/**
 * Changes the cart of an account by `rule`, which receives stored and submitted lines, both resolved. On a
 * concurrent change the rule runs again on the newer cart.
 */
export async function changeAccountCart(
  database: Database,
  user: string,
  given: readonly CartLine[],
  rule: (lines: CartLine[], given: CartLine[], shelf: Shelf) => CartLine[],
): Promise<AccountCart> {
  const empty: { lines: CartLineRecord[] } = { lines: [] };
  let shelf!: Shelf;
  const changed = await changeOwned(database.carts, new Types.ObjectId(user), empty, async (now) => {
    shelf = await readShelf(database, [...now.lines.map(toLine), ...given]);
    const lines = rule(exactLines(now.lines, shelf), exactChanges(given, shelf), shelf);
    return { lines: lines.map(toRecord) };
  });
  return { version: changed.version, lines: changed.lines.map(toLine).map(shelf.describe) };
}

/**
 * Resolves stored lines against the catalogue. A line without a size gets the default size of its product;
 * merged lines are limited to the stock.
 */
function exactLines(stored: readonly CartLineRecord[], shelf: Shelf): CartLine[] {
  const exact = stored.map(toLine).map(shelf.exact);
  return mergeLines(exact).map((line) =>
    exact.filter((one) => isSameLine(one, line)).length > 1
      ? { ...line, quantity: clampToStock(line.quantity, shelf.stockOf(line)) }
      : line,
  );
}

/**
 * A browser that adds a size also removes the line without one in the same request. The quantity with the
 * size wins.
 */
function exactChanges(given: readonly CartLine[], shelf: Shelf): CartLine[] {
  const exact = given.map(shelf.exact);
  return exact.filter(
    (line, index) =>
      line.quantity > 0 ||
      given[index]?.size !== undefined ||
      !exact.some((other) => other.quantity > 0 && isSameLine(other, line)),
  );
}
