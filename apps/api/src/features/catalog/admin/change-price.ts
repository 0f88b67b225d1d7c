import { createHash } from 'node:crypto';
import { trusted, type ClientSession, Types } from 'mongoose';
import {
  changePrice,
  revertPrices,
  bulkChangeProducts,
  type BulkProductChange,
} from '@e-store/shared/catalog/staff-endpoints';
import { Rupees } from '@e-store/shared/catalog/new-product';
import { formatRupees } from '@e-store/shared/money';
import { applyPriceChange } from '@e-store/shared/catalog/price-change';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import {
  AppError,
  ChangedMeanwhileError,
  ValidationError,
  ConflictError,
  NotFoundError,
} from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { type ProductRecord, lockCategory } from '../product.model.ts';
import { versionTag } from '../../../platform/http/version-tag.ts';
import type { Context, Session } from '../../../platform/context.ts';
import { runStep } from '../../../platform/idempotency/current-attempt.ts';
import type { BulkChange } from '../../../platform/audit/record-change.ts';
import { assertNotArchived, saveProduct, type ProductChange } from './save-product.ts';
import { toStaffProduct } from './staff-product.ts';

export const changePriceRoute = route(changePrice, async (input, context) => {
  const { body } = input;
  const saved = await saveProduct(context, input, input.params.id, 'product.priced', (now) => {
    assertNotArchived(now);
    if (now.price !== body.from && now.price !== body.to)
      throw new ChangedMeanwhileError(`Someone else changed the price to ${formatRupees(now.price)}.`, {
        product: toStaffProduct(now),
      });
    assertPriceAllowed(now, body.to, 'to');
    return { set: { price: body.to } };
  });
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});

/** Indian law forbids a price above the printed MRP. */
function assertPriceAllowed({ mrp }: Pick<ProductRecord, 'mrp'>, price: number, field: string): void {
  const { error } = Rupees.safeParse(price);
  if (error) throw new ValidationError({ [field]: error.issues[0]?.message ?? error.message });
  if (mrp !== undefined && price > mrp)
    throw new ValidationError({
      [field]: `The price cannot be above the MRP of ${formatRupees(mrp)}.`,
    });
}

const PRICE_EVENTS = ['product.priced', 'product.pricePutBack'];

/** Skips products whose price changed since. */
export const revertPricesRoute = route(revertPrices, async (input, context) => {
  const { auditEntries } = context.database;
  const entry = await auditEntries
    .findOne({ _id: input.body.entry, what: trusted({ $in: PRICE_EVENTS }) })
    .lean();
  if (!entry) throw new NotFoundError('This price change was not found.');
  const parts = await auditEntries.find({ bulk: entry._id }).sort({ _id: 1 }).lean();
  const changes = new Map((parts.length > 0 ? parts : [entry]).map((part) => [part.subject.id, part]));
  const bulk = toBulkChange(input, changes.size, {});
  const results = await changeEachProduct(context, [...changes.keys()], (id) =>
    saveProduct(context, input, id, 'product.pricePutBack', (now) => ({
      ...restorePrice(now, changes.get(id)),
      bulk,
    })),
  );
  return {
    results: results.map((result) => ({ ...result, name: changes.get(result.id)?.subject.label ?? '' })),
  };
});

type PriceEntry = { before: Record<string, unknown>; after: Record<string, unknown> };

function restorePrice(now: ProductRecord, change: PriceEntry | undefined): ProductChange {
  const [from, to] = [Number(change?.after['price']), Number(change?.before['price'])];
  assertNotArchived(now);
  if (now.price !== from && now.price !== to)
    throw new ConflictError(`The price is now ${formatRupees(now.price)}.`, 'CHANGED_MEANWHILE');
  assertPriceAllowed(now, to, 'entry');
  return { set: { price: to } };
}

const AUDIT_EVENTS = {
  onSale: 'product.switched',
  category: 'product.moved',
  price: 'product.priced',
} as const;

export const bulkChangeProductsRoute = route(bulkChangeProducts, async (input, context) => {
  const { products, change } = input.body;
  const chosen = new Map(products.map((item) => [item.id.toLowerCase(), item.price]));
  const { kind, ...after } = change;
  const bulk = toBulkChange(input, chosen.size, after);
  const results = await changeEachProduct(context, [...chosen.keys()], (id) =>
    saveProduct(context, input, id, AUDIT_EVENTS[kind], async (now, transaction) => ({
      ...(await decide(context, change, now, chosen.get(id), transaction)),
      bulk,
    })),
  );
  const isChanged = bulk && (await context.database.auditEntries.exists({ _id: bulk._id }));
  return { results, ...(isChanged && { entry: String(isChanged._id) }) };
});

type BulkRequest = { idempotencyKey: string | undefined; session: Pick<Session, 'user'>; body: object };

/** The audit entry around a bulk change, which a retry continues; `undefined` for a single product. */
function toBulkChange(request: BulkRequest, count: number, after: object): BulkChange | undefined {
  if (count < 2) return undefined;
  const { idempotencyKey: key, session, body } = request;
  const hash = createHash('sha256').update(JSON.stringify([session.user._id, key, body]));
  const _id = key === undefined ? new Types.ObjectId() : new Types.ObjectId(hash.digest().subarray(0, 12));
  return { _id, label: `${count} products`, after };
}

/** One transaction each, so that one failure does not stop the others. */
async function changeEachProduct(
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
      `The price is now ${formatRupees(now.price)}. Check it and try again.`,
      'CHANGED_MEANWHILE',
    );
  const price = applyPriceChange(now.price, change);
  assertPriceAllowed(now, price, 'change.value');
  return { set: { price } };
}
