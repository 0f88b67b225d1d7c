import type { Connection, Types } from 'mongoose';
import {
  ensureIndexes,
  indexMigration,
  type Migration,
} from '../../platform/database/migrations/migration.ts';
import { toCategoryWords } from './category.model.ts';
import type { ProductRecord } from './product.model.ts';
import type { StockMovementRecord } from './stock-movement.model.ts';

/** Spec §3. A copy, because staff change the live list. */
const FIRST = [
  { _id: 'T-Shirt', name: 'T-Shirt', aliases: ['t-shirts', 'tshirt', 'tshirts', 'tee', 'tees'] },
  { _id: 'Shirts', name: 'Shirt', aliases: ['shirt'] },
  { _id: 'jeans', name: 'Jeans', aliases: ['jean', 'denim'] },
];

const PRODUCT_INDEXES = [
  { status: 1, createdAt: -1, _id: -1 },
  { status: 1, name: 1, _id: 1 },
  { status: 1, price: 1, _id: -1 },
  { status: 1, stock: 1, _id: -1 },
  { category: 1, status: 1 },
] as const;

const categoriesAndProductVersions: Migration = {
  name: '021-categories-and-product-versions',
  up: async (connection) => {
    await ensureIndexes(connection, {
      categories: [{ key: { words: 1 }, unique: true }],
      products: PRODUCT_INDEXES.map((key) => ({ key, collation: { locale: 'en', strength: 2 } })),
    });
    await insertFirst(connection);
    await connection
      .collection('products')
      .updateMany({ version: { $exists: false } }, [{ $set: { version: 1, updatedAt: '$createdAt' } }]);
  },
};

/** Into an empty list only: a deleted category must not return. */
async function insertFirst(connection: Connection): Promise<void> {
  const categories = connection.collection<{ _id: string }>('categories');
  for (const [position, first] of FIRST.entries()) {
    if (position === 0 && (await categories.countDocuments({}, { limit: 4 })) >= FIRST.length) return;
    const { _id, name, aliases } = first;
    await categories.updateOne(
      { _id },
      {
        $setOnInsert: {
          name,
          aliases,
          words: toCategoryWords(_id, name, aliases),
          position,
          createdAt: new Date(),
        },
      },
      { upsert: true },
    );
  }
}

/** The selloff watch queries the last minute of the ledger three times a minute. */
const movementsByTime = indexMigration('075-movements-by-time', {
  stockMovements: [{ key: { reason: 1, at: 1 } }],
});

/**
 * Units without a size, of products with sizes, move to `unassignedStock`. `stock` equals the sum over sizes
 * again.
 */
export const unassignedStock: Migration = {
  name: '087-unassigned-stock',
  up: async (connection) => {
    const products = connection.collection<ProductRecord>('products');
    const unsized = connection
      .collection<StockMovementRecord>('stockMovements')
      .aggregate<{ _id: Types.ObjectId; sum: number }>([
        { $match: { size: { $exists: false } } },
        { $group: { _id: '$product', sum: { $sum: '$delta' } } },
        { $match: { sum: { $gt: 0 } } },
      ]);
    for await (const { _id, sum } of unsized)
      await products.updateOne({ _id, 'sizes.0': { $exists: true }, unassignedStock: { $exists: false } }, [
        { $set: { unassignedStock: sum, stock: { $sum: '$sizes.stock' } } },
      ]);
    await products.createIndex({ unassignedStock: 1 }, { sparse: true });
  },
};

const productsBySku = indexMigration('111-products-by-sku', {
  products: [
    {
      key: { sku: 1 },
      unique: true,
      partialFilterExpression: { sku: { $exists: true } },
      collation: { locale: 'en', strength: 2 },
    },
  ],
});

const movementsByProduct = indexMigration('112-movements-by-product', {
  stockMovements: [{ key: { product: 1, at: -1, _id: -1 } }],
});

const deliveryNotes = indexMigration('113-delivery-notes', {
  stockMovements: [
    {
      key: { product: 1, deliveryNoteKey: 1, size: 1 },
      unique: true,
      partialFilterExpression: { deliveryNoteKey: { $exists: true } },
    },
  ],
});

const scheduledProducts = indexMigration('114-scheduled-products', {
  products: [{ key: { publishAt: 1 }, sparse: true }],
});

const publicationTimes: Migration = {
  name: '115-publication-times',
  up: async (connection) => {
    await ensureIndexes(connection, {
      products: [{ key: { status: 1, publishedAt: -1, _id: -1 }, collation: { locale: 'en', strength: 2 } }],
    });
    await connection.collection<ProductRecord>('products').updateMany(
      {
        publishedAt: { $exists: false },
        $or: [{ status: 'published' }, { status: 'archived', statusBefore: { $ne: 'draft' } }],
      },
      [{ $set: { publishedAt: '$createdAt' } }],
    );
  },
};

const productsBySizeSku = indexMigration('119-products-by-size-sku', {
  products: [
    {
      key: { 'sizeSkus.sku': 1 },
      unique: true,
      partialFilterExpression: { 'sizeSkus.sku': { $exists: true } },
      collation: { locale: 'en', strength: 2 },
    },
  ],
});

export const catalogMigrations = [
  categoriesAndProductVersions,
  movementsByTime,
  unassignedStock,
  productsBySku,
  movementsByProduct,
  deliveryNotes,
  scheduledProducts,
  publicationTimes,
  productsBySizeSku,
];
