import { ALL_CATEGORIES, DEFAULT_CATEGORY, findCategory } from '@e-store/shared/catalog/categories';
import { isDepartment, type Department } from '@e-store/shared/catalog/departments';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_SIZES, type PageSize } from '@e-store/shared/catalog/pages';
import { SORT_ORDERS, type SortOrder } from '@e-store/shared/catalog/sort-orders';
import { paths } from '../../lib/paths.ts';
import { findPriceChoice } from './price-choice.ts';
import type { ProductQuery } from './products.slice.ts';

/** What a shopper chose in the gallery. All of it lives in the address: it can be shared, and works without scripts. */
export type GalleryChoice = {
  keyword: string;
  /** A category's key, or `all`. */
  type: string;
  /** The key of a price band, or a range such as `699-699`. */
  price?: string | undefined;
  size?: string | undefined;
  department?: Department | undefined;
  colour?: string | undefined;
  brand?: string | undefined;
  /** A country of origin. */
  origin?: string | undefined;
  /** Only what is below its MRP. */
  onSale?: true | undefined;
  /** Only what can be had now. */
  inStock?: true | undefined;
  sort: SortOrder;
  limit: PageSize;
  /** Counted from 1. */
  page: number;
};

const DEFAULT_SORT = SORT_ORDERS[0];
/** What each name of the query may say; `undefined` for what means nothing. */
const MEANINGS = {
  type: (written) => findCategory(written)?.key ?? written, // the API knows all categories
  price: (written) => findPriceChoice(written)?.key,
  size: (written) => written,
  department: (written) => (isDepartment(written) ? written : undefined),
  colour: (written) => written,
  brand: (written) => written,
  origin: (written) => written,
  onSale: isTrue,
  inStock: isTrue,
  sort: (written) => SORT_ORDERS.find((known) => known === written),
  limit: (written) => PAGE_SIZES.find((known) => String(known) === written),
  page: (written) => (/^\d{1,5}$/.test(written) && isPage(Number(written)) ? Number(written) : undefined),
} satisfies Record<string, (written: string) => unknown>;
type Name = keyof typeof MEANINGS;
const NAMES = Object.keys(MEANINGS) as Name[];

function isTrue(written: string): true | undefined {
  return written === 'true' || undefined;
}
const isPage = (page: number) => page >= 1 && page <= MAX_PAGE;

/**
 * Reads `/products/:keyword?` and its query; whatever it does not know is left out, and `misreadIn` tells. The type is
 * T-Shirt only where neither keyword nor query says anything (spec §9): otherwise a search for jeans finds nothing.
 */
export function readGalleryUrl(keyword: string | undefined, search: URLSearchParams): GalleryChoice {
  const read = <Key extends Name>(name: Key) => {
    const written = writtenIn(search, name);
    return written === undefined
      ? undefined
      : (MEANINGS[name](written) as ReturnType<(typeof MEANINGS)[Key]>);
  };
  const words = keyword?.trim() ?? '';
  const isBare = words === '' && NAMES.every((name) => writtenIn(search, name) === undefined);
  return {
    keyword: words,
    type: isBare ? DEFAULT_CATEGORY : (read('type') ?? ALL_CATEGORIES),
    price: read('price'),
    size: read('size'),
    department: read('department'),
    colour: read('colour'),
    brand: read('brand'),
    origin: read('origin'),
    onSale: read('onSale'),
    inStock: read('inStock'),
    sort: read('sort') ?? DEFAULT_SORT,
    limit: read('limit') ?? DEFAULT_PAGE_SIZE,
    page: read('page') ?? 1,
  };
}

/** What the address says of names that mean something, but means nothing: `page=abc`, `sort=worst`. */
export function misreadIn(search: URLSearchParams): string[] {
  return NAMES.flatMap((name) => {
    const written = writtenIn(search, name);
    return written !== undefined && MEANINGS[name](written) === undefined ? [`${name}=${written}`] : [];
  });
}

const writtenIn = (search: URLSearchParams, name: Name) => search.get(name)?.trim() || undefined;

/** The address of a choice, the shortest that `readGalleryUrl` reads as the same one. */
export function galleryPath(choice: GalleryChoice): string {
  const { keyword, type, sort, limit, page } = choice;
  const rest: Record<string, string | undefined> = {
    price: choice.price,
    size: choice.size,
    department: choice.department,
    colour: choice.colour,
    brand: choice.brand,
    origin: choice.origin,
    onSale: choice.onSale && 'true',
    inStock: choice.inStock && 'true',
    sort: sort === DEFAULT_SORT ? undefined : sort,
    limit: limit === DEFAULT_PAGE_SIZE ? undefined : String(limit),
    page: page === 1 ? undefined : String(page),
  };
  const isBare = keyword === '' && Object.values(rest).every((value) => value === undefined);
  const impliedType = isBare ? DEFAULT_CATEGORY : ALL_CATEGORIES;
  return paths.gallery({ keyword, query: { type: type === impliedType ? undefined : type, ...rest } });
}

/** A changed choice begins at its first page. */
export function galleryPathWith(choice: GalleryChoice, change: Partial<GalleryChoice>): string {
  return galleryPath({ ...choice, page: 1, ...change });
}

/** The list call of a choice. Without a band there is no bound: what costs more than ₹1500 must be findable. */
export function toProductQuery(choice: GalleryChoice): ProductQuery {
  const band = findPriceChoice(choice.price);
  return {
    ...(choice.keyword && { keyword: choice.keyword }),
    category: choice.type,
    ...(band && {
      price: { gte: String(band.gte), ...(band.lte !== undefined && { lte: String(band.lte) }) },
    }),
    ...(choice.size && { size: choice.size }),
    ...(choice.department && { department: choice.department }),
    ...(choice.colour && { colour: choice.colour }),
    ...(choice.brand && { brand: choice.brand }),
    ...(choice.origin && { origin: choice.origin }),
    ...(choice.onSale && { onSale: 'true' as const }),
    ...(choice.inStock && { inStock: 'true' as const }),
    // What was searched for comes best match first, until another order is chosen.
    ...((choice.keyword === '' || choice.sort !== DEFAULT_SORT) && { sort: choice.sort }),
    limit: String(choice.limit),
    page: String(choice.page),
    facets: 'true',
  };
}
