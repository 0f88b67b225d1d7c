import { Types, trusted } from 'mongoose';
import { getCart, putCart, mergeCart } from '@e-store/shared/cart/endpoints';
import { applyCartChanges, mergeCarts, type CartLine, clampToStock } from '@e-store/shared/cart/merge-carts';
import type { AccountCart } from '@e-store/shared/cart/cart-item';
import { isSameLine, mergeLines, type CartLineId } from '@e-store/shared/cart/cart-line';
import { defaultSize, stockForSize } from '@e-store/shared/catalog/stock-rules';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { updateWithVersion } from '../../platform/database/update-with-version.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CartLineRecord, toLine, toRecord } from './cart.model.ts';
import { REMOVED_PRODUCT_NAME } from './price-cart.ts';

export const getCartRoute = route(getCart, async ({ session }, { database }) =>
  readAccountCart(database, session.user._id),
);

export const putCartRoute = route(putCart, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  return changeAccountCart(database, session.user._id, body.changes, (lines, changes, { stockOf }) =>
    applyCartChanges(lines, changes, stockOf),
  );
});

/** Merges the browser cart at sign-in. Idempotent, so clients retry a lost response. */
export const mergeCartRoute = route(mergeCart, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  return changeAccountCart(database, session.user._id, body.lines, (lines, submitted, { stockOf }) =>
    mergeCarts(lines, submitted, stockOf),
  );
});

async function readAccountCart(database: Database, user: string): Promise<AccountCart> {
  const { version, lines: stored } = (await database.carts.findById(user).lean()) ?? {
    version: 0,
    lines: [],
  };
  const cartProducts = await readCartProducts(database, stored.map(toLine));
  return { version, lines: resolveStoredLines(stored, cartProducts).map(cartProducts.describe) };
}

/**
 * `rule` receives stored and submitted lines, both resolved. On a concurrent change it runs again on the
 * newer cart.
 */
async function changeAccountCart(
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

/** A line without a size gets the default size of its product; merged lines are limited to the stock. */
function resolveStoredLines(stored: readonly CartLineRecord[], cartProducts: CartProducts): CartLine[] {
  const exact = stored.map(toLine).map(cartProducts.exact);
  return mergeLines(exact).map((line) =>
    exact.filter((one) => isSameLine(one, line)).length > 1
      ? { ...line, quantity: clampToStock(line.quantity, cartProducts.stockOf(line)) }
      : line,
  );
}

/**
 * A browser that adds a size removes the line without one in the same request. The quantity with the size
 * wins.
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

type CartProducts = {
  /** Gives the line as stored: lower-case ids, and a size where the product has sizes. */
  exact: (line: CartLine) => CartLine;
  stockOf: (line: CartLineId) => number;
  describe: (line: CartLine) => AccountCart['lines'][number];
};

async function readCartProducts(database: Database, lines: readonly CartLineId[]): Promise<CartProducts> {
  const ids = [...new Set(lines.map(({ product }) => product.toLowerCase()))];
  const products = await database.products
    .find(
      { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }), status: 'published' },
      { name: 1, price: 1, images: 1, stock: 1, sizes: 1, onSale: 1 },
    )
    .lean();
  const byId = new Map(products.map((product) => [String(product._id), product]));

  const stock = ({ product, size }: CartLineId) => {
    const found = byId.get(product);
    return found?.onSale ? stockForSize(found, size) : 0;
  };
  return {
    exact: ({ product: rawProduct, size: requestedSize, quantity }) => {
      const product = rawProduct.toLowerCase();
      const found = byId.get(product);
      const size = requestedSize ?? (found && defaultSize(found));
      return { product, ...(size !== undefined && { size }), quantity };
    },
    stockOf: stock,
    describe: (line) => {
      const found = byId.get(line.product);
      if (!found) return { ...line, name: REMOVED_PRODUCT_NAME, price: 0, image: '', stock: 0, gone: true };
      const { name, price, images } = found;
      return { ...line, name, price, image: images[0]?.url ?? '', stock: stock(line) };
    },
  };
}
