import { escapePattern } from '@e-store/shared/escape-pattern';
import {
  CELL_MAX,
  findProductColumn,
  PRODUCT_COLUMNS,
  PRODUCT_ROWS_MAX,
  type ProductCells,
  type ProductColumn,
  splitSizeSkus,
} from '@e-store/shared/catalog/product-columns';
import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import { type CsvFile, readCsv } from '../../../lib/read-csv.ts';

export type ImportRow = { line: number; cells: ProductCells };

export type ProductFile = {
  rows: ImportRow[];
  /** Rows with cells beyond the headings. */
  tooWide: ReadonlySet<number>;
  columns: ProductColumn[];
  unknown: string[];
  repeated: string[];
};

const isHead = (cells: readonly string[]) =>
  cells.map(findProductColumn).some((column) => column === 'id' || column === 'sku' || column === 'name');

/** `undefined` without a heading ID, SKU or Name. */
export async function readProductFile(file: File): Promise<ProductFile | undefined> {
  const found = await readCsv(file, isHead);
  return found && isHead(found.headings) ? toProductFile(found) : undefined;
}

function toProductFile({ headings, rows, lines }: CsvFile): ProductFile {
  const columns = headings.map(findProductColumn);
  const isRepeated = (column: ProductColumn | undefined) =>
    column !== undefined && columns.indexOf(column) !== columns.lastIndexOf(column);
  const beyond = rows.flatMap((cells, index) =>
    cells.slice(headings.length).some((cell) => cell.trim()) ? [lines[index] ?? 0] : [],
  );
  return {
    rows: rows.map((cells, index) => ({
      line: lines[index] ?? 0,
      cells: Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []))),
    })),
    tooWide: new Set(beyond),
    columns: [...new Set(columns.filter((column) => column !== undefined))],
    unknown: headings.filter((heading, at) => heading.trim() !== '' && columns[at] === undefined),
    repeated: headings.filter((_, at) => isRepeated(columns[at])),
  };
}

export const emptyProductFile = (): string =>
  `\uFEFF${PRODUCT_COLUMNS.filter(({ name }) => name !== 'id')
    .map(({ heading }) => heading)
    .join(',')}\r\n`;

export const lacksDeliveryNote = ({ cells }: ImportRow): boolean =>
  Boolean(cells.received?.trim()) && !cells.deliveryNote?.trim();

export const fillDeliveryNote = (file: ProductFile, deliveryNote: string): ProductFile => ({
  ...file,
  rows: file.rows.map((row) =>
    lacksDeliveryNote(row) ? { ...row, cells: { ...row.cells, deliveryNote } } : row,
  ),
});

export type UploadedPictures = ReadonlyMap<string, string>;

export const pictureKey = (name: string) => name.normalize('NFC').toLowerCase();

/** Longer names first, because a name may end like another. */
export function createPictureInserter(pictures: UploadedPictures): (cell: string) => string {
  if (pictures.size === 0) return (cell) => cell;
  const names = [...pictures.keys()].toSorted((a, b) => b.length - a.length).map(escapePattern);
  const name = new RegExp(String.raw`(?<=^|[\s,;|])(?:${names.join('|')})(?=$|[\s,;|])`, 'gi');
  return (cell) =>
    cell
      .normalize('NFC')
      .replaceAll(name, (file) => ` ${pictures.get(pictureKey(file)) ?? file} `)
      .trim();
}

const FILE_NAME = /[^\s,;|][^,;|\n]{0,200}?\.(?:jpe?g|png|webp|avif)(?=$|[\s,;|])/gi;

const listMissing = (images: string): string[] =>
  (images.match(FILE_NAME) ?? []).filter((name) => !name.includes('/'));

const encoder = new TextEncoder();
const sizeOf = (row: ImportRow) => encoder.encode(JSON.stringify(row)).length;

/** Below the limit of the API for a body. */
const PART_BYTES = 80_000;

export type PreparedRows = {
  wanted: ImportRow[];
  /** Results of rows that cannot be sent. */
  refused: ProductImportResult[];
  /** File names of pictures that were not chosen. */
  missing: string[];
  /** Rows of a call. */
  size: number;
};

export function prepareRows({ rows, tooWide }: ProductFile, pictures: UploadedPictures): PreparedRows {
  const insert = createPictureInserter(pictures);
  const seen: SeenRows = new Map();
  const missing = new Map<string, string>();
  const refused: ProductImportResult[] = [];
  const wanted = rows.flatMap((row) => {
    const { line, cells } = row;
    const problem = findTooLong(row, tooWide) ?? findRepeated(row, seen);
    const images = problem || cells.images === undefined ? undefined : insert(cells.images);
    const absent = listMissing(images ?? '');
    for (const name of absent) missing.set(pictureKey(name), name);
    const found: Problem | undefined =
      absent.length > 0 ? { column: 'images', message: messages.missing(absent) } : problem;
    if (!found) return [images === undefined ? row : { line, cells: { ...cells, images } }];
    const name = (cells.name ?? '').trim().slice(0, 120);
    refused.push({ line, name, outcome: 'refused', changes: [], notes: [], problems: [found] });
    return [];
  });
  const longest = wanted.reduce((most, row) => Math.max(most, sizeOf(row)), 1);
  const size = Math.min(PRODUCT_ROWS_MAX, Math.floor(PART_BYTES / longest) || 1);
  return { wanted, refused, missing: [...missing.values()], size };
}

type Problem = ProductImportResult['problems'][number];

function findTooLong(row: ImportRow, tooWide: ReadonlySet<number>): Problem | undefined {
  if (tooWide.has(row.line)) return { message: messages.tooWide };
  const column = PRODUCT_COLUMNS.find(({ name }) => (row.cells[name]?.length ?? 0) > CELL_MAX)?.name;
  if (column) return { column, message: messages.tooLong };
  return sizeOf(row) > PART_BYTES ? { message: messages.tooLong } : undefined;
}

type SeenRows = Map<string, { line: number; column: ProductColumn }>;

const IDENTITY = ['name', 'brand', 'colour', 'department'] as const;

/** By ID, SKU, or what tells new products apart. */
function findRepeated({ line, cells }: ImportRow, seen: SeenRows): Problem | undefined {
  const read = (column: ProductColumn) => cells[column]?.trim().toLowerCase() ?? '';
  const codes = (['id', 'sku'] as const).filter((column) => read(column));
  const own =
    codes.length > 0
      ? codes.map((column) => ({ column, key: `${column} ${read(column)}`, code: cells[column]?.trim() }))
      : [{ column: 'name' as const, key: JSON.stringify(IDENTITY.map(read)), code: undefined }];
  const ofSizes = splitSizeSkus(cells.sizeSkus ?? '').flatMap(({ sku: code }) =>
    code ? [{ column: 'sizeSkus' as const, key: `sku ${code.toLowerCase()}`, code }] : [],
  );
  for (const { column, key, code = '' } of [...own, ...ofSizes]) {
    const earlier = seen.get(key);
    if (earlier && earlier.line !== line) {
      const isSameProduct = column !== 'sizeSkus' && column === earlier.column;
      const message = isSameProduct
        ? messages.repeatedCode(earlier.line)
        : messages.repeatedSku(code, earlier.line);
      return { column, message };
    }
    seen.set(key, { line, column });
  }
  return undefined;
}
