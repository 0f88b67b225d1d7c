import type { Connection } from 'mongoose';
import { toCategoryWords } from '../../../features/catalog/category.model.ts';
import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

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

export const categoriesAndProductVersions: Migration = {
  name: '021-categories-and-product-versions',
  up: async (connection) => {
    await ensureCollections(connection, ['categories']);
    await connection.collection('categories').createIndex({ words: 1 }, { unique: true });
    await insertFirst(connection);
    await connection
      .collection('products')
      .updateMany({ version: { $exists: false } }, [{ $set: { version: 1, updatedAt: '$createdAt' } }]);
    await connection
      .collection('products')
      .createIndexes(PRODUCT_INDEXES.map((key) => ({ key, collation: { locale: 'en', strength: 2 } })));
  },
};

/** Inserts into an empty list only: a deleted category must not return. */
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
