import { listAmounts } from '@e-store/shared/orders/order-amounts';
import type { Database } from '../../platform/database/database.ts';
import type { OutboxMailRecord } from '../../platform/outbox/outbox-mail.model.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';

export const orderTotalsMatchLines: Invariant = {
  id: 'I4',
  description:
    'the total of an order is the sum of its lines, less the discount, plus tax, shipping and the fee',
  check: async ({ orders }) => {
    const all = await orders.find().lean();
    const breaches = all.flatMap((order) => {
      const items = order.orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const discount = order.orderItems.reduce((sum, line) => sum + line.discount, 0);
      const total = listAmounts({ ...order, itemsPrice: items, discount }).reduce(
        (sum, { amount }) => sum + amount,
        0,
      );
      const adds = items === order.itemsPrice && discount === order.discount && total === order.totalPrice;
      return adds ? [] : `${order.number}: total ${order.totalPrice}, sum of its parts ${total}`;
    });
    return { checked: all.length, breaches };
  },
};

export const ordersHaveOwnersAndOneKey: Invariant = {
  id: 'I5',
  description:
    'every order has an owner or an erased owner, and no two orders of an owner share an idempotency key',
  check: async ({ orders, users }) => {
    const all = await orders.find({}, { number: 1, user: 1, idempotencyKey: 1, erasedAt: 1 }).lean();
    const owners = new Set((await users.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
    const seen = new Set<string>();
    const breaches = all.flatMap(({ number, user, idempotencyKey, erasedAt }) => {
      if (!erasedAt && !owners.has(String(user)))
        return `${number}: its owner ${String(user)} does not exist`;
      if (idempotencyKey === undefined) return [];
      const key = `${String(user)} ${idempotencyKey}`;
      const isTwice = seen.has(key);
      seen.add(key);
      return isTwice ? `${number}: its idempotency key is used twice` : [];
    });
    return { checked: all.length, breaches };
  },
};

async function mailsByOrder(
  { outboxMails }: Database,
  kind: OutboxMailRecord['kind'],
  narrowed: object = {},
) {
  const counts = await outboxMails.aggregate<{ _id: unknown; count: number }>([
    { $match: { kind, ...narrowed } },
    { $group: { _id: '$order', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [String(_id), count]));
}

export const ordersHaveOneConfirmationMail: Invariant = {
  id: 'I6',
  description: 'every posted order has exactly one confirmation mail in the outbox, sent or pending',
  check: async (database) => {
    const mails = await mailsByOrder(database, 'order-placed');
    const all = await database.orders.find({ unposted: null }, { number: 1 }).lean();
    const breaches = all
      .filter(({ _id }) => mails.get(String(_id)) !== 1)
      .map(({ _id, number }) => `${number}: ${mails.get(String(_id)) ?? 0} confirmations`);
    return { checked: all.length, breaches };
  },
};

/** A mail withdrawn before sending counts for a withdrawn step. */
export const cancellationsHaveOneMail: Invariant = {
  id: 'I6b',
  description:
    'every cancellation of an order has exactly one mail, and the mail of a cancelled order is not withdrawn',
  check: async (database) => {
    const [mails, live] = await Promise.all([
      mailsByOrder(database, 'order-cancelled'),
      mailsByOrder(database, 'order-cancelled', { state: { $ne: 'withdrawn' } }),
    ]);
    const all = await database.orders.find({}, { number: 1, orderStatus: 1, corrections: 1 }).lean();
    const breaches = all.flatMap(({ _id, number, orderStatus, corrections = [] }) => {
      const withdrawn = corrections.filter((one) => one.withdrawn.status === 'Cancelled');
      const isCancelled = orderStatus === 'Cancelled' ? 1 : 0;
      const count = mails.get(String(_id)) ?? 0;
      const isRight =
        count === withdrawn.length + isCancelled &&
        // An undo is rejected after its mail was sent.
        (live.get(String(_id)) ?? 0) <=
          isCancelled + withdrawn.filter(({ kind }) => kind === 'correction').length &&
        (live.get(String(_id)) ?? 0) >= isCancelled;
      return isRight ? [] : `${number}: ${orderStatus}, ${count} mails, ${withdrawn.length} withdrawn steps`;
    });
    return { checked: all.length, breaches };
  },
};
