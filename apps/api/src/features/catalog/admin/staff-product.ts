import { escapePattern } from '@e-store/shared/escape-pattern';
import { type QueryFilter, trusted, Types } from 'mongoose';
import { getStaffProduct, listStaffProducts } from '@e-store/shared/catalog/staff-endpoints';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import type { StaffProductSort } from '@e-store/shared/catalog/staff-product-choices';
import type { StaffProductQuery } from '@e-store/shared/catalog/staff-product-query';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { bodyTag } from '../../../platform/http/version-tag.ts';
import type { ProductRecord } from '../product.model.ts';
import { toProduct } from '../to-product.ts';
import { readPage } from '../../../platform/database/read-page.ts';
import { readLowStockThreshold } from '../../store/read-settings.ts';
import { LIST_COLLATION } from '../product-filter.ts';
import { stockLevelFilter } from '../count-stock-work.ts';

export const getStaffProductRoute = route(getStaffProduct, async ({ params, answer }, { database }) => {
  const record = await database.products.findById(params.id).lean();
  if (!record) throw new NotFoundError('This product no longer exists.');
  const product = toStaffProduct(record);
  answer.header('ETag', bodyTag(product));
  return product;
});

export function toStaffProduct(record: ProductRecord): StaffProduct {
  const {
    mrp,
    cost,
    hsn,
    sizeSkus,
    unassignedStock,
    status,
    publishAt,
    version,
    updatedAt,
    updatedBy,
    sold,
  } = record;
  return {
    ...toProduct(record),
    mrp,
    cost,
    hsn,
    ...(sizeSkus?.length && { sizeSkus }),
    ...(unassignedStock && { unassignedStock }),
    status,
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    version,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    sold,
  };
}

type Filter = QueryFilter<ProductRecord>;

/** The id breaks ties: pages neither repeat nor skip a product. */
export const SORTS: Record<StaffProductSort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  name: { name: 1, _id: 1 },
  'price-asc': { price: 1, _id: -1 },
  'price-desc': { price: -1, _id: 1 },
  'stock-asc': { stock: 1, _id: -1 },
  'stock-desc': { stock: -1, _id: 1 },
};

const INDEXES: Record<StaffProductSort, Record<string, 1 | -1>> = {
  newest: { status: 1, ...SORTS.newest },
  name: { status: 1, ...SORTS.name },
  'price-asc': { status: 1, ...SORTS['price-asc'] },
  'price-desc': { status: 1, ...SORTS['price-asc'] },
  'stock-asc': { status: 1, ...SORTS['stock-asc'] },
  'stock-desc': { status: 1, ...SORTS['stock-asc'] },
};

export const listStaffProductsRoute = route(listStaffProducts, async ({ query }, { database }) => {
  const { page, limit, sort } = query;
  const lowStock = await readLowStockThreshold(database);
  const { filter, options } = staffProductFilter(query, lowStock);
  const total = await database.products.countDocuments(filter, options).collation(LIST_COLLATION);
  const records = await readPage({ page, limit, total, sort: SORTS[sort] }, (part) =>
    database.products
      .find(filter, null, options)
      .collation(LIST_COLLATION)
      .sort(part.sort)
      .skip(part.skip)
      .limit(part.limit)
      .lean(),
  );
  return { products: records.map(toStaffProduct), total, page, limit, lowStock };
});

type StaffProductFilter = Omit<StaffProductQuery, 'page' | 'limit'>;

export const staffProductFilter = (query: StaffProductFilter, lowStock: number) => ({
  filter: filterOf(query, lowStock),
  options: hasIndex(query) ? {} : { hint: INDEXES[query.sort] },
});

/**
 * Otherwise the sort index is hinted, because MongoDB tries eight plans on far pages and discards the cached
 * one.
 */
const hasIndex = ({ keyword, category, stock, price }: StaffProductFilter) =>
  (keyword !== undefined && isId(keyword)) ||
  category !== undefined ||
  stock !== undefined ||
  price !== undefined;

const isId = (keyword: string) => /^[0-9a-f]{24}$/i.test(keyword);

function filterOf(
  { keyword, category, department, status, onSale, stock, price }: StaffProductFilter,
  lowStock: number,
): Filter {
  const bounds = Object.entries(price ?? {}).map(([bound, value]) => [`$${bound}`, value] as const);
  const conditions: Filter[] = [
    ...(keyword ? matching(keyword) : []),
    ...(category ? [{ category }] : []),
    ...(department ? [{ department }] : []),
    ...(onSale === undefined ? [] : [{ onSale }]),
    ...(stock ? [stockLevelFilter(stock, lowStock)] : []),
    ...(bounds.length > 0 ? [{ price: trusted(Object.fromEntries(bounds)) }] : []),
  ];
  return {
    status: status ?? trusted({ $in: ['draft', 'published'] }),
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

function matching(keyword: string): Filter[] {
  if (isId(keyword)) return [{ _id: new Types.ObjectId(keyword) }];
  return keyword.split(/\s+/).map((word) => {
    const like = trusted({ $regex: escapePattern(word), $options: 'i' });
    return {
      $or: [{ name: like }, { sku: like }, { 'sizeSkus.sku': like }, { brand: like }, { colour: like }],
    };
  });
}
