import { applyPriceChange } from '@e-store/shared/catalog/price-change';
import { bulkChangeProducts, type BulkProductChange } from '@e-store/shared/catalog/staff-endpoints';
import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { formatRupees } from '@e-store/shared/money';
import { type ClientSession, Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { AppError, ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { runStep } from '../../../platform/idempotency/current-attempt.ts';
import type { BulkChange } from '../../../platform/audit/record-change.ts';
import { lockCategory } from '../lock-category.ts';
import type { ProductRecord } from '../product.model.ts';
import { assertWithinMrp } from './change-price.ts';
import { assertNotArchived, type ProductChange, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';

const AUDIT_EVENTS = {
  onSale: 'product.switched',
  category: 'product.moved',
  price: 'product.priced',
} as const;

export const changeManyProductsRoute = route(bulkChangeProducts, async (input, context) => {
  const { products, change } = input.body;
  const chosen = new Map(products.map((item) => [item.id.toLowerCase(), item.price]));
  const { kind, ...after } = change;
  const bulk = toBulkChange(chosen.size, after);
  const results = await changeEachProduct(context, [...chosen.keys()], (id) =>
    saveProduct(context, input, id, AUDIT_EVENTS[kind], async (now, transaction) => ({
      ...(await decide(context, change, now, chosen.get(id), transaction)),
      bulk,
    })),
  );
  const isChanged = bulk && (await context.database.auditEntries.exists({ _id: bulk._id }));
  return { results, ...(isChanged && { entry: String(isChanged._id) }) };
});

/** Returns the parent audit entry of a bulk change; `undefined` for a single product. */
export const toBulkChange = (count: number, after: object): BulkChange | undefined =>
  count > 1 ? { _id: new Types.ObjectId(), label: `${count} products`, after } : undefined;

/** Changes each product in its own transaction, so that one failure does not stop the others. */
export async function changeEachProduct(
  context: Context,
  ids: readonly string[],
  change: (id: string) => Promise<ProductRecord>,
) {
  const results: { id: string; product?: StaffProduct; why?: string }[] = [];
  for (const id of ids) {
    try {
      const saved = await runStep(
        id,
        () => change(id),
        () => findProduct(context, id),
      );
      results.push({ id, product: toStaffProduct(saved) });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      results.push({ id, why: error.message });
    }
  }
  return results;
}

async function findProduct({ database }: Context, id: string): Promise<ProductRecord> {
  const found = await database.products.findById(id).lean();
  if (!found) throw new NotFoundError('This product no longer exists.');
  return found;
}

async function decide(
  context: Context,
  change: BulkProductChange,
  now: ProductRecord,
  priceSeen: number | undefined,
  transaction: ClientSession,
): Promise<ProductChange> {
  assertNotArchived(now);
  if (change.kind === 'onSale') return { set: { onSale: change.onSale } };
  if (change.kind === 'category')
    return { set: { category: await lockCategory(context, change.category, transaction) } };
  if (priceSeen !== now.price)
    throw new ConflictError(
      'CHANGED_MEANWHILE',
      `The price is now ${formatRupees(now.price)}. Check it and try again.`,
    );
  const price = applyPriceChange(now.price, change);
  assertWithinMrp(now, price, 'change.value');
  return { set: { price } };
}
