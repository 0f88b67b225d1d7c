import {
  addCategory,
  deleteCategory,
  listCategories,
  renameCategory,
} from '@e-store/shared/catalog/category-endpoints';
import { DEFAULT_CATEGORY, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { hsnOf } from '@e-store/shared/invoices/gst-rates';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { throwOnDuplicateKey } from '../../../platform/database/update-with-version.ts';
import {
  AlreadyExistsError,
  ConflictError,
  NotFoundError,
  ValidationError,
} from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { toCategoryWords } from '../category.model.ts';
import { LIST_COLLATION } from '../product-filter.ts';

export const listCategoriesRoute = route(listCategories, async (_input, { database }) =>
  withCounts(database),
);

export const addCategoryRoute = route(addCategory, async (input, { database, categories, now }) => {
  const { name } = input.body;
  const key = toCategoryKey(name);
  const at = now();
  await database.connection
    .transaction(async (session) => {
      const last = await database.categories.findOne({}, {}, { session }).sort({ position: -1 }).lean();
      const position = (last?.position ?? -1) + 1;
      await database.categories.create(
        [{ _id: key, name, aliases: [], words: toCategoryWords(key, name, []), position, createdAt: at }],
        { session },
      );
      await recordChange(
        database,
        {
          staff: input,
          what: 'category.added',
          subject: { kind: 'category', id: key, label: name },
          after: { name },
          at,
        },
        session,
      );
    })
    .catch(throwOnDuplicateKey(() => nameTakenError(name)));
  categories.touch();
  return withCounts(database);
});

export const renameCategoryRoute = route(renameCategory, async (input, { database, categories, now }) => {
  const { params, body } = input;
  const { name } = body;
  await database.connection
    .transaction(async (session) => {
      const before = await database.categories.findById(params.key).session(session).lean();
      if (!before) throw new NotFoundError('This category no longer exists.');
      // The old name still resolves in links and searches.
      const aliases = [...new Set([...before.aliases, before.name])].filter((alias) => alias !== name);
      const words = toCategoryWords(before._id, name, aliases);
      await database.categories.updateOne(
        { _id: before._id },
        { $set: { name, aliases, words } },
        { session },
      );
      const subject = { kind: 'category', id: before._id, label: before.name };
      await recordChange(
        database,
        {
          staff: input,
          what: 'category.renamed',
          subject,
          before: { name: before.name },
          after: { name },
          at: now(),
        },
        session,
      );
    })
    .catch(throwOnDuplicateKey(() => nameTakenError(name)));
  categories.touch();
  return withCounts(database);
});

export const deleteCategoryRoute = route(
  deleteCategory,
  async (input, { database, categories, catalogIndex, now }) => {
    const { key } = input.params;
    const { moveTo } = input.query;
    if (key === DEFAULT_CATEGORY)
      throw new ConflictError('This is the shop’s default category. It cannot be deleted.');
    if (moveTo === key) throw new ValidationError({ moveTo: 'Choose another category.' });
    const moved = await database.connection.transaction(async (session) => {
      const category = await database.categories.findOneAndDelete({ _id: key }, { session }).lean();
      if (!category) throw new NotFoundError('This category no longer exists.');
      const products = await database.products
        .find({ category: key }, { status: 1 }, { session, collation: LIST_COLLATION })
        .lean();
      const subject = { kind: 'category', id: key, label: category.name };
      const what = 'category.deleted';
      const after = products.length > 0 ? { movedTo: moveTo, products: products.length } : {};
      await recordChange(
        database,
        { staff: input, what, subject, before: { name: category.name }, after, at: now() },
        session,
      );
      if (products.length === 0) return [];
      if (moveTo === undefined) throw new ConflictError(notEmptyMessage(category.name, products));
      const { matchedCount } = await database.categories.updateOne(
        { _id: moveTo },
        { $set: { usedAt: now() } },
        { session },
      );
      if (matchedCount === 0) throw new ValidationError({ moveTo: 'This category no longer exists.' });
      await saveDefaultHsn(database, { from: key, to: moveTo }, session);
      await database.products.updateMany(
        { category: key },
        { $set: { category: moveTo, updatedAt: now() }, $inc: { version: 1 } },
        { session, collation: LIST_COLLATION },
      );
      return products;
    });
    categories.touch();
    moved.forEach(({ _id }) => catalogIndex.touch(_id));
    return withCounts(database);
  },
);

/** So that the GST of moved products does not change. */
async function saveDefaultHsn(
  { products }: Database,
  { from, to }: { from: string; to: string },
  session: ClientSession,
): Promise<void> {
  for (const department of DEPARTMENTS) {
    const hsn = hsnOf({ category: from, department });
    if (hsn === hsnOf({ category: to, department })) continue;
    await products.updateMany(
      { category: from, department, hsn: trusted({ $in: [null, ''] }) },
      { $set: { hsn } },
      { session, collation: LIST_COLLATION },
    );
  }
}

/** `Polo shirts` becomes `polo-shirts`, a permanent key. */
const toCategoryKey = (name: string) =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.join('-') ?? name;

const count = (quantity: number, noun: string) => `${quantity} ${noun}${quantity === 1 ? '' : 's'}`;

function notEmptyMessage(name: string, products: readonly { status: string }[]): string {
  const archived = products.filter(({ status }) => status === 'archived').length;
  const others = products.length - archived;
  const what = [
    ...(others > 0 ? [count(others, 'product')] : []),
    ...(archived > 0 ? [count(archived, 'archived product')] : []),
  ].join(' and ');
  return `${what} ${products.length === 1 ? 'is' : 'are'} in “${name}”. Move ${products.length === 1 ? 'it' : 'them'} to another category first.`;
}

const nameTakenError = (name: string) =>
  new AlreadyExistsError({ name: `Another category is already called “${name}”.` });

async function withCounts(database: Database) {
  const [records, sums] = await Promise.all([
    database.categories.find({}).sort({ position: 1, _id: 1 }).lean(),
    database.products.aggregate<{ _id: { category: string; archived: boolean }; count: number }>([
      { $match: { category: trusted({ $type: 'string' }) } },
      {
        $group: {
          _id: { category: '$category', archived: { $eq: ['$status', 'archived'] } },
          count: { $sum: 1 },
        },
      },
    ]),
  ]);
  const countProducts = (category: string, { archived }: { archived: boolean }) =>
    sums.find(({ _id }) => _id.category === category && _id.archived === archived)?.count ?? 0;
  return {
    categories: records.map(({ _id, name }) => ({
      key: _id,
      name,
      products: countProducts(_id, { archived: false }),
      archived: countProducts(_id, { archived: true }),
      isFirst: _id === DEFAULT_CATEGORY,
    })),
  };
}
