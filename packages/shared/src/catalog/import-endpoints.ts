import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import {
  CELL_MAX,
  IMPORT_OUTCOMES,
  PRODUCT_COLUMNS,
  PRODUCT_ROWS_MAX,
  type ProductColumn,
} from './product-columns.ts';
import { StaffProductQuery } from './staff-product-query.ts';

const access = staff(...SECTION_ROLES.products);

const Column = z.enum(PRODUCT_COLUMNS.map(({ name }) => name));

const Cell = z.string('Send text.').max(CELL_MAX, 'This text is too long.').optional();
const Cells = z.object(
  Object.fromEntries(PRODUCT_COLUMNS.map(({ name }) => [name, Cell])) as Record<ProductColumn, typeof Cell>,
);

const Row = z.object({
  line: z.int('Send the line of the file.').min(1).max(1_000_000),
  cells: Cells.describe(
    'Text as in the file. A row with the `id` or the `sku` of a product changes it: absent columns stay, and so do stock and sizes. Any other row is a new product, a draft unless its `status` says published. Units of a `deliveryNote` are `received` once for each product and size.',
  ),
  version: z
    .int()
    .min(0)
    .optional()
    .describe(
      'That the preview returned, and 0 for a product that is to be created: one that has changed or appeared since is refused.',
    ),
});
export type ProductImportRow = z.infer<typeof Row>;

const body = z.object({
  rows: z
    .array(Row, 'Send the rows of the file.')
    .min(1, 'The file has no rows.')
    .max(PRODUCT_ROWS_MAX, `At most ${PRODUCT_ROWS_MAX} rows at a time.`),
});

const Result = z.object({
  line: z.int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  name: z.string(),
  product: ObjectId.optional().describe('Absent when refused or not yet created.'),
  version: z.int().optional().describe('Of the product before the change; send it with the import.'),
  changes: z
    .array(z.object({ column: Column, before: z.string(), after: z.string() }))
    .describe('Of a new product: its price, stock, sizes and status.'),
  problems: z
    .array(z.object({ column: Column.optional(), message: z.string() }))
    .describe('Why the row is refused.'),
  notes: z.array(z.string()).describe('What to check; the row is imported all the same.'),
});
export type ProductImportResult = z.infer<typeof Result>;

const response = z.object({ results: z.array(Result) });

export const previewProductImport = endpoint({
  method: 'POST',
  path: '/admin/products/import/preview',
  access,
  // A read.
  idempotent: true,
  summary: 'Check the rows of a product file: what each would create or change, or why it is refused',
  body,
  response,
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/admin/products/import',
  access,
  idempotencyKey: '24h',
  summary: 'Create and change products by the rows of a file, independently of each other',
  body,
  response,
});

export const EXPORTED_PRODUCTS_MAX = 10_000;

const { page: _page, limit: _limit, ...filters } = StaffProductQuery.shape;

export const exportProducts = endpoint({
  method: 'GET',
  path: '/admin/products/export',
  access,
  summary: 'Export the filtered products as a CSV file that can be changed and imported again',
  query: z.object(filters),
  response: z.object({ filename: z.string(), csv: z.string() }),
});
