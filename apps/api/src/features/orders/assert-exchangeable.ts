import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { ReturnRequest } from '@e-store/shared/orders/order-return';
import { type ClientSession, trusted, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/errors/errors.ts';

/** @throws ValidationError naming a line whose replacement is not for sale in this quantity */
export async function assertExchangeable(
  { products }: Pick<Database, 'products'>,
  { lines, exchange = false }: Pick<ReturnRequest, 'lines' | 'exchange'>,
  session: ClientSession,
): Promise<void> {
  const sized = lines.findIndex(({ exchangeSize }) => exchangeSize !== undefined);
  if (!exchange) {
    if (sized === -1) return;
    throw new ValidationError({ [`lines.${sized}.exchangeSize`]: 'A size is for an exchange only.' });
  }
  const ids = lines.map(({ product }) => new Types.ObjectId(product));
  const sold = await products
    .find({ _id: trusted({ $in: ids }), status: 'published', onSale: true }, { sizes: 1, stock: 1 })
    .session(session)
    .lean();
  const wanted = lines.map(({ exchangeSize, ...line }) => ({ ...line, wants: exchangeSize ?? line.size }));
  wanted.forEach(({ product, size, wants }, index) => {
    const refuse = (what: string): never => {
      throw new ValidationError({ [`lines.${index}.exchangeSize`]: what });
    };
    if (wanted.some((other) => isSameLine(other, { product, size }) && other.wants !== wants))
      refuse('Choose one size for this item.');
    const units = wanted
      .filter((other) => isSameLine({ product: other.product, size: other.wants }, { product, size: wants }))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const { sizes = [], stock = 0 } = sold.find(({ _id }) => _id.equals(product)) ?? {};
    const unsized = sizes.length === 0 ? stock : 0;
    const left = wants === undefined ? unsized : (sizes.find((one) => one.size === wants)?.stock ?? 0);
    if (left >= units) return;
    const instead = `Choose ${sizes.length > 0 ? 'another size or ' : ''}a refund.`;
    const what = wants === undefined ? 'this item' : `size ${wants}`;
    const isSoldOut = wants === undefined ? 'This item is sold out.' : `Size ${wants} is sold out.`;
    refuse(`${left > 0 ? `We have only ${left} of ${what} left.` : isSoldOut} ${instead}`);
  });
}
