import type { Document } from 'mongodb';
import {
  anySpellingIndex,
  ensureIndexes,
  indexMigration,
  type Migration,
} from '../../platform/database/migrations/migration.ts';
import { EVENT_RETENTION_DAYS } from './payment-event.model.ts';

const BATCH = 500;

type OldReturn = Document & { status: string; refund: { total: number }; refundPaid?: Document };

/** As earlier releases stored cash on delivery: one status, and refunds of returns. */
function toPayment({ totalPrice, paymentStatus, history, returns, createdAt }: Document) {
  const accepted = (returns as OldReturn[]).filter(({ status }) => status === 'accepted');
  const sum = (some: OldReturn[]) => some.reduce((total, { refund }) => total + refund.total, 0);
  const refunded = sum(accepted.filter(({ refundPaid }) => refundPaid));
  const isCollected = ['collected', 'refund due', 'refunded'].includes(paymentStatus);
  const paidState = refunded === 0 ? 'captured' : refunded >= totalPrice ? 'refunded' : 'partially refunded';
  const state = isCollected ? paidState : paymentStatus;
  return {
    method: 'COD',
    state,
    currency: 'INR',
    amount: totalPrice,
    fee: 0,
    paid: isCollected ? totalPrice : 0,
    refundDue: sum(accepted) - refunded,
    refunded,
    events: [
      { state: 'pending', at: createdAt },
      ...(state === 'pending'
        ? []
        : [{ state: isCollected ? 'captured' : state, at: endOfPayment(history) ?? createdAt }]),
    ],
  };
}

const endOfPayment = (history: Document[]): Date | undefined =>
  history.find(({ status }) => ['Delivered', 'Cancelled', 'Returned to shop'].includes(status))?.['at'];

/**
 * Lines of payments from before the ledger. Ids of the order and its returns make a repeated run write them
 * once.
 */
export function pastLedgerLines(order: Document): Document[] {
  const { _id, number, payment, returns, history, createdAt } = order;
  const shared = { order: _id, number, method: payment.method };
  const collection =
    payment.paid === 0
      ? []
      : [
          {
            ...shared,
            _id,
            kind: 'collection',
            amount: payment.paid,
            at: endOfPayment(history) ?? createdAt,
          },
        ];
  const refunds = (returns as OldReturn[]).flatMap(({ _id: id, refund, refundPaid }) =>
    refundPaid
      ? [
          {
            ...shared,
            _id: id,
            kind: 'refund',
            amount: -refund.total,
            reference: refundPaid['reference'],
            at: refundPaid['at'],
            by: refundPaid['by'],
          },
        ]
      : [],
  );
  return [...collection, ...refunds];
}

const paymentOfOrders: Migration = {
  name: '093-payment-of-orders',
  up: async (connection) => {
    await ensureIndexes(connection, {
      paymentLedger: [{ key: { order: 1 } }, { key: { at: -1, _id: -1 } }],
      orders: [
        {
          name: 'payment_reference_once',
          key: { 'payment.method': 1, 'payment.reference': 1 },
          unique: true,
          partialFilterExpression: { 'payment.reference': { $exists: true } },
        },
        {
          name: 'payment_claim_once',
          key: { 'payment.method': 1, 'payment.claimed.reference': 1 },
          unique: true,
          partialFilterExpression: { 'payment.claimed.reference': { $exists: true } },
        },
        {
          name: 'payments_claimed',
          key: { 'payment.claimed.at': 1 },
          partialFilterExpression: { 'payment.claimed.at': { $exists: true } },
        },
        {
          name: 'payments_waiting',
          key: { 'payment.expiresAt': 1 },
          partialFilterExpression: { 'payment.expiresAt': { $exists: true } },
        },
      ],
    });
    const orders = connection.collection<Document>('orders');
    for (;;) {
      const some = await orders
        .find({ payment: { $exists: false } })
        .limit(BATCH)
        .toArray();
      if (some.length === 0) return;
      const paid = some.map((order): Document => ({ ...order, payment: toPayment(order) }));
      const lines = paid.flatMap(pastLedgerLines);
      if (lines.length > 0)
        await connection.collection('paymentLedger').bulkWrite(
          lines.map(({ _id, ...line }) => ({
            updateOne: { filter: { _id }, update: { $setOnInsert: line }, upsert: true },
          })),
        );
      await orders.bulkWrite(
        paid.map(({ _id, payment }) => ({ updateOne: { filter: { _id }, update: { $set: { payment } } } })),
      );
    }
  },
};

const DAY_S = 24 * 60 * 60;

const onlinePayments = indexMigration('094-online-payments', {
  paymentEvents: [
    { key: { digest: 1 }, unique: true },
    { key: { nextAttemptAt: 1 }, partialFilterExpression: { nextAttemptAt: { $exists: true } } },
    { key: { receivedAt: 1 }, expireAfterSeconds: EVENT_RETENTION_DAYS * DAY_S },
  ],
  paymentDiscrepancies: [{ key: { foundAt: -1 } }],
  orders: [
    {
      name: 'payment_order_at_provider',
      key: { 'payment.details.order': 1 },
      partialFilterExpression: { 'payment.details.order': { $exists: true } },
    },
    {
      name: 'payment_refunds',
      key: { 'payment.refunds.state': 1 },
      partialFilterExpression: { 'payment.refunds.state': { $exists: true } },
    },
    {
      name: 'payment_refund_of_payment',
      key: { 'payment.refunds.payment': 1 },
      partialFilterExpression: { 'payment.refunds.payment': { $exists: true } },
    },
  ],
});

/** The tasks of staff count proposals and open discrepancies. */
const refundApprovals = indexMigration('102-refund-approvals', {
  orders: [
    {
      name: 'payment_proposals',
      key: { 'payment.proposal.at': 1 },
      partialFilterExpression: { 'payment.proposal.at': { $exists: true } },
    },
  ],
  paymentDiscrepancies: [{ key: { checkedAt: 1 } }],
});

const statementColumns = indexMigration('104-statement-columns', {
  statementColumns: [{ key: { matchedAt: -1 } }],
});

const feeOnce = indexMigration('106-fee-once', {
  paymentLedger: [
    {
      name: 'fee_once',
      key: { order: 1, reference: 1 },
      unique: true,
      partialFilterExpression: { kind: 'fee' },
    },
  ],
});

const quotedNumbers = indexMigration('117-quoted-numbers', {
  paymentLedger: [anySpellingIndex('reference')],
  orders: [anySpellingIndex('payment.claimed.reference'), anySpellingIndex('payment.rejected.reference')],
});

export const paymentsMigrations = [
  paymentOfOrders,
  onlinePayments,
  refundApprovals,
  statementColumns,
  feeOnce,
  quotedNumbers,
];
