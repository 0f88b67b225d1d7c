import { getTopProducts } from '@e-store/shared/dashboard/endpoints';
import { salesSpans } from '@e-store/shared/dashboard/sales-period';
import { indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import { route } from '../http/route.ts';

const COUNT = 5;

export const getTopProductsRoute = route(getTopProducts, async ({ query }, { sales, database, now }) => {
  const span = salesSpans(query.by, indiaDay(now())).at(-1);
  if (!span) throw new Error('There is always a present quarter and year.');
  const { products } = await sales.addUp(span);
  const top = products
    .toSorted((a, b) => b.sales - a.sales || b.pieces - a.pieces || (a.product < b.product ? -1 : 1))
    .slice(0, COUNT);
  const records = await database.products
    .find({ _id: trusted({ $in: top.map(({ product }) => product) }) }, { name: 1, images: 1 })
    .lean();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  return {
    by: query.by,
    from: span.from,
    to: span.to,
    products: top.flatMap(({ product, pieces, sales: sold }) => {
      const record = byId.get(String(product));
      return record
        ? { _id: String(product), name: record.name, image: record.images[0]?.url ?? '', pieces, sales: sold }
        : [];
    }),
  };
});
