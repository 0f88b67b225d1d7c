import { discountPercent } from '@e-store/shared/catalog/price-rules';
import { createProduct } from '@e-store/shared/catalog/endpoints';
import type { NewProduct } from '@e-store/shared/catalog/new-product';
import { type ClientSession, trusted, Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { recordChange, staffName, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditedFields } from './audited-fields.ts';
import { LIST_COLLATION } from './product-filter.ts';
import { lockCategory, type ProductRecord } from './product.model.ts';
import { initialMovements } from './stock-movement.model.ts';
import { AlreadyExistsError } from '../../platform/errors/errors.ts';
import { versionTag } from '../../platform/http/version-tag.ts';
import { assertPublishedLater, toImages, toProduct, toStoredStatus } from './to-product.ts';

export const createProductRoute = route(createProduct, async (input, context) => {
  assertPublishedLater(input.body, context.now());
  const record = await insertProduct(context, input, 'product.created', input.body);
  input.answer.header('ETag', versionTag(record));
  return toProduct(record);
});

export async function insertProduct(
  context: Context,
  staff: StaffRequest,
  what: string,
  product: NewProduct,
  assertNew?: (transaction: ClientSession) => Promise<void>,
): Promise<ProductRecord> {
  const { database, search, now } = context;
  const at = now();
  const record = await database.connection.transaction(async (transaction) => {
    const category = await lockCategory(context, product.category, transaction);
    await assertNew?.(transaction);
    const created = {
      ...toRecord(product, at),
      category,
      updatedBy: staffName(staff),
    };
    await assertSkusFree(database, created, transaction);
    await database.products.create([created], { session: transaction });
    await database.stockMovements.create(initialMovements(created), {
      session: transaction,
      ordered: true,
    });
    const subject = { kind: 'product', id: created._id, label: created.name };
    await recordChange(database, { staff, what, subject, after: auditedFields(created), at }, transaction);
    return created;
  });
  search.put(record);
  return record;
}

const SKU_TAKEN = 'Another product has this SKU.';

export async function findTakenSkus(
  { products }: Database,
  { _id, sku, sizeSkus = [] }: Partial<Pick<ProductRecord, '_id'>> & Pick<NewProduct, 'sku' | 'sizeSkus'>,
  transaction?: ClientSession,
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {
    ...(sku !== undefined && { sku }),
    ...Object.fromEntries(sizeSkus.map((one, index) => [`sizeSkus.${index}.sku`, one.sku])),
  };
  const skus = trusted({ $in: Object.values(fields) });
  if (Object.keys(fields).length === 0) return {};
  const others = await products
    .find({ _id: trusted({ $ne: _id ?? null }), $or: [{ sku: skus }, { 'sizeSkus.sku': skus }] })
    .select({ sku: 1, sizeSkus: 1 })
    .collation(LIST_COLLATION)
    .session(transaction ?? null)
    .lean();
  const taken = others.flatMap((other) => [other.sku, ...(other.sizeSkus ?? []).map((one) => one.sku)]);
  const isTaken = (code: string) => taken.some((one) => one?.toLowerCase() === code.toLowerCase());
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, code]) => (isTaken(code) ? [[field, SKU_TAKEN]] : [])),
  );
}

/** Across both fields, unlike the indexes. */
export async function assertSkusFree(
  database: Database,
  product: ProductRecord,
  transaction: ClientSession,
): Promise<void> {
  if (!product.sku && !product.sizeSkus?.length) return;
  await lockSkus(database, transaction);
  const fields = await findTakenSkus(database, product, transaction);
  if (Object.keys(fields).length > 0) throw new AlreadyExistsError(fields);
}

const lockSkus = ({ counters }: Database, session: ClientSession) =>
  counters.updateOne({ _id: 'sku' }, { $inc: { last: 1 } }, { upsert: true, session });

function toRecord(product: NewProduct, createdAt: Date): ProductRecord {
  const { sizes = [], images, ...fields } = product;
  const stored = toStoredStatus(product);
  return {
    ...fields,
    ...stored,
    _id: new Types.ObjectId(),
    sizes,
    stock: sizes.length > 0 ? sizes.reduce((sum, { stock }) => sum + stock, 0) : product.stock,
    images: toImages(images),
    onSale: true,
    discountPercent: discountPercent(product) ?? 0,
    sold: 0,
    rating: { average: 0, count: 0 },
    createdAt,
    ...(stored.status === 'published' && { publishedAt: createdAt }),
    version: 1,
    updatedAt: createdAt,
  };
}
