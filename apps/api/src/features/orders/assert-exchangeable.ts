import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { ReturnLine } from '@e-store/shared/orders/order-return';
import { type ClientSession, trusted, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/errors/errors.ts';

/** @throws ValidationError naming a line without a size, or whose size is not for sale in this quantity */
export async function assertExchangeable(
  { products }: Pick<Database, 'products'>,
  lines: readonly ReturnLine[],
  session: ClientSession,
): Promise<void> {
  if (lines.every(({ exchangeSize }) => exchangeSize === undefined)) return;
  const ids = lines.map(({ product }) => new Types.ObjectId(product));
  const sold = await products
    .find({ _id: trusted({ $in: ids }), status: 'published', onSale: true }, { sizes: 1 }, { session })
    .lean();
  lines.forEach(({ product, size, exchangeSize }, index) => {
    const refuse = (what: string) => {
      throw new ValidationError({ [`lines.${index}.exchangeSize`]: what });
    };
    if (exchangeSize === undefined)
      return refuse('Choose a size for this item, too, or ask for a refund of all items.');
    const others = lines.filter((other) => isSameLine(other, { product, size }));
    if (others.some((other) => other.exchangeSize !== exchangeSize))
      return refuse('Choose one size for this item.');
    const wanted = lines
      .filter((other) => other.product === product && other.exchangeSize === exchangeSize)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const stock = sold
      .find(({ _id }) => _id.equals(product))
      ?.sizes.find((one) => one.size === exchangeSize)?.stock;
    if ((stock ?? 0) < wanted) refuse(`Size ${exchangeSize} is sold out. Choose another size or a refund.`);
  });
}
