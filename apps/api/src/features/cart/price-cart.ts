import { trusted, Types } from 'mongoose';
import { quoteCart, type Quote, type QuoteLine } from '@e-store/shared/cart/endpoints';
import { mergeLines } from '@e-store/shared/cart/cart-line';
import { isBelowMrp } from '@e-store/shared/catalog/price-rules';
import { defaultSize, stockForSize } from '@e-store/shared/catalog/stock-rules';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import type { OrderLineInput } from '@e-store/shared/orders/new-order';
import { deliveryPrices, orderTotals } from '@e-store/shared/orders/order-totals';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { route } from '../../platform/http/route.ts';
import {
  limitPromoGuesses,
  type PromoEvaluator,
  findPromo,
  type PromoQuery,
} from '../promotions/redeem-promo.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import type { Database } from '../../platform/database/database.ts';
import { readCharges } from '../store/read-settings.ts';

/** Open to everyone; a session is used only to check earlier uses of the promo code. */
export const quoteCartRoute = route(quoteCart, async ({ body, sessionToken, clientAddress }, context) => {
  const { orderItems, deliveryMethod, promoCode: code } = body;
  if (!code) return priceCart(context.database, orderItems, deliveryMethod);
  const session = sessionToken === undefined ? undefined : await context.sessions.find(sessionToken);
  const user = session?.user._id;
  await limitPromoGuesses(context, { code, user, address: clientAddress });
  const promo = { code, user, now: context.now() };
  return priceCart(context.database, orderItems, deliveryMethod, { promo });
});

/**
 * Quotes at current prices; only product, size and quantity are read (R59). Cart, checkout and order share
 * this, so totals agree. Equal lines are merged (R62). Unavailable lines have a `problem` and add nothing to
 * the sums. An invalid promo code discounts nothing and has a reason.
 */
export async function priceCart(
  database: Database,
  orderItems: readonly OrderLineInput[],
  deliveryMethod: DeliveryMethod,
  {
    promo,
    chargesPromise = readCharges(database),
    productsPromise = findPublished(database, orderItems),
  }: PriceOptions = {},
): Promise<Quote> {
  const [products, charges, evaluatePromo] = await Promise.all([
    productsPromise,
    chargesPromise,
    promo && findPromo(database, promo),
  ]);
  const byId = new Map(products.map((product) => [String(product._id), product]));
  const sized = orderItems
    .map((line) => ({ ...line, product: line.product.toLowerCase() }))
    .map((line) => withSize(line, byId.get(line.product)));
  return quoteLines(
    mergeLines(sized).map((line) => priceLine(line, byId.get(line.product))),
    charges,
    deliveryMethod,
    promo && evaluatePromo && { code: promo.code, measure: evaluatePromo },
  );
}

type PriceOptions = {
  promo?: PromoQuery | undefined;
  chargesPromise?: Promise<StoreCharges>;
  productsPromise?: Promise<readonly ProductRecord[]>;
};

function findPublished({ products }: Pick<Database, 'products'>, lines: readonly OrderLineInput[]) {
  const ids = [...new Set(lines.map(({ product }) => product))].map((id) => new Types.ObjectId(id));
  return products.find({ _id: trusted({ $in: ids }), status: 'published' }).lean();
}

function withSize(line: OrderLineInput, product: ProductRecord | undefined): OrderLineInput {
  const size = line.size ?? (product && defaultSize(product));
  return { product: line.product, quantity: line.quantity, ...(size !== undefined && { size }) };
}

export const REMOVED_PRODUCT_NAME = 'This product is no longer available';

type UndiscountedLine = Omit<QuoteLine, 'discount' | 'total'>;

function priceLine(line: OrderLineInput, product: ProductRecord | undefined): UndiscountedLine {
  if (!product)
    return {
      ...line,
      name: REMOVED_PRODUCT_NAME,
      image: '',
      price: 0,
      stock: 0,
      problem: 'UNAVAILABLE',
    };
  const stock = product.onSale ? stockForSize(product, line.size) : 0;
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
  promo: { code: string; measure: PromoEvaluator } | undefined,
): Quote {
  const { tax } = charges;
  const charged = lines.map((line) => (line.problem === 'UNAVAILABLE' ? { ...line, price: 0 } : line));
  const items = orderTotals(charged, { tax: 0, shipping: 0 }).items;
  const shipping = deliveryPrices(charges, items)[deliveryMethod];
  const measured = promo?.measure(items);
  const reduction = measured && 'reduction' in measured ? measured.reduction : undefined;
  const { lineDiscounts, ...sums } = orderTotals(charged, { tax, shipping, discount: reduction });
  return {
    ...sums,
    ...(promo && { promo: { code: promo.code, ...(measured && 'refusal' in measured && measured) } }),
    lines: lines.map((line, index) => {
      const discount = lineDiscounts[index] ?? 0;
      return { ...line, discount, total: line.price * line.quantity - discount };
    }),
  };
}
