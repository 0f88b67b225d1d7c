import { trusted, type Types } from 'mongoose';
import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { readContact } from '../store/read-settings.ts';
import type { Database } from '../../platform/database/database.ts';

/** A third of the observed minute, to miss no rush. */
const INTERVAL_MS = 20_000;
const ALERT_PAUSE_MS = 60 * 60_000;

export const watchSelloffs: Job = {
  name: 'rapid sell-off',
  everyMs: INTERVAL_MS,
  lease: { key: 'watch-stock', forMs: INTERVAL_MS },
  run: async (context) => {
    if ((await alertRapidSelloff(context)) > 0) context.wakeMailWorker();
  },
};

/** Skips products with a recent alert. Returns the number of mails. */
export async function alertRapidSelloff({
  database,
  log,
  now,
}: Pick<JobContext, 'database' | 'log' | 'now'>): Promise<number> {
  const selloffs = await findRapidSelloffs(database, now());
  if (selloffs.length === 0) return 0;
  const { email } = await readContact(database);
  const unnotified = await excludeNotified(selloffs, { database, now });
  for (const { product, soldQuantity, orders, left } of unnotified)
    log.warn(
      { product: String(product), soldQuantity, orders, left },
      'rapid sell-off: check whether many customers or one hoarder ordered',
    );
  if (!email) return 0;
  await Promise.all(
    unnotified.map(({ product }) => queueMail(database, { kind: 'stock-alarm', to: email, product }, now())),
  );
  return unnotified.length;
}

async function excludeNotified(
  selloffs: readonly RapidSelloff[],
  { database, now }: Pick<JobContext, 'database' | 'now'>,
): Promise<RapidSelloff[]> {
  const products = await database.outboxMails.distinct('product', {
    kind: 'stock-alarm',
    createdAt: trusted({ $gt: new Date(now().getTime() - ALERT_PAUSE_MS) }),
  });
  const notifiedProducts = new Set(products.map(String));
  return selloffs.filter(({ product }) => !notifiedProducts.has(String(product)));
}

const SELLOFF_WINDOW_MS = 60_000;
const SELLOFF_SHARE = 0.5;
/** Below this, one order can take half of a small stock. */
const SELLOFF_MIN_QUANTITY = 20;

type RapidSelloff = {
  product: Types.ObjectId;
  name: string;
  soldQuantity: number;
  orders: number;
  left: number;
};

/** Orders took more than half, and at least 20 units, within a minute (R76). */
export async function findRapidSelloffs(
  { stockMovements, products }: Pick<Database, 'stockMovements' | 'products'>,
  now: Date,
): Promise<RapidSelloff[]> {
  const since = new Date(now.getTime() - SELLOFF_WINDOW_MS);
  const ordered = await stockMovements.aggregate<
    Pick<RapidSelloff, 'soldQuantity' | 'orders'> & { _id: Types.ObjectId }
  >([
    { $match: { reason: 'order', at: { $gt: since, $lte: now } } },
    { $group: { _id: '$product', delta: { $sum: '$delta' }, orders: { $addToSet: '$order' } } },
    { $project: { soldQuantity: { $abs: '$delta' }, orders: { $size: '$orders' } } },
    { $match: { soldQuantity: { $gte: SELLOFF_MIN_QUANTITY } } },
  ]);
  if (ordered.length === 0) return [];
  const records = await products
    .find({ _id: trusted({ $in: ordered.map(({ _id }) => _id) }) }, { name: 1, stock: 1 })
    .lean();
  const recordById = new Map(records.map((record) => [String(record._id), record]));
  return ordered.flatMap(({ _id: product, soldQuantity, orders }) => {
    const record = recordById.get(String(product));
    const isRapid = record && soldQuantity > (record.stock + soldQuantity) * SELLOFF_SHARE;
    return isRapid ? [{ product, name: record.name, soldQuantity, orders, left: record.stock }] : [];
  });
}
