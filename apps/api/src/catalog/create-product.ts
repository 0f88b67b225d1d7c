import { discountPercent } from '@e-store/shared/catalog/discount';
import { findCategory, FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { createProduct } from '@e-store/shared/catalog/endpoints';
import type { NewProduct } from '@e-store/shared/catalog/new-product';
import { Types } from 'mongoose';
import { ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { recordChange } from '../staff/record-change.ts';
import { initialMovements } from './initial-movements.ts';
import type { ProductRecord } from './product.model.ts';
import { toProduct } from './to-product.ts';

/** The product and the first lines of its stock ledger are written together or not at all. */
export const createProductRoute = route(createProduct, async (input, { database, search, shelf, now }) => {
  const at = now();
  const record = toRecord(input.body, at);
  await database.connection.transaction(async (session) => {
    await database.products.create([record], { session });
    await database.stockMovements.create(initialMovements(record), { session, ordered: true });
    const subject = { kind: 'product', id: record._id, label: record.name };
    await recordChange(
      database,
      { staff: input, what: 'product.created', subject, after: input.body, at },
      session,
    );
  });
  search.put(record);
  shelf.touch(record._id);
  return toProduct(record);
});

function toRecord(product: NewProduct, createdAt: Date): ProductRecord {
  const { sizes = [], mrp, ...fields } = product;
  return {
    ...fields,
    _id: new Types.ObjectId(),
    category: categoryKey(product.category),
    sizes,
    ...(mrp !== undefined && { mrp }),
    stock: sizes.length > 0 ? sizes.reduce((sum, { stock }) => sum + stock, 0) : product.stock,
    images: product.images.map(({ alt, ...image }) => ({
      ...image,
      id: image.public_id,
      ...(alt && { alt }),
    })),
    status: 'published',
    onSale: true,
    discountPercent: discountPercent(product) ?? 0,
    sold: 0,
    rating: { average: 0, count: 0 },
    createdAt,
  };
}

function categoryKey(written: string): string {
  const category = findCategory(written);
  if (category) return category.key;
  throw new ValidationError({ category: `Choose ${FIRST_CATEGORIES.map(({ key }) => key).join(', ')}.` });
}
