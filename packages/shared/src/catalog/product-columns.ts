import { plainDigits } from '../plain-digits.ts';
import { PRODUCT_DETAILS } from './product-details.ts';

/** Of the product file, in order. Headings are the labels of the product form. */
export const PRODUCT_COLUMNS = [
  { name: 'id', heading: 'ID' },
  { name: 'sku', heading: 'SKU' },
  { name: 'name', heading: 'Name' },
  { name: 'brand', heading: 'Brand' },
  { name: 'descreption', heading: 'Description' }, // (sic) spec §3
  { name: 'department', heading: 'Department' },
  { name: 'category', heading: 'Category' },
  { name: 'colour', heading: 'Colour' },
  { name: 'price', heading: 'Price (₹)' },
  { name: 'mrp', heading: 'MRP (₹)' },
  { name: 'cost', heading: 'Cost (₹)' },
  { name: 'hsn', heading: 'HSN code' },
  { name: 'stock', heading: 'Stock' },
  { name: 'sizes', heading: 'Sizes' },
  { name: 'sizeSkus', heading: 'SKU by size' },
  { name: 'received', heading: 'Units received' },
  { name: 'deliveryNote', heading: 'Delivery note' },
  { name: 'images', heading: 'Pictures' },
  { name: 'status', heading: 'Status' },
  ...PRODUCT_DETAILS.map(({ name, label }) => ({ name, heading: label })),
  { name: 'manufacturerName', heading: 'Manufacturer or packer' },
  { name: 'manufacturerAddress', heading: 'Manufacturer or packer address' },
  { name: 'importerName', heading: 'Importer' },
  { name: 'importerAddress', heading: 'Importer address' },
] as const;

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]['name'];
export type ProductCells = Partial<Record<ProductColumn, string>>;

export const splitSizeSkus = (cell: string): { size: string; sku: string }[] =>
  cell
    .split(/[,;|\n]/)
    .filter((entry) => entry.trim())
    .map((entry) => {
      const [, size = '', sku = ''] = /^(.+)[=:]([^=:]+)$/.exec(plainDigits(entry)) ?? [];
      return { size: size.trim(), sku: sku.trim() };
    });

/** Characters. */
export const CELL_MAX = 20_000;

export const DELIVERY_NOTE_MAX = 40;

/** Rows of one call; a longer file is sent in parts. */
export const PRODUCT_ROWS_MAX = 20;

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const plainHeading = (text: string) =>
  text
    .replace(/\((₹|\?|rs\.?|inr)\)/i, '')
    .trim()
    .toLowerCase();

/** Ignores case and a currency in brackets, which a file without ₹ has as `?`. */
export const findProductColumn = (heading: string): ProductColumn | undefined =>
  PRODUCT_COLUMNS.find((column) => plainHeading(column.heading) === plainHeading(heading))?.name;
