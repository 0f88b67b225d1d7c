import type { Quote, QuoteLine } from '@e-store/shared/cart/endpoints';
import { mergeLines } from '@e-store/shared/cart/cart-line';
import { isBelowMrp } from '@e-store/shared/catalog/discount';
import { defaultSize, stockOf } from '@e-store/shared/catalog/size-choice';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import type { OrderLineInput } from '@e-store/shared/orders/new-order';
import { orderTotals } from '@e-store/shared/orders/order-totals';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { trusted, Types } from 'mongoose';
import type { ProductRecord } from '../catalog/product.model.ts';
import type { Database } from '../database.ts';
import { type FoundPromo, findPromo, type PromoAsked } from '../promotions/find-promo.ts';
import { readCharges } from '../store/read-charges.ts';

/**
 * What a cart costs now, priced by the catalogue alone: of a line, only product, size and quantity are read (R59).
 * Cart, checkout and order all go through here, so they cannot name different sums. Lines of one product and size are
 * merged first (R62). What cannot be had stays in the quote with its `problem`; it counts with its price as if it could,
 * so that the sums do not jump while the shopper decides. A product that is gone counts nothing. A promo code that does
 * not count takes nothing off and says why. `charging`: the shop's charges, where they are read anyway.
 */
export async function priceCart(
  database: Database,
  orderItems: readonly OrderLineInput[],
  deliveryMethod: DeliveryMethod,
  {
    promo,
    charging = readCharges(database),
  }: { promo?: PromoAsked | undefined; charging?: Promise<StoreCharges> } = {},
): Promise<Quote> {
  const ids = [...new Set(orderItems.map(({ product }) => product))];
  const [products, charges, measurePromo] = await Promise.all([
    database.products
      .find({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }), status: 'published' })
      .lean(),
    charging,
    promo && findPromo(database, promo),
  ]);
  const byId = new Map(products.map((product) => [String(product._id), product]));
  const sized = orderItems
    .map((line) => ({ ...line, product: line.product.toLowerCase() })) // as ids are written when they are read back
    .map((line) => withSize(line, byId.get(line.product)));
  return quoteLines(
    mergeLines(sized).map((line) => priceLine(line, byId.get(line.product))),
    charges,
    deliveryMethod,
    promo && measurePromo && { code: promo.code, measure: measurePromo },
  );
}

/** A line without a size means the default one, which must be known before lines are compared. */
function withSize(line: OrderLineInput, product: ProductRecord | undefined): OrderLineInput {
  const size = line.size ?? (product && defaultSize(product));
  return { product: line.product, quantity: line.quantity, ...(size !== undefined && { size }) };
}

type UndiscountedLine = Omit<QuoteLine, 'discount' | 'total'>;

function priceLine(line: OrderLineInput, product: ProductRecord | undefined): UndiscountedLine {
  if (!product)
    return {
      ...line,
      name: 'This product is no longer sold',
      image: '',
      price: 0,
      stock: 0,
      problem: 'UNAVAILABLE',
    };
  const stock = product.onSale ? stockOf(product, line.size) : 0;
  return {
    ...line,
    name: product.name,
    image: product.images[0]?.url ?? '',
    price: product.price,
    ...(isBelowMrp(product) && { mrp: product.mrp }),
    stock,
    ...(product.sizes.length > 0 && {
      sizes: product.sizes.map(({ size, stock: left }) => ({ size, stock: left })),
    }),
    ...(!product.onSale ? { problem: 'UNAVAILABLE' } : stock < line.quantity && { problem: 'OUT_OF_STOCK' }),
  };
}

function quoteLines(
  lines: UndiscountedLine[],
  charges: StoreCharges,
  deliveryMethod: DeliveryMethod,
  promo: { code: string; measure: FoundPromo } | undefined,
): Quote {
  const { tax, freeShippingFrom } = charges;
  const standard = deliveryMethod === 'express' ? charges.expressShipping : charges.shipping;
  const items = orderTotals(lines, { tax: 0, shipping: 0 }).items;
  const shipping =
    freeShippingFrom !== undefined && items >= freeShippingFrom && deliveryMethod === 'standard'
      ? 0
      : standard;
  const measured = promo?.measure(items);
  const reduction = measured && 'reduction' in measured ? measured.reduction : undefined;
  const { lineDiscounts, ...sums } = orderTotals(lines, { tax, shipping, discount: reduction });
  return {
    ...sums,
    ...(promo && { promo: { code: promo.code, ...(measured && 'refusal' in measured && measured) } }),
    lines: lines.map((line, index) => {
      const discount = lineDiscounts[index] ?? 0;
      return { ...line, discount, total: line.price * line.quantity - discount };
    }),
  };
}
