import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartLineId } from '@e-store/shared/cart/cart-line';
import type { CartLine } from '@e-store/shared/cart/merge-carts';
import { defaultSize, stockOf } from '@e-store/shared/catalog/size-choice';
import { trusted, Types } from 'mongoose';
import type { Database } from '../database.ts';

export type Shelf = {
  /** Resolves a line as stored: lower-case ids, and a size where the product has sizes. */
  exact: (line: CartLine) => CartLine;
  stockOf: (line: CartLineId) => number;
  describe: (line: CartLine) => AccountCart['lines'][number];
};

export async function readShelf(database: Database, lines: readonly CartLineId[]): Promise<Shelf> {
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
    return found?.onSale ? stockOf(found, size) : 0;
  };
  return {
    exact: ({ product: typed, size: named, quantity }) => {
      const product = typed.toLowerCase();
      const found = byId.get(product);
      const size = named ?? (found && defaultSize(found));
      return { product, ...(size !== undefined && { size }), quantity };
    },
    stockOf: stock,
    describe: (line) => {
      const found = byId.get(line.product);
      if (!found) return { ...line, name: GONE, price: 0, image: '', stock: 0, gone: true };
      const { name, price, images } = found;
      return { ...line, name, price, image: images[0]?.url ?? '', stock: stock(line) };
    },
  };
}

const GONE = 'This product is no longer sold';
