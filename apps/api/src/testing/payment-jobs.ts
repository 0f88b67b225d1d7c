import { invariants } from '../app/features.ts';
import { openDatabase } from '../app/open-database.ts';
import { expirePayments } from '../features/orders/payments/expire-payments.ts';
import { handleDueEvents } from '../features/orders/payments/payment-events.ts';
import { reconcilePayments } from '../features/orders/payments/reconcile-payments.ts';
import { computeRefundDue, refundOfReturn } from '../features/orders/payments/refunds-due.ts';
import { readConfig } from '../platform/config/config.ts';
import { postAllOrders } from '../features/orders/post-orders.ts';
import { checkInvariants } from '../platform/invariants/check-invariants.ts';
import { createKeyedMutex } from '../platform/locks/keyed-mutex.ts';
import { createLog } from '../platform/logging/create-log.ts';

const HOUR_MS = 60 * 60_000;

/** Whole rupees. */
export type StoredMoney = {
  number: string;
  paid: number;
  refunded: number;
  refundDue: number;
  collected: number;
  sentBack: number;
  inCashBook: number;
  orderDue: number;
  returns: { id: string; isPaid: boolean; amount: number }[];
};

/**
 * Runs a worker's payment jobs in other processes, each when called.
 * @param env of the shop
 */
export function openPaymentJobs(env: Record<string, string>) {
  const config = readConfig(env);
  const database = openDatabase(config.mongodbUri, { isPatient: true });
  const contextAt = (lateMs: number) => ({
    database,
    config,
    withLock: createKeyedMutex(),
    now: () => new Date(Date.now() + lateMs),
    log: createLog({ level: 'silent' }),
    wakeMailWorker: () => {},
  });
  return {
    /** In three hours. */
    expirePayments: () => expirePayments(contextAt(3 * HOUR_MS)),
    /** Includes payments whose webhook was lost. */
    reconcile: async () => {
      await handleDueEvents(contextAt(HOUR_MS));
      await reconcilePayments(contextAt(0));
    },
    /** Returns the lines of `npm run verify:invariants`. */
    checkInvariants: async (): Promise<string[]> => {
      const lines: string[] = [];
      await postAllOrders(database);
      await checkInvariants(database, invariants, (line) => lines.push(line));
      return lines;
    },
    readMoney: async (order: string): Promise<StoredMoney> => {
      const [stored, lines, book] = await Promise.all([
        database.orders.findById(order).orFail().lean(),
        database.paymentLedger.find({ order }).lean(),
        database.transactions.find({ order }).lean(),
      ]);
      const { number, payment, returns } = stored;
      const sumOf = (kind: string) =>
        lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
      const { paid, refunded, refundDue } = payment;
      return {
        number,
        paid,
        refunded,
        refundDue,
        collected: sumOf('collection'),
        sentBack: 0 - sumOf('refund'),
        inCashBook: book.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0),
        orderDue: computeRefundDue(stored),
        returns: returns
          .filter(({ status }) => status === 'accepted')
          .map((one) => ({
            id: String(one._id),
            isPaid: one.refundPaid !== undefined,
            amount: refundOfReturn(stored, one),
          })),
      };
    },
    close: () => database.connection.close(),
  };
}
