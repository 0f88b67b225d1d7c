import { Types } from 'mongoose';
import type { UserRecord } from '../features/account/user.model.ts';
import { auditedFields } from '../features/catalog/audited-fields.ts';
import { initialMovements } from '../features/catalog/stock-movement.model.ts';
import type { ProductRecord } from '../features/catalog/product.model.ts';
import type { Database } from '../platform/database/database.ts';
import type { AuditEntryRecord } from '../platform/audit/audit-entry.model.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import { createRandom } from './random.ts';
import { toProductRecord } from './to-product-record.ts';

const BATCH = 1000;
const FAST_INSERT_OPTIONS = { lean: true, ordered: false } as const;

export async function loadManyProducts(
  database: Database,
  count: number,
  writeLine: (line: string) => void,
  now: Date,
): Promise<void> {
  const random = createRandom(count);
  const admin = await database.users.findOne({ role: 'Admin' }).lean();
  for (let from = await database.products.countDocuments(); from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => {
      const number = from + offset + 1;
      const model = demoProducts[number % demoProducts.length];
      if (!model) throw new Error('The catalogue is empty.');
      const price = Math.max(99, model.price + Math.round((random() - 0.5) * 400));
      const { mrp: _mrp, ...rest } = model;
      const product = toProductRecord({ ...rest, name: `${model.name} ${number}`, price }, now);
      return { ...product, _id: new Types.ObjectId(), sold: Math.floor(random() * 500) };
    });
    await database.products.insertMany(batch, FAST_INSERT_OPTIONS);
    await database.stockMovements.insertMany(batch.flatMap(initialMovements), FAST_INSERT_OPTIONS);
    if (admin)
      await database.auditEntries.insertMany(
        batch.map((product) => createAuditEntry(product, admin)),
        FAST_INSERT_OPTIONS,
      );
    writeLine(`Products: ${from + batch.length} of ${count}`);
  }
}

const createAuditEntry = (product: ProductRecord, admin: UserRecord): AuditEntryRecord => ({
  _id: new Types.ObjectId(),
  at: product.createdAt,
  by: admin._id,
  name: `${admin.firstname} ${admin.lastname}`,
  role: admin.role,
  what: 'product.created',
  subject: { kind: 'product', id: String(product._id), label: product.name },
  before: {},
  after: auditedFields(product),
  ip: '127.0.0.1',
  requestId: String(product._id),
});
