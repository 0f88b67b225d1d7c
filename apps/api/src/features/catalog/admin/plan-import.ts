import { isDeepStrictEqual } from 'node:util';
import { type Category, findCategory } from '@e-store/shared/catalog/list-choices';
import type { EditedProduct } from '@e-store/shared/catalog/edited-product';
import type { ProductImportResult, ProductImportRow } from '@e-store/shared/catalog/import-endpoints';
import { PRODUCT_COLUMNS, type ProductCells } from '@e-store/shared/catalog/product-columns';
import { formatRupees } from '@e-store/shared/money';
import { PRODUCT_STATUSES } from '@e-store/shared/catalog/staff-product-choices';
import { type ClientSession, isValidObjectId, trusted } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { findTakenSkus } from '../create-product.ts';
import { LIST_COLLATION } from '../product-filter.ts';
import type { ProductRecord } from '../product.model.ts';
import { toStoredStatus } from '../to-product.ts';
import { toEditedFields } from './edit-product.ts';
import {
  type Problem,
  SHOWN_STATUSES,
  readCell,
  readProductCells,
  toProblem,
  toProductCells,
  writeSizes,
} from './product-file.ts';
import {
  DeliveryNote,
  findReceiptProblem,
  noteDelivery,
  type ReceivedUnits,
  receiveUnits,
} from './receive-units.ts';
import { archivedMessage } from './save-product.ts';

type Plan = {
  result: ProductImportResult;
  product?: EditedProduct;
  received?: ReceivedUnits;
  now?: ProductRecord;
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
  if (!now && version)
    return refuse({ line, name }, [
      { column: 'sku', message: 'No product has this SKU any more. Check the file again.' },
    ]);
  if (!now) return refuseTakenSkus(context, await planNew(context, row, all));
  if (version === 0)
    return refuse({ line, name, product: String(now._id) }, [
      { column: 'sku', message: 'This product already exists. Check the file again.' },
    ]);
  const plan = await refuseTakenSkus(context, planChange(row, now, all));
  if (!plan.received) return plan;
  const repeated = await findReceiptProblem(context, now._id, plan.received);
  if (repeated) return refuse(plan.result, [{ column: 'deliveryNote', message: repeated }]);
  const notes = await noteDelivery(context, now._id, plan.received);
  return { ...plan, result: { ...plan.result, notes: [...plan.result.notes, ...notes] } };
}

async function refuseTakenSkus({ database }: Context, plan: Plan): Promise<Plan> {
  const { product, now } = plan;
  if (!product) return plan;
  const { sku, sizeSkus } = product;
  if (now && isDeepStrictEqual([now.sku, now.sizeSkus], [sku, sizeSkus])) return plan;
  const taken = Object.entries(await findTakenSkus(database, { ...now, sku, sizeSkus }));
  if (taken.length === 0) return plan;
  const problems = taken.map(([field, message]) => toProblem(field.split('.'), message, product));
  return refuse(plan.result, problems);
}

/** A row without an ID that describes an existing product is unchanged, or refused if it differs. */
async function planNew(context: Context, row: ProductImportRow, all: readonly Category[]): Promise<Plan> {
  const plan = planChange(row, undefined, all);
  const twin = plan.product && (await findTwin(context, plan.product));
  if (!twin) return plan;
  if (plan.product?.sku) {
    const notes = [...plan.result.notes, 'Another product has the same name, brand and colour.'];
    return { ...plan, result: { ...plan.result, notes } };
  }
  const { result } = planChange(row, twin, all);
  if (result.outcome !== 'changed') return { result };
  const message = `This product already exists. To change it, enter its ID: ${String(twin._id)}.`;
  return refuse(result, [{ column: 'name', message }]);
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
  now: ProductRecord | undefined,
  categories: readonly Category[],
): Plan {
  const { line, cells } = row;
  const isSameSku = now !== undefined && !cells.id?.trim();
  const { sku: _same, ...others } = cells;
  const { product, problems } = readProductCells(isSameSku ? others : cells, categories, now);
  const name = product?.name ?? now?.name ?? cells.name?.trim() ?? '';
  const known = { line, name, ...(now && { product: String(now._id), version: now.version }) };
  if (now?.status === 'archived') return refuse(known, [{ message: archivedMessage(now.name) }]);
  const { data: deliveryNote, error } = DeliveryNote.safeParse(readCell(cells, 'deliveryNote') ?? '');
  for (const { message } of error?.issues ?? []) problems.push({ column: 'deliveryNote', message });
  if (!product || error) return refuse(known, problems);
  const notes = noteBelowCost(product, now);
  const written = readCell(cells, 'received');
  if (!now) {
    const message = 'Enter the stock of a new product under Stock or Sizes.';
    if (written) return refuse(known, [{ column: 'received', message }]);
    const changes = describeNew(product);
    if (deliveryNote) notes.push('The delivery note is not recorded for a new product.');
    if (product.sizes?.length && cells.stock && plain(cells.stock) !== String(product.stock))
      notes.push(`Stock is the total of the sizes, ${product.stock}.`);
    return { result: { ...known, ...PLAIN, outcome: 'created', changes, notes }, product };
  }
  const received = written ? receiveUnits(written, now) : undefined;
  if (received && 'problem' in received)
    return refuse(known, [{ column: 'received', message: received.problem }]);
  const category = findCategory(product.category, categories)?.key ?? product.category;
  const before = toProductCells(now, categories);
  const after = { ...now, ...toEditedFields(product), category, ...received?.units };
  const changes = listChanges(before, toProductCells(after, categories));
  notes.push(...noteStock(cells, before));
  if (deliveryNote && !received?.units.movements.length)
    notes.push('The delivery note is not recorded, because no units are received.');
  const outcome = changes.length > 0 ? 'changed' : 'unchanged';
  const result = { ...known, ...PLAIN, outcome, changes, notes } as const;
  return {
    result,
    product,
    now,
    ...(received && { received: { ...received.units, ...(deliveryNote && { deliveryNote }) } }),
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

const SHOWN_OF_NEW = ['price', 'mrp', 'stock', 'sizes', 'status'] as const;

/** Values to check before the import. */
function describeNew(product: EditedProduct) {
  const { price, mrp = '', stock, sizes = [] } = product;
  const status = SHOWN_STATUSES[toStoredStatus(product).status];
  const after = { price, mrp, stock, sizes: writeSizes(sizes), status };
  return SHOWN_OF_NEW.flatMap((column) =>
    after[column] === '' ? [] : [{ column, before: '', after: String(after[column]) }],
  );
}

const plain = (text: string) => text.replaceAll(/\s/g, '');

const STOCK_NOTE =
  'Stock and Sizes are not imported for existing products. Enter a delivery under Units received, or change the stock in the product list.';

function noteStock(cells: ProductCells, before: Cells): string[] {
  const differs = (column: 'stock' | 'sizes') =>
    plain(cells[column] ?? before[column]) !== plain(before[column]);
  return differs('sizes') || differs('stock') ? [STOCK_NOTE] : [];
}

/** Finds the product that a second import would duplicate. */
export async function findTwin(
  { database }: Context,
  { name, brand, colour, department }: EditedProduct,
  transaction?: ClientSession,
): Promise<ProductRecord | undefined> {
  const found = await database.products
    .findOne({ status: trusted({ $in: PRODUCT_STATUSES }), name, brand, colour, department })
    .collation(LIST_COLLATION)
    .session(transaction ?? null)
    .lean();
  return found ?? undefined;
}
