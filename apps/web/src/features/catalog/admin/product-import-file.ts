import {
  findProductColumn,
  PRODUCT_COLUMNS,
  PRODUCT_ROWS_MAX,
  type ProductCells,
  type ProductColumn,
} from '@e-store/shared/catalog/product-columns';
import { type CsvFile, readCsv } from '../../../lib/read-csv.ts';

export type ImportRow = { line: number; cells: ProductCells };

export type ProductFile = {
  rows: ImportRow[];
  columns: ProductColumn[];
  unknown: string[];
};

const isHead = (cells: readonly string[]) => {
  const columns = cells.map(findProductColumn);
  return columns.includes('id') || columns.includes('name');
};

/** `undefined` without a heading ID or Name. */
export async function readProductFile(file: File): Promise<ProductFile | undefined> {
  const found = await readCsv(file, isHead);
  return found && isHead(found.headings) ? toProductFile(found) : undefined;
}

function toProductFile({ headings, rows, lines }: CsvFile): ProductFile {
  const columns = headings.map(findProductColumn);
  return {
    rows: rows.map((cells, index) => ({
      line: lines[index] ?? 0,
      cells: Object.fromEntries(
        columns.flatMap((column, at) =>
          column && columns.indexOf(column) === at ? [[column, cells[at] ?? '']] : [],
        ),
      ),
    })),
    columns: [...new Set(columns.filter((column) => column !== undefined))],
    unknown: headings.filter((heading, at) => heading.trim() !== '' && columns[at] === undefined),
  };
}

export const emptyProductFile = (): string =>
  `\uFEFF${PRODUCT_COLUMNS.filter(({ name }) => name !== 'id')
    .map(({ heading }) => heading)
    .join(',')}\r\n`;

/** URL by file name. */
export type UploadedPictures = ReadonlyMap<string, string>;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Longer names first, because a name may end like another. */
export function insertPictures(cell: string, pictures: UploadedPictures): string {
  const names = [...pictures.keys()].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return cell;
  const name = new RegExp(String.raw`(?<=^|[\s,;|])(?:${names.map(escaped).join('|')})(?=$|[\s,;|])`, 'gi');
  const urls = new Map([...pictures].map(([file, url]) => [file.toLowerCase(), url]));
  return cell.replaceAll(name, (file) => ` ${urls.get(file.toLowerCase()) ?? file} `);
}

const FILE_NAME = /(?<=^|[\s,;|])[^\s/,;|]+\.(?:jpe?g|png|webp|avif)(?=$|[\s,;|])/gi;

export function missingPictures(rows: readonly ImportRow[], pictures: UploadedPictures): string[] {
  const names = rows.flatMap(
    ({ cells }) => insertPictures(cells.images ?? '', pictures).match(FILE_NAME) ?? [],
  );
  return [...new Set(names)];
}

export const withPictures = (rows: readonly ImportRow[], pictures: UploadedPictures): ImportRow[] =>
  rows.map((row) =>
    row.cells.images === undefined
      ? row
      : { ...row, cells: { ...row.cells, images: insertPictures(row.cells.images, pictures).trim() } },
  );

/** Below the limit of the API for a body. */
const PART_BYTES = 80_000;

export function rowsPerCall(rows: readonly ImportRow[]): number {
  const encoder = new TextEncoder();
  const longest = Math.max(1, ...rows.map((row) => encoder.encode(JSON.stringify(row)).length));
  return Math.min(PRODUCT_ROWS_MAX, Math.max(1, Math.floor(PART_BYTES / longest)));
}
