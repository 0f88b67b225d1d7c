import type { ClientSession } from 'mongoose';
import type { EditedProduct } from '@e-store/shared/catalog/edited-product';
import {
  EXPORTED_PRODUCTS_MAX,
  exportProducts,
  importProducts,
  previewProductImport,
  type ProductImportResult,
  type ProductImportRow,
} from '@e-store/shared/catalog/import-endpoints';
import type { NewProduct } from '@e-store/shared/catalog/new-product';
import { PRODUCT_COLUMNS } from '@e-store/shared/catalog/product-columns';
import { indiaDay } from '@e-store/shared/india-day';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { toCsv } from '../../../platform/http/csv.ts';
import { route } from '../../../platform/http/route.ts';
import { runStep } from '../../../platform/idempotency/current-attempt.ts';
import { readLowStockThreshold } from '../../store/read-settings.ts';
import { insertProduct } from '../create-product.ts';
import { LIST_COLLATION } from '../product-filter.ts';
import { lockCategory } from '../product.model.ts';
import { toEditedFields } from './edit-product.ts';
import { findTwin, planChange, planRow, refuse } from './plan-import.ts';
import { toProductCells } from './product-file.ts';
import { saveProduct } from './save-product.ts';
import { SORTS, staffProductFilter } from './staff-product.ts';

export const exportProductsRoute = route(exportProducts, async ({ query }, context) => {
  const { database, categories, now } = context;
  const { filter, options } = staffProductFilter(query, await readLowStockThreshold(database));
  const products = await database.products
    .find(filter, null, options)
    .collation(LIST_COLLATION)
    .sort(SORTS[query.sort])
    .limit(EXPORTED_PRODUCTS_MAX + 1)
    .lean();
  if (products.length > EXPORTED_PRODUCTS_MAX)
    throw new ValidationError({
      keyword: `More than ${EXPORTED_PRODUCTS_MAX} products match. Choose a filter, such as a category.`,
    });
  const all = await categories.all();
  const rows = products.map((product) => {
    const cells = toProductCells(product, all);
    return PRODUCT_COLUMNS.map(({ name }) => cells[name]);
  });
  const csv = toCsv([PRODUCT_COLUMNS.map(({ heading }) => heading), ...rows]);
  return { filename: `products-${indiaDay(now())}.csv`, csv };
});

export const previewProductImportRoute = route(previewProductImport, async ({ body }, context) => ({
  results: await Promise.all(body.rows.map(async (row) => (await planRow(context, row)).result)),
}));

export const importProductsRoute = route(importProducts, async (input, context) => {
  const { rows } = input.body;
  const results: ProductImportResult[] = [];
  for (const [index, row] of rows.entries())
    results.push(
      await runStep(
        String(index),
        () => importRow(context, input, row),
        () => readImported(context, row),
      ),
    );
  return { results };
});

const IMPORTED = 'product.imported';

async function importRow(
  context: Context,
  staff: StaffRequest,
  row: ProductImportRow,
): Promise<ProductImportResult> {
  const { product, now, result } = await planRow(context, row);
  if (!product || result.outcome === 'unchanged') return result;
  try {
    if (now) return await changeProduct(context, staff, row, String(now._id));
    const assertNew = async (transaction: ClientSession) => {
      if (!product.sku && (await findTwin(context, product, transaction)))
        throw new ConflictError('This product already exists. Check the file again.');
    };
    const created = await insertProduct(context, staff, IMPORTED, toNewProduct(product), assertNew);
    return { ...result, product: String(created._id) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return refuse(result, [{ message: error.message }]).result;
  }
}

async function changeProduct(
  context: Context,
  staff: StaffRequest,
  row: ProductImportRow,
  id: string,
): Promise<ProductImportResult> {
  const all = await context.categories.all();
  let result: ProductImportResult | undefined;
  await saveProduct(context, staff, id, IMPORTED, async (now, transaction) => {
    if (row.version !== undefined && row.version !== now.version)
      throw new ConflictError(
        `${now.updatedBy ?? 'Someone else'} changed this product since you checked the file. ${row.cells.received ? 'Look at its stock before you import this row again.' : 'Check it again.'}`,
      );
    const plan = planChange(row, now, all);
    ({ result } = plan);
    if (!plan.product) throw new ConflictError(plan.result.problems.map(({ message }) => message).join(' '));
    const category = await lockCategory(context, plan.product.category, transaction);
    const { movements, deliveryNote, ...stock } = plan.received ?? {};
    return {
      set: { ...toEditedFields(plan.product), category, ...stock },
      ...(movements && {
        movements,
        why: { cause: 'delivery' as const, ...(deliveryNote && { deliveryNote }) },
      }),
    };
  });
  if (!result) throw new Error('A saved product has a result.');
  return result;
}

function toNewProduct({ sizes = [], stockFrom: _from, ...product }: EditedProduct): NewProduct {
  return { ...product, sizes: sizes.map(({ size, stock }) => ({ size, stock })) };
}

/** Of a row that an earlier attempt imported. */
async function readImported(context: Context, row: ProductImportRow): Promise<ProductImportResult> {
  const { result } = await planRow(context, row);
  const isChanged = row.cells.id?.trim() || row.version || (result.version ?? 1) > 1;
  const outcome = isChanged ? 'changed' : 'created';
  return { ...result, outcome, changes: [], problems: [], notes: [] };
}
