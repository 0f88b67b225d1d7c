import { discountPercent } from '@e-store/shared/catalog/price-rules';
import { createProduct } from '@e-store/shared/catalog/endpoints';
import type { NewProduct } from '@e-store/shared/catalog/new-product';
import { type ClientSession, Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { recordChange, staffName, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { Context } from '../../platform/context.ts';
import { auditedFields } from './audited-fields.ts';
import { lockCategory, type ProductRecord } from './product.model.ts';
import { initialMovements } from './stock-movement.model.ts';
import { onDuplicateKey } from '../../platform/database/update-with-version.ts';
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
  const record = await database.connection
    .transaction(async (transaction) => {
      const category = await lockCategory(context, product.category, transaction);
      await assertNew?.(transaction);
      const created = {
        ...toRecord(product, at),
        category,
        updatedBy: staffName(staff),
      };
      await database.products.create([created], { session: transaction });
      await database.stockMovements.create(initialMovements(created), {
        session: transaction,
        ordered: true,
      });
      const subject = { kind: 'product', id: created._id, label: created.name };
      await recordChange(database, { staff, what, subject, after: auditedFields(created), at }, transaction);
      return created;
    })
    .catch(onDuplicateKey(refuseSku));
  search.put(record);
  return record;
}

export const SKU_TAKEN = 'Another product has this SKU.';

export function refuseSku(): never {
  throw new AlreadyExistsError({ sku: SKU_TAKEN });
}

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
