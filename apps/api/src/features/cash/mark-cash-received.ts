import type { OwedCash } from '@e-store/shared/cash/endpoints';
import { courierKey } from '@e-store/shared/cash/remittance';
import { markCashReceived, RECEIVED_ORDERS_MAX } from '@e-store/shared/cash/remittance-endpoints';
import { formatCash } from '@e-store/shared/money';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { type ClientSession, Types } from 'mongoose';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { ledgerPaise, toLedgerAmount } from '../payments/payment-ledger.ts';
import { owedOf, readLinesOf, sumCash } from '../payments/cash-of-orders.ts';
import { readOwedCash } from './read-owed-cash.ts';
import { type RemittanceLine, saveRemittance } from './save-remittance.ts';

export const markCashReceivedRoute = route(markCashReceived, async (input, { database, now, log }) => {
  const { until, courier, remittance } = input.body;
  const owed = await readOwedCash(database, now(), { until, courier });
  const part = owed.slice(0, RECEIVED_ORDERS_MAX);
  const remaining = owed.length - part.length;
  const received = await database.connection.transaction(async (session) => {
    const lines = await toLines(database, part, session);
    const amount = lines.reduce((sum, line) => sum + ledgerPaise(line), 0);
    const answer = { orders: lines.length, amount, remaining };
    if (lines.length === 0) return answer;
    const at = now();
    const saved = { kind: 'received', ...(courier !== undefined && { courier }), until, at } as const;
    const id = await saveRemittance(database, { ...saved, continues: remittance, lines }, input, session);
    const subject = { kind: 'remittance', id, label: courier ?? 'All couriers' };
    const after = { until, orders: lines.length, remitted: formatCash(amount) };
    await recordChange(database, { staff: input, what: 'remittance.received', subject, after, at }, session);
    return { remittance: String(id), ...answer };
  });
  log.info({ ...received, until, requestId: input.requestId }, 'cash marked as received');
  return received;
});

/** What the orders still owe in the transaction, so that a file recorded in between counts. */
async function toLines(
  database: Database,
  part: readonly OwedCash[],
  session: ClientSession,
): Promise<RemittanceLine[]> {
  const ids = part.map(({ order }) => new Types.ObjectId(order));
  const cash = sumCash(await readLinesOf(database, ids, session));
  return part.flatMap(({ order, number, courier }) => {
    const owed = owedOf(cash.get(order) ?? { collected: 0, remitted: 0 });
    if (owed === 0) return [];
    return [
      {
        order: new Types.ObjectId(order),
        number,
        method: CASH_METHOD,
        ...toLedgerAmount(owed),
        remittance: { courier: courierKey(courier), repeat: 1, outcome: 'matched' },
      },
    ];
  });
}
