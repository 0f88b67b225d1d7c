import { listStaffProducts } from '@e-store/shared/catalog/staff-endpoints';
import type { StaffProductSort, StockLevel } from '@e-store/shared/catalog/staff-product-choices';
import type { StaffProductQuery } from '@e-store/shared/catalog/staff-product-query';
import { type QueryFilter, trusted, Types } from 'mongoose';
import { route } from '../../http/route.ts';
import { readLowStock } from '../../store/read-low-stock.ts';
import { LIST_COLLATION } from '../list-products.ts';
import type { ProductRecord } from '../product.model.ts';
import { toStaffProduct } from './to-staff-product.ts';

type Filter = QueryFilter<ProductRecord>;

/** The id breaks ties, so that pages neither repeat nor lose a product. */
const SORTS: Record<StaffProductSort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  name: { name: 1, _id: 1 },
  'price-asc': { price: 1, _id: -1 },
  'price-desc': { price: -1, _id: 1 },
  'stock-asc': { stock: 1, _id: -1 },
  'stock-desc': { stock: -1, _id: 1 },
};

/** `low`: some are left, but of a size, or of all, no more than the setting says. */
const stockFilters = (lowStock: number): Record<StockLevel, Filter> => ({
  out: { stock: 0 },
  in: { stock: trusted({ $gt: 0 }) },
  low: {
    stock: trusted({ $gt: 0 }),
    $or: [
      { stock: trusted({ $lte: lowStock }) },
      { sizes: trusted({ $elemMatch: { stock: { $lte: lowStock } } }) },
    ],
  },
});

export const listStaffProductsRoute = route(listStaffProducts, async ({ query }, { database }) => {
  const { page, limit, sort } = query;
  const filter = filterOf(query, await readLowStock(database));
  const total = await database.products.countDocuments(filter).collation(LIST_COLLATION);
  const from = (page - 1) * limit;
  const count = Math.max(0, Math.min(limit, total - from));
  // What lies nearer to the end is counted from there: the last page is as quick as the first.
  const isNearEnd = from > total / 2;
  const found = await database.products
    .find(filter)
    .collation(LIST_COLLATION)
    .sort(isNearEnd ? reversed(SORTS[sort]) : SORTS[sort])
    .skip(isNearEnd ? Math.max(0, total - from - count) : from)
    .limit(Math.max(1, count))
    .lean();
  const shown = count === 0 ? [] : found;
  const records = isNearEnd ? shown.toReversed() : shown;
  return { products: records.map(toStaffProduct), total, page, limit };
});

const reversed = (sort: Record<string, 1 | -1>): Record<string, 1 | -1> =>
  Object.fromEntries(
    Object.entries(sort).map(([field, order]): [string, 1 | -1] => [field, order === 1 ? -1 : 1]),
  );

function filterOf(
  { keyword, category, department, status, onSale, stock, price }: StaffProductQuery,
  lowStock: number,
): Filter {
  const bounds = Object.entries(price ?? {}).map(([bound, value]) => [`$${bound}`, value] as const);
  const conditions: Filter[] = [
    ...(keyword ? matching(keyword) : []),
    ...(category ? [{ category }] : []),
    ...(department ? [{ department }] : []),
    ...(onSale === undefined ? [] : [{ onSale }]),
    ...(stock ? [stockFilters(lowStock)[stock]] : []),
    ...(bounds.length > 0 ? [{ price: trusted(Object.fromEntries(bounds)) }] : []),
  ];
  return {
    status: status ?? trusted({ $in: ['draft', 'published'] }),
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

/** Every word in the name, the brand or the colour; or the whole is the product's id. */
function matching(keyword: string): Filter[] {
  if (/^[0-9a-f]{24}$/i.test(keyword)) return [{ _id: new Types.ObjectId(keyword) }];
  return keyword.split(/\s+/).map((word) => {
    const like = trusted({ $regex: word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), $options: 'i' });
    return { $or: [{ name: like }, { brand: like }, { colour: like }] };
  });
}
