import { addDays, indiaDay } from '@e-store/shared/india-day';
import { Types } from 'mongoose';
import { EMPTY_CUSTOMER_STATS, type UserRecord } from '../features/account/user.model.ts';
import type { StockMovementRecord } from '../features/catalog/stock-movement.model.ts';
import { refreshAllCustomerStats } from '../features/customers/customer-stats.ts';
import { createSalesDays } from '../features/dashboard/sales-days.ts';
import type { Database } from '../platform/database/database.ts';
import { pastLedgerLines } from '../features/payments/migrations.ts';
import type { OrderRecord } from '../features/orders/order.model.ts';
import { orderSearchTerms } from '../features/orders/order-search-terms.ts';
import { buildTransactions } from '../features/transactions/build-transactions.ts';
import { toMovements } from './demo-ledger.ts';
import { pastMails } from './past-mails.ts';
import { distinct, buildHistory, toLine, toPastOrder } from './past-orders.ts';
import { createRandom } from './random.ts';

const BATCH = 1000;
const ORDERS_PER_BUYER = 8;
const DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_NUMBER = 5_000_000;
const NO_PASSWORD = '!';

/**
 * Up to `count` orders over two years for load tests, with all dependent records, so that the invariants
 * hold.
 */
export async function loadManyOrders(
  database: Database,
  count: number,
  writeLine: (line: string) => void,
  now: Date,
): Promise<void> {
  const random = createRandom(count);
  const products = await database.products
    .find(
      { status: 'published' },
      { name: 1, sku: 1, sizeSkus: 1, price: 1, sizes: 1, images: 1, cost: 1, mrp: 1 },
    )
    .lean();
  let buyers: UserRecord[] = [];
  for (let from = await database.orders.countDocuments(); from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    buyers = newBuyers(from, Math.ceil(size / ORDERS_PER_BUYER), count, now);
    await database.users.insertMany(buyers);
    const orders = Array.from({ length: size }, (_, offset) =>
      createOrder(from + offset, { count, random, products, buyers, now }),
    );
    const movements = orders.flatMap(toMovements);
    await database.orders.insertMany(orders);
    await database.paymentLedger.insertMany(orders.flatMap((order) => pastLedgerLines(order)));
    await database.stockMovements.insertMany([...createDeliveries(movements, now), ...movements]);
    await database.transactions.insertMany(orders.flatMap(buildTransactions));
    await database.outboxMails.insertMany(pastMails(orders, buyers));
    writeLine(`Orders: ${from + size} of ${count}`);
  }
  await refreshAllCustomerStats(database.connection);
  // Cached day totals may miss the new orders.
  await database.salesDays.deleteMany({});
  const to = indiaDay(now);
  await createSalesDays(database, () => now).readTotals({ from: addDays(to, -DAYS - 1), to });
}

const placedAt = (index: number, count: number, now: Date) =>
  new Date(now.getTime() - ((count - index - 0.5) / count) * DAYS * DAY_MS);

function newBuyers(from: number, many: number, count: number, now: Date): UserRecord[] {
  return Array.from({ length: many }, (_, offset) => {
    const number = from + offset;
    return {
      _id: new Types.ObjectId(),
      firstname: 'Load',
      lastname: `Test ${number}`,
      mobile: String(7_000_000_000 + number),
      email: `load-test-${number}@example.com`,
      passwordHash: NO_PASSWORD,
      role: 'Customer',
      createdAt: placedAt(from, count, now),
      figures: EMPTY_CUSTOMER_STATS,
    };
  });
}

type Making = {
  count: number;
  random: () => number;
  products: readonly Parameters<typeof toLine>[1][];
  buyers: readonly UserRecord[];
  now: Date;
};

function createOrder(index: number, { count, random, products, buyers, now }: Making): OrderRecord {
  const createdAt = placedAt(index, count, now);
  const pick = <T>(choices: readonly T[]): T => {
    const picked = choices[Math.floor(random() * choices.length)];
    if (picked === undefined) throw new Error('There is nothing to choose from.');
    return picked;
  };
  const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => toLine(random, pick(products)));
  const history = buildHistory(index, (now.getTime() - createdAt.getTime()) / DAY_MS);
  const order = toPastOrder(index, pick(buyers), distinct(lines), history, createdAt);
  const number = `ES-${FIRST_NUMBER + index}`;
  const search = orderSearchTerms({ number, shippingInfo: order.shippingInfo });
  return { ...order, _id: new Types.ObjectId(), number, search };
}

function createDeliveries(movements: readonly StockMovementRecord[], now: Date): StockMovementRecord[] {
  const taken = new Map<string, StockMovementRecord>();
  for (const { product, size, delta } of movements) {
    const key = `${String(product)} ${size ?? ''}`;
    const delivery = taken.get(key);
    taken.set(key, {
      _id: delivery?._id ?? new Types.ObjectId(),
      product,
      ...(size !== undefined && { size }),
      delta: (delivery?.delta ?? 0) - delta,
      reason: 'adjustment',
      cause: 'delivery',
      at: new Date(now.getTime() - (DAYS + 1) * DAY_MS),
    });
  }
  return [...taken.values()].filter(({ delta }) => delta !== 0);
}
