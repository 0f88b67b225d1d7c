import { ALL_CATEGORIES, DEFAULT_CATEGORY, findCategory } from '@e-store/shared/catalog/categories';
import { isDepartment, type Department } from '@e-store/shared/catalog/departments';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_SIZES, type PageSize } from '@e-store/shared/catalog/pages';
import { findPriceBand } from '@e-store/shared/catalog/price-bands';
import { SORT_ORDERS, type SortOrder } from '@e-store/shared/catalog/sort-orders';
import { paths } from '../../lib/paths.ts';
import type { ProductQuery } from './products.slice.ts';

/** What a shopper chose in the gallery. All of it lives in the address: it can be shared, and works without scripts. */
export type GalleryChoice = {
  keyword: string;
  /** A category's key, or `all`. */
  type: string;
  /** The key of a price band. */
  price?: string | undefined;
  size?: string | undefined;
  department?: Department | undefined;
  colour?: string | undefined;
  brand?: string | undefined;
  /** Only what is below its MRP. */
  onSale?: true | undefined;
  sort: SortOrder;
  limit: PageSize;
  /** Counted from 1. */
  page: number;
};

const DEFAULT_SORT = SORT_ORDERS[0];
const NAMES = ['type', 'price', 'size', 'department', 'colour', 'brand', 'onSale', 'sort', 'limit', 'page'];

/**
 * Reads `/products/:keyword?` and its query; whatever it does not know is left out rather than refused. The type is
 * T-Shirt only where neither keyword nor query says anything (spec §9): otherwise a search for jeans finds nothing.
 */
export function readGalleryUrl(keyword: string | undefined, search: URLSearchParams): GalleryChoice {
  const read = (name: string) => search.get(name)?.trim() || undefined;
  const words = keyword?.trim() ?? '';
  const isBare = words === '' && NAMES.every((name) => read(name) === undefined);
  const department = read('department');
  const sort = read('sort');
  const limit = Number(read('limit'));
  const page = Number(read('page'));
  return {
    keyword: words,
    type: isBare ? DEFAULT_CATEGORY : typeOf(read('type')),
    price: findPriceBand(read('price'))?.key,
    size: read('size'),
    department: isDepartment(department) ? department : undefined,
    colour: read('colour'),
    brand: read('brand'),
    onSale: read('onSale') === 'true' || undefined,
    sort: SORT_ORDERS.find((known) => known === sort) ?? DEFAULT_SORT,
    limit: PAGE_SIZES.find((known) => known === limit) ?? DEFAULT_PAGE_SIZE,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

const typeOf = (written: string | undefined) =>
  written === undefined ? ALL_CATEGORIES : (findCategory(written)?.key ?? written);

/** The address of a choice, the shortest that `readGalleryUrl` reads as the same one. */
export function galleryPath(choice: GalleryChoice): string {
  const { keyword, type, sort, limit, page } = choice;
  const rest: Record<string, string | undefined> = {
    price: choice.price,
    size: choice.size,
    department: choice.department,
    colour: choice.colour,
    brand: choice.brand,
    onSale: choice.onSale && 'true',
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
  const band = findPriceBand(choice.price);
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
    ...(choice.onSale && { onSale: 'true' as const }),
    // What was searched for comes best match first, until another order is chosen.
    ...((choice.keyword === '' || choice.sort !== DEFAULT_SORT) && { sort: choice.sort }),
    limit: String(choice.limit),
    page: String(choice.page),
    facets: 'true',
  };
}
