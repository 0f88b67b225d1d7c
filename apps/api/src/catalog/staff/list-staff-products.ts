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
  const [records, total] = await Promise.all([
    database.products
      .find(filter)
      .collation(LIST_COLLATION)
      .sort(SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    database.products.countDocuments(filter).collation(LIST_COLLATION),
  ]);
  return { products: records.map(toStaffProduct), total, page, limit };
});

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
