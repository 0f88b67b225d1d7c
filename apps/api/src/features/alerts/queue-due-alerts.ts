import { trusted } from 'mongoose';
import type { ProductRecord } from '../catalog/product.model.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { StockAlertRecord } from './stock-alert.model.ts';

/**
 * Returns the number of mails. Each alert changes state in the transaction that queues its mail, so
 * concurrent runs mail it once.
 */
export async function queueDueAlerts(database: Database, now: () => Date): Promise<number> {
  const alertProducts = await database.stockAlerts.distinct('product', { state: 'waiting' });
  if (alertProducts.length === 0) return 0;
  const restockedProducts = await database.products
    .find({
      _id: trusted({ $in: alertProducts }),
      status: 'published',
      onSale: true,
      stock: trusted({ $gt: 0 }),
    })
    .select({ sizes: 1 })
    .lean();
  let queued = 0;
  for (const product of restockedProducts) queued += await queueForProduct(database, product, now());
  return queued;
}

async function queueForProduct(
  database: Database,
  { _id, sizes }: Pick<ProductRecord, '_id' | 'sizes'>,
  now: Date,
): Promise<number> {
  const inStock = sizes.filter(({ stock }) => stock > 0).map(({ size }) => size);
  const wanted = sizes.length > 0 && { size: trusted({ $in: [...inStock, null] }) };
  const due = await database.stockAlerts
    .find({ product: _id, state: 'waiting', ...wanted })
    .sort({ requestedAt: 1 })
    .lean();
  let queued = 0;
  for (const alert of due) if (await queueOnce(database, alert, now)) queued += 1;
  return queued;
}

async function queueOnce(
  database: Database,
  { _id, email }: Pick<StockAlertRecord, '_id' | 'email'>,
  now: Date,
): Promise<boolean> {
  return await database.connection.transaction(async (session) => {
    const { matchedCount } = await database.stockAlerts.updateOne(
      { _id, state: 'waiting' },
      { $set: { state: 'mailed', settledAt: now } },
      { session },
    );
    if (matchedCount === 0) return false; // another process was first, or the alert was withdrawn
    await queueMail(database, { kind: 'back-in-stock', to: email, alert: _id }, now, session);
    return true;
  });
}
