import { type Category, DEPARTMENT_NAMES, findCategory } from '@e-store/shared/catalog/list-choices';
import { chooseMessage } from '@e-store/shared/choose-message';
import { EditedProduct } from '@e-store/shared/catalog/edited-product';
import { plainDigits } from '@e-store/shared/plain-digits';
import { mapDetails, pickDetails } from '@e-store/shared/catalog/product-details';
import {
  PRODUCT_COLUMNS,
  type ProductCells,
  type ProductColumn,
  splitSizeSkus,
} from '@e-store/shared/catalog/product-columns';
import { fromCsvCell } from '../../../platform/http/csv.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS } from '../../../platform/storage/picture-store.ts';
import { defaultMessages } from '../../../platform/http/parse-input.ts';
import type { ProductRecord } from '../product.model.ts';

export type Problem = { column?: ProductColumn; message: string };

export const SHOWN_STATUSES = { draft: 'Draft', published: 'Published' } as const;
/** Of a scheduled draft; in an import, the status stays as it is. */
const SCHEDULED = 'Scheduled';
const STATUS_NAMES = { ...SHOWN_STATUSES, archived: 'Archived' } as const;

export function toProductCells(
  product: ProductRecord,
  categories: readonly Category[],
): Record<ProductColumn, string> {
  const { manufacturer, importer, sizes, sizeSkus = [], images } = product;
  return {
    id: String(product._id),
    name: product.name,
    brand: product.brand,
    descreption: product.descreption,
    department: DEPARTMENT_NAMES[product.department],
    category: categories.find(({ key }) => key === product.category)?.name ?? product.category,
    colour: product.colour,
    price: String(product.price),
    mrp: String(product.mrp ?? ''),
    cost: String(product.cost ?? ''),
    hsn: product.hsn ?? '',
    sku: product.sku ?? '',
    stock: String(product.stock),
    sizes: writeSizes(sizes),
    sizeSkus: sizeSkus.map(({ size, sku }) => `${size}=${sku}`).join(', '),
    received: '',
    deliveryNote: '',
    images: images.map(({ url }) => url).join(' '),
    status: product.publishAt ? SCHEDULED : STATUS_NAMES[product.status],
    ...pickDetails(product),
    manufacturerName: manufacturer?.name ?? '',
    manufacturerAddress: manufacturer?.address ?? '',
    importerName: importer?.name ?? '',
    importerAddress: importer?.address ?? '',
  };
}

/**
 * Reads a row as an edit of `now`, or as a new product. Of an existing product, missing columns and cells equal
 * to its export change nothing, and stock and sizes are not read.
 */
export function readProductCells(
  cells: ProductCells,
  categories: readonly Category[],
  now?: ProductRecord,
): { product?: EditedProduct; problems: Problem[] } {
  const draft = readDraft(now ? changedCells(cells, toProductCells(now, categories)) : cells, now);
  const { category } = draft.body;
  if (category && !findCategory(category, categories))
    draft.problems.push({ column: 'category', message: chooseMessage(categories.map(({ name }) => name)) });
  const { data, error } = EditedProduct.safeParse(draft.body, { error: defaultMessages });
  const found = error?.issues.map(({ path, message }) => toProblem(path, message, draft.body));
  const known = new Set(draft.problems.map(({ column }) => column));
  const problems = [
    ...draft.problems,
    ...(found ?? []).filter(({ column }) => !column || !known.has(column)),
  ];
  return { ...(data && problems.length === 0 && { product: data }), problems };
}

const plainLines = (text = '') => text.replaceAll(/\r\n?/g, '\n').trim();

const changedCells = (cells: ProductCells, exported: ProductCells): ProductCells =>
  Object.fromEntries(
    PRODUCT_COLUMNS.flatMap(({ name }) =>
      cells[name] === undefined || plainLines(cells[name]) === plainLines(exported[name])
        ? []
        : [[name, cells[name]]],
    ),
  );

function readDraft(cells: ProductCells, now: ProductRecord | undefined) {
  const problems: Problem[] = [];
  const read = (column: ProductColumn) => readCell(cells, column);
  const text = (column: ProductColumn, before = '') => read(column) ?? before;
  const amount = (column: 'price' | 'mrp' | 'cost') => {
    const cell = read(column);
    return cell === undefined ? now?.[column] : readAmount(cell);
  };
  if (read('price') === '' || (!now && read('price') === undefined))
    problems.push({ column: 'price', message: 'Enter a price.' });
  const choice = <Value extends string>(
    column: ProductColumn,
    names: Record<Value, string>,
    before?: Value,
  ) => {
    const cell = read(column)?.toLowerCase();
    const values = Object.keys(names) as Value[];
    const value = cell ? values.find((one) => one === cell) : before;
    if (value === undefined) problems.push({ column, message: chooseMessage(Object.values<string>(names)) });
    return value;
  };
  const business = (party: 'manufacturer' | 'importer') => {
    const name = text(`${party}Name`, now?.[party]?.name);
    const address = text(`${party}Address`, now?.[party]?.address);
    return name || address ? { name, address } : undefined;
  };
  const statusBefore = now?.status === 'published' ? 'published' : 'draft';
  const isStatusUnchanged = now && ['', SCHEDULED.toLowerCase()].includes(text('status').toLowerCase());
  const status = isStatusUnchanged
    ? statusBefore
    : (choice('status', SHOWN_STATUSES, statusBefore) ?? statusBefore);
  const body = {
    name: text('name', now?.name),
    brand: text('brand', now?.brand),
    descreption: text('descreption', now?.descreption),
    department: choice('department', DEPARTMENT_NAMES, now?.department),
    category: text('category', now?.category),
    colour: text('colour', now?.colour),
    price: amount('price'),
    mrp: amount('mrp'),
    cost: amount('cost'),
    hsn: text('hsn', now?.hsn) || undefined,
    sku: text('sku', now?.sku) || undefined,
    sizeSkus: readSizeSkus(read('sizeSkus'), problems, now),
    ...(isStatusUnchanged && now.publishAt
      ? { status: 'scheduled', publishAt: now.publishAt.toISOString() }
      : { status }),
    ...mapDetails(({ name }) => text(name, now?.[name])),
    manufacturer: business('manufacturer'),
    importer: business('importer'),
    images: readImages(read('images'), now),
    ...(now ? stockOf(now) : readStock(read('stock'), read('sizes'), problems)),
  };
  return { body, problems };
}

/** `₹1,299.00` as 1299; `NaN` when not whole rupees. */
function readAmount(cell: string): number | undefined {
  if (cell === '') return undefined;
  const plain = plainDigits(cell).replaceAll(/₹|Rs\.?|\s|\/-$/gi, '');
  const [, rupees] = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0{1,2})?$/.exec(plain) ?? [];
  return rupees === undefined ? Number.NaN : Number(rupees.replaceAll(',', ''));
}

function readImages(cell: string | undefined, now: ProductRecord | undefined) {
  const before = (now?.images ?? []).map(({ id: _id, ...image }) => image);
  if (cell === undefined) return before;
  return cell
    .split(/[\s;|]+|,(?=\s|$)/)
    .filter((url, index, urls) => url !== '' && urls.indexOf(url) === index)
    .map((url) => before.find((image) => image.url === url) ?? toImage(url));
}

function toImage(url: string) {
  const uploaded = /^\/media\/(up-.+)\.webp$/.exec(url)?.[1];
  return uploaded
    ? { public_id: uploaded, url, width: PICTURE_WIDTHS[2], height: PICTURE_HEIGHT }
    : { public_id: url.slice(-200), url };
}

const stockOf = ({ stock, sizes }: ProductRecord) => ({
  stock,
  stockFrom: stock,
  sizes: sizes.map((entry) => ({ size: entry.size, stock: entry.stock, from: entry.stock })),
});

export const writeSizes = (sizes: ProductRecord['sizes']): string =>
  sizes.map(({ size, stock }) => `${size}=${stock}`).join(', ');

export const SIZES_MESSAGE = 'Write sizes with their units, like S=5, M=10.';

export function readSizes(written: string): { size: string; stock: number }[] | undefined {
  const entries = written.split(/[,;|\n]/).filter((entry) => entry.trim());
  const read = entries.flatMap((entry) => {
    const [, size = '', units = ''] = /^([^=:]+)[=:]\s*(\d+)\s*$/.exec(plainDigits(entry)) ?? [];
    return size.trim() ? [{ size: size.trim(), stock: Number(units) }] : [];
  });
  return read.length === entries.length ? read : undefined;
}

function readSizeSkus(cell: string | undefined, problems: Problem[], now: ProductRecord | undefined) {
  if (cell === undefined) return now?.sizeSkus;
  const entries = splitSizeSkus(cell);
  const sizeSkus = entries.filter(({ size, sku }) => size && sku);
  const message = 'Write sizes with their SKU, like S=KUR-014-S, M=KUR-014-M.';
  if (sizeSkus.length < entries.length) problems.push({ column: 'sizeSkus', message });
  return sizeSkus.length > 0 ? sizeSkus : undefined;
}

function readStock(stock = '', written = '', problems: Problem[] = []) {
  const sizes = (readSizes(written) ?? []).map((entry) => ({ ...entry, from: 0 }));
  if (!readSizes(written)) problems.push({ column: 'sizes', message: SIZES_MESSAGE });
  const total = sizes.reduce((sum, entry) => sum + entry.stock, 0);
  const units = sizes.length > 0 ? total : stock === '' ? 0 : (readAmount(stock) ?? 0);
  return { stock: units, stockFrom: 0, sizes };
}

/** Without the apostrophes of the export. */
export const readCell = (cells: ProductCells, column: ProductColumn): string | undefined => {
  const cell = cells[column];
  return cell === undefined ? undefined : fromCsvCell(cell).trim();
};

export const toProblem = (path: readonly PropertyKey[], message: string, body: Coded): Problem => ({
  ...columnOf(path),
  message: [subjectOf(path, body), message].filter(Boolean).join(': '),
});

type Coded = { images: { url: string }[]; sizeSkus?: { size: string }[] | undefined };

function subjectOf([name, index]: readonly PropertyKey[], { images, sizeSkus }: Coded) {
  if (name === 'images') return images[Number(index)]?.url;
  return name === 'sizeSkus' ? sizeSkus?.[Number(index)]?.size : undefined;
}

function columnOf([name, part]: readonly PropertyKey[]): { column?: ProductColumn } {
  if (name === 'manufacturer' || name === 'importer')
    return { column: `${name}${part === 'address' ? 'Address' : 'Name'}` };
  const column = PRODUCT_COLUMNS.find((one) => one.name === name)?.name;
  return column ? { column } : {};
}
