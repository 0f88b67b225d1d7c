import {
  findProductColumn,
  PRODUCT_COLUMNS,
  PRODUCT_ROWS_MAX,
  type ProductCells,
  type ProductColumn,
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

/** URL by file name. */
export type UploadedPictures = ReadonlyMap<string, string>;

export const pictureKey = (name: string) => name.normalize('NFC').toLowerCase();

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Longer names first, because a name may end like another. */
export function insertPictures(cell: string, pictures: UploadedPictures): string {
  const names = [...pictures.keys()].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return cell;
  const name = new RegExp(String.raw`(?<=^|[\s,;|])(?:${names.map(escaped).join('|')})(?=$|[\s,;|])`, 'gi');
  return cell
    .normalize('NFC')
    .replaceAll(name, (file) => ` ${pictures.get(pictureKey(file)) ?? file} `)
    .trim();
}

const FILE_NAME = /[^\s,;|][^,;|\n]*?\.(?:jpe?g|png|webp|avif)(?=$|[\s,;|])/gi;

const listMissing = ({ cells: { images = '' } }: ImportRow, pictures: UploadedPictures): string[] =>
  (insertPictures(images, pictures).match(FILE_NAME) ?? []).filter((name) => !name.includes('/'));

export const missingPictures = (rows: readonly ImportRow[], pictures: UploadedPictures): string[] => [
  ...new Map(
    rows.flatMap((row) => listMissing(row, pictures)).map((name) => [pictureKey(name), name]),
  ).values(),
];

const encoder = new TextEncoder();
const sizeOf = (row: ImportRow) => encoder.encode(JSON.stringify(row)).length;

/** Below the limit of the API for a body. */
const PART_BYTES = 80_000;

/** Rows to send, and results of those that cannot be sent. */
export function prepareRows(
  { rows, tooWide }: ProductFile,
  pictures: UploadedPictures,
): { wanted: ImportRow[]; refused: ProductImportResult[]; size: number } {
  const seen = new Map<string, number>();
  const refused: ProductImportResult[] = [];
  const wanted = rows.flatMap((row) => {
    const problem = findProblem(row, { tooWide, pictures, seen });
    const { line, cells } = row;
    if (problem) {
      const name = cells.name?.trim() ?? '';
      refused.push({ line, name, outcome: 'refused', changes: [], notes: [], problems: [problem] });
      return [];
    }
    const { images } = cells;
    return images === undefined
      ? [row]
      : [{ line, cells: { ...cells, images: insertPictures(images, pictures) } }];
  });
  const longest = Math.max(1, ...wanted.map(sizeOf));
  return { wanted, refused, size: Math.min(PRODUCT_ROWS_MAX, Math.floor(PART_BYTES / longest) || 1) };
}

type Problem = ProductImportResult['problems'][number];
type Known = Pick<ProductFile, 'tooWide'> & { pictures: UploadedPictures; seen: Map<string, number> };

function findProblem(row: ImportRow, { tooWide, pictures, seen }: Known): Problem | undefined {
  if (tooWide.has(row.line)) return { message: messages.tooWide };
  if (sizeOf(row) > PART_BYTES) return { message: messages.tooLong };
  const missing = listMissing(row, pictures);
  if (missing.length > 0) return { column: 'images', message: messages.missing(missing) };
  for (const column of ['id', 'sku'] as const) {
    const code = row.cells[column]?.trim().toLowerCase();
    if (!code) continue;
    const earlier = seen.get(`${column} ${code}`);
    if (earlier !== undefined) return { column, message: messages.repeatedCode(earlier) };
    seen.set(`${column} ${code}`, row.line);
  }
  return undefined;
}
