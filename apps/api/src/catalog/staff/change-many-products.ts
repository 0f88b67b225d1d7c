import { changedPrice } from '@e-store/shared/catalog/price-change';
import { changeManyProducts, type ManyChange } from '@e-store/shared/catalog/staff-endpoints';
import { formatRupees } from '@e-store/shared/money';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.ts';
import { AppError, ConflictError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { holdCategory } from '../hold-category.ts';
import type { ProductRecord } from '../product.model.ts';
import { assertWithinMrp } from './change-price.ts';
import { assertNotArchived, type ProductChange, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';

const WHAT = { onSale: 'product.switched', category: 'product.moved', price: 'product.priced' } as const;

/** Each product is decided on its own and in a transaction of its own: one that may not be changed stops no other. */
export const changeManyProductsRoute = route(changeManyProducts, async (input, context) => {
  const { body } = input;
  const results: { id: string; product?: ReturnType<typeof toStaffProduct>; why?: string }[] = [];
  for (const { id, price } of new Map(body.products.map((item) => [item.id.toLowerCase(), item])).values()) {
    try {
      const saved = await saveProduct(context, input, id, WHAT[body.change.kind], (now, transaction) =>
        decide(context, body.change, now, price, transaction),
      );
      results.push({ id, product: toStaffProduct(saved) });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      results.push({ id, why: error.message });
    }
  }
  return { results };
});

async function decide(
  context: Context,
  change: ManyChange,
  now: ProductRecord,
  priceSeen: number | undefined,
  transaction: ClientSession,
): Promise<ProductChange> {
  assertNotArchived(now);
  if (change.kind === 'onSale') return { set: { onSale: change.onSale } };
  if (change.kind === 'category')
    return { set: { category: await holdCategory(context, change.category, transaction) } };
  if (priceSeen !== now.price)
    throw new ConflictError('CHANGED_MEANWHILE', `It costs ${formatRupees(now.price)} by now. Look again.`);
  const price = changedPrice(now.price, change);
  assertWithinMrp(now, price, 'change.value');
  return { set: { price } };
}
