import type { Connection } from 'mongoose';
import { wordsOfCategory } from '../catalog/category.model.ts';
import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

/** Spec §3; the words of the shop's first day, kept here because the shop's own list is changed by staff. */
const FIRST = [
  { _id: 'T-Shirt', name: 'T-Shirt', aliases: ['t-shirts', 'tshirt', 'tshirts', 'tee', 'tees'] },
  { _id: 'Shirts', name: 'Shirt', aliases: ['shirt'] },
  { _id: 'jeans', name: 'Jeans', aliases: ['jean', 'denim'] },
];

/** How E-DASH's product list is sorted; each with the id, so that pages neither repeat nor lose a product. */
const PRODUCT_INDEXES = [
  { status: 1, createdAt: -1, _id: -1 },
  { status: 1, name: 1, _id: 1 },
  { status: 1, price: 1, _id: -1 },
  { status: 1, stock: 1, _id: -1 },
  { category: 1, status: 1 },
] as const;

/** Categories become records that staff change; products count their versions, for two people on one of them. */
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

/** Into an empty list only: a category that staff deleted does not come back. */
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
          words: wordsOfCategory(_id, name, aliases),
          position,
          createdAt: new Date(),
        },
      },
      { upsert: true },
    );
  }
}
