import { isSold } from '@e-store/shared/orders/order-lifecycle';
import { paymentStatusOf } from '@e-store/shared/payments/payment-states';
import type { Document } from 'mongodb';
import { ensureIndexes, type Migration } from '../../platform/database/migrations/migration.ts';
import { orderSearchTerms } from '../orders/order-search-terms.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { cashBookWrites } from './build-transactions.ts';

const BATCH_SIZE = 1000;

const staffOrders: Migration = {
  name: '021-staff-orders',
  up: async (connection) => {
    await ensureIndexes(connection, {
      orders: [
        { key: { createdAt: -1, _id: -1 } },
        { key: { orderStatus: 1, createdAt: -1, _id: -1 } },
        { key: { paymentStatus: 1, createdAt: -1, _id: -1 } },
        { key: { search: 1, createdAt: -1, _id: -1 } },
      ],
      transactions: [
        { key: { at: -1, _id: -1, kind: 1, status: 1, amount: 1 } },
        { key: { status: 1, at: -1, _id: -1, kind: 1, amount: 1 } },
        { key: { kind: 1, at: -1, _id: -1, status: 1, amount: 1 } },
        { key: { order: 1 } },
      ],
      stockMovements: [
        {
          name: 'back_once_by_undelivered',
          key: { order: 1, product: 1, size: 1 },
          unique: true,
          partialFilterExpression: { reason: 'undelivered' },
        },
      ],
    });
    const orders = connection.collection<Document>('orders');
    for (;;) {
      const some = (await orders
        .find({ search: { $exists: false } })
        .limit(BATCH_SIZE)
        .toArray()) as unknown as OrderRecord[];
      if (some.length === 0) return;
      await connection.collection('transactions').bulkWrite(some.flatMap(cashBookWrites));
      await orders.bulkWrite(
        some.map((order) => ({
          updateOne: { filter: { _id: order._id }, update: { $set: { search: orderSearchTerms(order) } } },
        })),
      );
    }
  },
};

/** Withdrawn cancellations forgot a second payment and left their refund in the cash book. */
const paidTwice: Migration = {
  name: '105-paid-twice',
  up: async (connection) => {
    const orders = connection.collection<OrderRecord>('orders');
    const transactions = connection.collection('transactions');
    const refunded = await transactions.distinct('order', { kind: 'refund' });
    const affected = orders.find({
      $or: [{ _id: { $in: refunded } }, { $expr: { $gt: ['$payment.paid', '$payment.amount'] } }],
    });
    for await (const order of affected) {
      const { amount, paid, refunded: returned, refundDue } = order.payment;
      const due = isSold(order.orderStatus) ? Math.max(refundDue, paid - returned - amount) : refundDue;
      const payment = { ...order.payment, refundDue: due };
      const paymentStatus = paymentStatusOf(payment);
      const { matchedCount } = await orders.updateOne(
        // Unless a running shop changes it meanwhile, which writes its lines, too.
        { _id: order._id, payment: order.payment },
        { $set: { 'payment.refundDue': due, paymentStatus } },
      );
      if (matchedCount > 0)
        await transactions.bulkWrite(cashBookWrites({ ...order, payment, paymentStatus }));
    }
  },
};

/** Returns of free items had a refund of ₹0. */
const freeReturns: Migration = {
  name: '108-free-returns',
  up: async (connection) => {
    await connection.collection('transactions').deleteMany({ kind: 'refund', amount: 0 });
  },
};

const exchanges: Migration = {
  name: '116-exchanges',
  up: async (connection) => {
    const orders = connection.collection<OrderRecord>('orders');
    const replacements = await orders.distinct('_id', { exchangeFor: { $exists: true } });
    const exchanged = orders.aggregate<{ _id: OrderRecord['_id'] }>([
      { $match: { 'returns.replacement': { $exists: true } } },
      { $unwind: '$returns' },
      { $match: { 'returns.replacement': { $exists: true } } },
      { $project: { _id: '$returns._id' } },
    ]);
    const lines = [...replacements, ...(await exchanged.toArray()).map(({ _id }) => _id)];
    await connection.collection('transactions').deleteMany({ _id: { $in: lines } });
  },
};

export const transactionsMigrations = [staffOrders, paidTwice, freeReturns, exchanges];
