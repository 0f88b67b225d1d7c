import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientSession, type QueryFilter, trusted, type Types } from 'mongoose';
import type { Context, JobContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { queueMails } from '../../platform/outbox/queue-mail.ts';
import { toOrderMovements } from '../catalog/reserve-stock.ts';
import type { OrderRecord } from './order.model.ts';

/** Bounds the size of a transaction, and so its time. */
const BATCH = 100;
/** Between two batches, so that many orders share one. */
const PAUSE_MS = 50;
/** For orders whose process ended before it posted them. */
const JOB_MS = 2000;

/**
 * Posts placed orders to stock ledger, cash book, customer statistics and outbox, in the caller's transaction.
 * Removes the mark `unposted`, so each order is posted once, also after a crash (T4, T5, T6).
 * @returns how many
 */
export async function postOrders(
  database: Database,
  session: ClientSession,
  filter: QueryFilter<OrderRecord> = {},
): Promise<number> {
  const orders = await database.orders
    .find({ ...filter, unposted: true })
    .sort({ _id: 1 })
    .limit(BATCH)
    .session(session)
    .lean();
  if (orders.length === 0) return 0;
  const ids = orders.map(({ _id }) => _id);
  await database.orders.updateMany({ _id: trusted({ $in: ids }) }, { $unset: { unposted: 1 } }, { session });
  const movements = orders.flatMap(toOrderMovements);
  await database.stockMovements.insertMany(movements, { session, lean: true });
  await database.publish('orders.posted', { orders }, session);
  const emails = await readEmails(database, orders, session);
  const mails = orders.map(({ _id: order, user, shippingInfo, createdAt }) => ({
    kind: ORDER_LIFECYCLE.Processing.mail,
    to: emails.get(String(user)) ?? shippingInfo.email,
    order,
    user,
    createdAt,
  }));
  await queueMails(database, mails, session);
  return orders.length;
}

async function readEmails(
  { users }: Pick<Database, 'users'>,
  orders: readonly { user: Types.ObjectId }[],
  session: ClientSession,
): Promise<Map<string, string>> {
  const ids = orders.map(({ user }) => user);
  const owners = await users.find({ _id: trusted({ $in: ids }) }, { email: 1 }, { session }).lean();
  return new Map(owners.map(({ _id, email }) => [String(_id), email]));
}

/** Each batch in a transaction of its own. */
export async function postAllOrders(database: Database): Promise<number> {
  for (let posted = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a batch begins where the one before ended
    const count = await database.connection.transaction((session) => postOrders(database, session));
    posted += count;
    if (count < BATCH) return posted;
  }
}

export type OrderPosting = {
  /** Hints at a placed order; without the hint, the job posts it. */
  wake: () => void;
  /** Resolves when nothing is being posted. */
  idle: () => Promise<void>;
};

/** Posts orders soon after their commit, so that no shopper waits for it. */
export function startOrderPosting({ database, log, wakeMailWorker }: Context): OrderPosting {
  let current = Promise.resolve();
  let next: Promise<void> | undefined;
  let notBefore = 0;
  const post = async () => {
    notBefore = performance.now() + PAUSE_MS;
    try {
      if ((await postAllOrders(database)) > 0) wakeMailWorker();
    } catch (error) {
      log.warn({ err: error }, 'orders could not be posted, trying again');
    }
  };
  const postNext = async () => {
    await current;
    await wait(Math.max(0, notBefore - performance.now()));
    next = undefined;
    current = post();
    await current;
  };
  return {
    wake: () => {
      next ??= postNext();
    },
    idle: async () => next ?? current,
  };
}

/** One order that cannot be posted must not hold up the others. */
async function postOneByOne({ database, log }: Pick<JobContext, 'database' | 'log'>): Promise<number> {
  let posted = 0;
  for (const { _id, number } of await database.orders.find({ unposted: true }, { number: 1 }).lean())
    try {
      // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
      posted += await database.connection.transaction((session) => postOrders(database, session, { _id }));
    } catch (error) {
      log.error({ err: error, order: number }, 'order could not be posted');
    }
  return posted;
}

export const postOrdersJob: Job = {
  name: 'post orders',
  everyMs: JOB_MS,
  isAtOnce: true,
  run: async (context) => {
    const { database, wakeMailWorker } = context;
    if (!(await database.orders.exists({ unposted: true }))) return;
    const posted = await postAllOrders(database).catch(() => postOneByOne(context));
    if (posted > 0) wakeMailWorker();
  },
};
