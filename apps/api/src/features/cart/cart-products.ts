import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartLineId } from '@e-store/shared/cart/cart-line';
import type { CartLine } from '@e-store/shared/cart/merge-carts';
import { defaultSize, stockForSize } from '@e-store/shared/catalog/size-choice';
import { trusted, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

export type CartProducts = {
  /** Resolves a line as stored: lower-case ids, and a size where the product has sizes. */
  exact: (line: CartLine) => CartLine;
  stockOf: (line: CartLineId) => number;
  describe: (line: CartLine) => AccountCart['lines'][number];
};

export async function readCartProducts(
  database: Database,
  lines: readonly CartLineId[],
): Promise<CartProducts> {
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

const REMOVED_PRODUCT_NAME = 'This product is no longer available';
