import { Types } from 'mongoose';
import { initialMovements } from '../catalog/initial-movements.ts';
import type { Database } from '../database.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import { createRandom } from './random.ts';
import { toProductRecord } from './to-product-record.ts';

const BATCH = 1000;

/** Brings the shop to `count` products for load tests: the catalogue again and again, under numbered names. */
export async function loadManyProducts(
  database: Database,
  count: number,
  say: (line: string) => void,
  now: Date,
): Promise<void> {
  const random = createRandom(count);
  for (let from = await database.products.countDocuments(); from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => {
      const number = from + offset + 1;
      const model = demoProducts[number % demoProducts.length];
      if (!model) throw new Error('The catalogue is empty.');
      const price = Math.max(99, model.price + Math.round((random() - 0.5) * 400));
      const { mrp: _mrp, ...rest } = model; // another price would make it untrue
      const product = toProductRecord({ ...rest, name: `${model.name} ${number}`, price }, now);
      return { ...product, _id: new Types.ObjectId(), sold: Math.floor(random() * 500) };
    });
    await database.products.insertMany(batch);
    await database.stockMovements.insertMany(batch.flatMap(initialMovements));
    say(`Products: ${from + batch.length} of ${count}`);
  }
}
