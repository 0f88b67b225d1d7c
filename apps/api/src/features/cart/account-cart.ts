import type { AccountCart } from '@e-store/shared/cart/account-cart';
import { isSameLine, mergeLines } from '@e-store/shared/cart/cart-line';
import { type CartLine, clampToStock } from '@e-store/shared/cart/merge-carts';
import { Types } from 'mongoose';
import { updateWithVersion } from '../../platform/database/update-with-version.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CartLineRecord } from './cart.model.ts';
import { toLine, toRecord } from './cart-lines.ts';
import { readCartProducts, type CartProducts } from './cart-products.ts';

export async function readAccountCart(database: Database, user: string): Promise<AccountCart> {
  const { version, lines: stored } = (await database.carts.findById(user).lean()) ?? {
    version: 0,
    lines: [],
  };
  const cartProducts = await readCartProducts(database, stored.map(toLine));
  return { version, lines: resolveStoredLines(stored, cartProducts).map(cartProducts.describe) };
}

/**
 * Changes the cart of an account by `rule`, which receives stored and submitted lines, both resolved. On a
 * concurrent change the rule runs again on the newer cart.
 */
export async function changeAccountCart(
  database: Database,
  user: string,
  submitted: readonly CartLine[],
  rule: (lines: CartLine[], submitted: CartLine[], cartProducts: CartProducts) => CartLine[],
): Promise<AccountCart> {
  const empty: { lines: CartLineRecord[] } = { lines: [] };
  let cartProducts!: CartProducts;
  const changed = await updateWithVersion(database.carts, new Types.ObjectId(user), empty, async (now) => {
    cartProducts = await readCartProducts(database, [...now.lines.map(toLine), ...submitted]);
    const lines = rule(
      resolveStoredLines(now.lines, cartProducts),
      resolveSubmittedLines(submitted, cartProducts),
      cartProducts,
    );
    return { lines: lines.map(toRecord) };
  });
  return { version: changed.version, lines: changed.lines.map(toLine).map(cartProducts.describe) };
}

/**
 * Resolves stored lines against the catalogue. A line without a size gets the default size of its product;
 * merged lines are limited to the stock.
 */
function resolveStoredLines(stored: readonly CartLineRecord[], cartProducts: CartProducts): CartLine[] {
  const exact = stored.map(toLine).map(cartProducts.exact);
  return mergeLines(exact).map((line) =>
    exact.filter((one) => isSameLine(one, line)).length > 1
      ? { ...line, quantity: clampToStock(line.quantity, cartProducts.stockOf(line)) }
      : line,
  );
}

/**
 * A browser that adds a size also removes the line without one in the same request. The quantity with the
 * size wins.
 */
function resolveSubmittedLines(submitted: readonly CartLine[], cartProducts: CartProducts): CartLine[] {
  const exact = submitted.map(cartProducts.exact);
  return exact.filter(
    (line, index) =>
      line.quantity > 0 ||
      submitted[index]?.size !== undefined ||
      !exact.some((other) => other.quantity > 0 && isSameLine(other, line)),
  );
}
