import {
  ALL_CATEGORIES,
  DEFAULT_CATEGORY,
  findCategory,
  isDepartment,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE,
  PAGE_SIZES,
  type PageSize,
  SORT_ORDERS,
  type SortOrder,
} from '@e-store/shared/catalog/list-choices';
import type { ListFilters } from '@e-store/shared/catalog/product-list-query';
import { paths } from '@e-store/shared/web-paths';
import type { ProductQuery } from './products.slice.ts';
import { findPriceBand, type PriceBand } from '@e-store/shared/catalog/price-rules';
import { formatRupees } from '@e-store/shared/money';

const text = (written: string) => written;

const FILTER_PARSERS = {
  /** Key of a price band, or a range such as `699-699`. */
  price: (written) => findPriceChoice(written)?.key,
  size: text,
  department: (written) => (isDepartment(written) ? written : undefined),
  colour: text,
  brand: text,
  origin: text,
  /** Only products below their MRP. */
  onSale: isTrue,
  minDiscount: (written) => /^[1-9]\d?$/.exec(written)?.[0],
  inStock: isTrue,
} satisfies Record<keyof Omit<ListFilters, 'category'>, (written: string) => unknown>;

export type FilterName = keyof typeof FILTER_PARSERS;
export const FILTER_NAMES = Object.keys(FILTER_PARSERS) as FilterName[];

type GalleryFilters = {
  [Key in FilterName]?: NonNullable<ReturnType<(typeof FILTER_PARSERS)[Key]>> | undefined;
};

/** All state lives in the URL, which can be shared and works without scripts. */
export type GalleryChoice = GalleryFilters & {
  keyword: string;
  type: string;
  sort: SortOrder;
  limit: PageSize;
  page: number;
};

export const DEFAULT_SORT = SORT_ORDERS[0];
const PARSERS = {
  type: (written) => findCategory(written)?.key ?? written, // the API knows all categories
  ...FILTER_PARSERS,
  sort: (written) => SORT_ORDERS.find((known) => known === written),
  limit: (written) => PAGE_SIZES.find((known) => String(known) === written),
  page: (written) =>
    [Number(written)].find((page) => /^\d{1,5}$/.test(written) && page >= 1 && page <= MAX_PAGE),
} satisfies Record<string, (written: string) => unknown>;
type Name = keyof typeof PARSERS;
const NAMES = Object.keys(PARSERS) as Name[];

function isTrue(written: string): true | undefined {
  return written === 'true' || undefined;
}

/**
 * Ignores invalid values. Defaults to T-Shirt only without keyword and query (spec §9); otherwise a search
 * for jeans would find nothing.
 */
export function readGalleryUrl(keyword: string | undefined, search: URLSearchParams): GalleryChoice {
  const read = <Key extends Name>(name: Key) => {
    const written = readParam(search, name);
    return written === undefined ? undefined : (PARSERS[name](written) as ReturnType<(typeof PARSERS)[Key]>);
  };
  const words = keyword?.trim() ?? '';
  const isBare = !words && !NAMES.some((name) => readParam(search, name));
  return {
    keyword: words,
    type: isBare ? DEFAULT_CATEGORY : (read('type') ?? ALL_CATEGORIES),
    ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, read(name)])) as GalleryFilters),
    sort: read('sort') ?? DEFAULT_SORT,
    limit: read('limit') ?? DEFAULT_PAGE_SIZE,
    page: read('page') ?? 1,
  };
}

/** Known parameters with invalid values: `page=abc`, `sort=worst`. */
export function invalidGalleryParams(search: URLSearchParams): string[] {
  return NAMES.flatMap((name) => {
    const written = readParam(search, name);
    return written !== undefined && PARSERS[name](written) === undefined ? [`${name}=${written}`] : [];
  });
}

const readParam = (search: URLSearchParams, name: Name) => search.get(name)?.trim() || undefined;

const writtenFilters = (choice: GalleryFilters): Record<string, string> =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (choice[name] === undefined ? [] : [[name, String(choice[name])]])),
  );

/** The shortest that `readGalleryUrl` reads back as the same filters. */
export function galleryPath(choice: GalleryChoice): string {
  const { keyword, type, sort, limit, page } = choice;
  const rest: Record<string, string | undefined> = {
    ...writtenFilters(choice),
    sort: sort === DEFAULT_SORT ? undefined : sort,
    limit: limit === DEFAULT_PAGE_SIZE ? undefined : String(limit),
    page: page === 1 ? undefined : String(page),
  };
  const isBare = !keyword && !Object.values(rest).some(Boolean);
  const impliedType = isBare ? DEFAULT_CATEGORY : ALL_CATEGORIES;
  return paths.gallery({ keyword, query: { type: type === impliedType ? undefined : type, ...rest } });
}

export function galleryPathWith(choice: GalleryChoice, change: Partial<GalleryChoice>): string {
  return galleryPath({ ...choice, page: 1, ...change });
}

/** Without a price band there is no bound: products above ₹1500 stay findable. */
export function toProductQuery(choice: GalleryChoice): ProductQuery {
  const { price, ...filters } = writtenFilters(choice);
  const band = findPriceChoice(price);
  return {
    ...(choice.keyword && { keyword: choice.keyword }),
    category: choice.type,
    ...filters,
    ...(band && {
      price: { gte: String(band.gte), ...(band.lte !== undefined && { lte: String(band.lte) }) },
    }),
    // Searches sort by relevance until another order is chosen.
    ...((choice.keyword === '' || choice.sort !== DEFAULT_SORT) && { sort: choice.sort }),
    limit: String(choice.limit),
    page: String(choice.page),
    facets: 'true',
  };
}

/** By key, or any range in whole rupees: `699-699`. */
export function findPriceChoice(written: string | undefined): PriceBand | undefined {
  const band = findPriceBand(written);
  if (band) return band;
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(written ?? '') ?? [];
  const [gte, lte] = [Number(from), Number(to)];
  if (!(gte <= lte)) return undefined; // NaN fails too
  const label = gte === lte ? formatRupees(gte) : `${formatRupees(gte)}–${formatRupees(lte)}`;
  return { key: `${gte}-${lte}`, label, gte, lte };
}
