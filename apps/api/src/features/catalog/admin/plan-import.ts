import { type Category, findCategory } from '@e-store/shared/catalog/list-choices';
import type { EditedProduct } from '@e-store/shared/catalog/edited-product';
import type { ProductImportResult, ProductImportRow } from '@e-store/shared/catalog/import-endpoints';
import { PRODUCT_COLUMNS, type ProductCells } from '@e-store/shared/catalog/product-columns';
import { chooseMessage } from '@e-store/shared/choose-message';
import { formatRupees } from '@e-store/shared/money';
import { PRODUCT_STATUSES } from '@e-store/shared/catalog/staff-product-choices';
import { isValidObjectId, trusted, type Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { SKU_TAKEN } from '../create-product.ts';
import { LIST_COLLATION } from '../product-filter.ts';
import type { ProductRecord } from '../product.model.ts';
import { toEditedFields } from './edit-product.ts';
import { type Problem, readCell, readProductCells, toProductCells } from './product-file.ts';
import { type ReceivedUnits, receiveUnits } from './receive-units.ts';
import { archivedMessage } from './save-product.ts';

type Plan = {
  result: ProductImportResult;
  product?: EditedProduct;
  received?: ReceivedUnits;
  now?: ProductRecord;
  twin?: Types.ObjectId;
};

export async function planRow(context: Context, row: ProductImportRow): Promise<Plan> {
  const { line, cells, version } = row;
  const all = await context.categories.all();
  const id = cells.id?.trim();
  const sku = cells.sku?.trim();
  const now = id ? await findById(context, id) : await findBySku(context, sku);
  const name = cells.name?.trim() ?? id ?? '';
  if (id && !now)
    return refuse({ line, name }, [
      { column: 'id', message: 'No product has this ID. Leave the ID of a new product empty.' },
    ]);
  if (now && version === 0)
    return refuse({ line, name, product: String(now._id) }, [
      { column: 'sku', message: 'This product already exists. Check the file again.' },
    ]);
  const plan = planChange(row, now, all);
  if (!plan.product) return plan;
  const other = now?.sku === sku ? null : await findBySku(context, sku);
  if (now && other && !other._id.equals(now._id))
    return refuse(plan.result, [{ column: 'sku', message: SKU_TAKEN }]);
  const twin = now || sku ? undefined : await findTwin(context, plan.product);
  if (!twin) return plan;
  const message = `This product already exists. To change it, enter its ID: ${String(twin)}.`;
  return { ...refuse(plan.result, [{ column: 'name', message }]), twin };
}

const findById = async ({ database }: Context, id: string): Promise<ProductRecord | null> =>
  isValidObjectId(id) ? await database.products.findById(id).lean() : null;

const findBySku = async ({ database }: Context, sku: string | undefined): Promise<ProductRecord | null> =>
  sku ? await database.products.findOne({ sku }).collation(LIST_COLLATION).lean() : null;

const PLAIN = { changes: [], problems: [], notes: [] };

type Known = Pick<ProductImportResult, 'line' | 'name' | 'product' | 'version'>;

export const refuse = (known: Known, problems: Problem[]): { result: ProductImportResult } => ({
  result: { ...known, ...PLAIN, outcome: 'refused', problems },
});

export function planChange(
  row: ProductImportRow,
  now: ProductRecord | null | undefined,
  categories: readonly Category[],
): Plan {
  const { line, cells } = row;
  const { product, problems } = readProductCells(cells, now ?? undefined);
  const name = product?.name ?? now?.name ?? cells.name?.trim() ?? '';
  const known = { line, name, ...(now && { product: String(now._id), version: now.version }) };
  if (now?.status === 'archived') return refuse(known, [{ message: archivedMessage(now.name) }]);
  if (!product) return refuse(known, problems);
  const category = findCategory(product.category, categories)?.key;
  if (category === undefined) {
    const message = chooseMessage(categories.map((one) => one.name));
    return refuse(known, [{ column: 'category', message }]);
  }
  const notes = [
    ...noteBelowCost(product, now ?? undefined),
    ...(now ? noteStock(cells, now, categories) : []),
  ];
  const written = readCell(cells, 'received');
  if (!now) {
    const message = 'Enter the stock of a new product under Stock or Sizes.';
    return written
      ? refuse(known, [{ column: 'received', message }])
      : { result: { ...known, ...PLAIN, outcome: 'created', notes }, product };
  }
  const received = written ? receiveUnits(written, now) : undefined;
  if (received && 'problem' in received)
    return refuse(known, [{ column: 'received', message: received.problem }]);
  const after: ProductRecord = { ...now, ...toEditedFields(product), category, ...received?.units };
  const changes = listChanges(toProductCells(now, categories), toProductCells(after, categories));
  const outcome = changes.length > 0 ? 'changed' : 'unchanged';
  return {
    result: { ...known, ...PLAIN, outcome, changes, notes },
    product,
    now,
    ...(received && { received: received.units }),
  };
}

type Cells = Required<ProductCells>;

const listChanges = (before: Cells, after: Cells) =>
  PRODUCT_COLUMNS.filter(({ name }) => before[name] !== after[name]).map(({ name }) => ({
    column: name,
    before: before[name],
    after: after[name],
  }));

function noteBelowCost({ price, cost }: EditedProduct, now: ProductRecord | undefined): string[] {
  const isSame = now?.price === price && now.cost === cost;
  if (isSame || cost === undefined || price >= cost) return [];
  return [`The price of ${formatRupees(price)} is below the cost of ${formatRupees(cost)}.`];
}

const plain = (text: string) => text.replaceAll(/\s/g, '');

function noteStock(cells: ProductCells, now: ProductRecord, categories: readonly Category[]): string[] {
  const current = toProductCells(now, categories);
  const differs = (column: 'stock' | 'sizes') =>
    plain(cells[column] ?? current[column]) !== plain(current[column]);
  return differs('sizes') || (now.sizes.length === 0 && differs('stock'))
    ? ['Stock and sizes are not changed. Enter a delivery under Units received, a count in the product list.']
    : [];
}

/** So that a file imported twice doubles nothing. */
async function findTwin(
  { database }: Context,
  { name, brand, colour, department }: EditedProduct,
): Promise<Types.ObjectId | undefined> {
  const found = await database.products
    .findOne({ status: trusted({ $in: PRODUCT_STATUSES }), name, brand, colour, department }, { _id: 1 })
    .collation(LIST_COLLATION)
    .lean();
  return found?._id;
}
