import { previewRemittance, recordRemittance } from '@e-store/shared/cash/endpoints';
import { courierKey, isRecordable } from '@e-store/shared/cash/remittance';
import { formatCash } from '@e-store/shared/cash/format-cash';
import { Types } from 'mongoose';
import { recordChange, staffName, type StaffRequest } from '../../platform/audit/record-change.ts';
import { route } from '../../platform/http/route.ts';
import type { LedgerRecord } from '../payments/payment-ledger.ts';
import { matchRemittance, type RemittanceMatch } from './match-remittance.ts';

export const previewRemittanceRoute = route(previewRemittance, async ({ body }, { database }) => ({
  results: (await matchRemittance(database, body)).map(({ result }) => result),
}));

/** All rows of one call are recorded, or none. */
export const recordRemittanceRoute = route(recordRemittance, async (input, { database, now, log }) => {
  const { courier, columns } = input.body;
  const _id = courierKey(courier);
  const matches = await database.connection.transaction(async (session) => {
    const at = now();
    // Written first, so that of two calls for a courier one waits for the other.
    await database.couriers.updateOne(
      { _id },
      { $set: { name: courier, columns, recordedAt: at } },
      { upsert: true, session },
    );
    const found = await matchRemittance(database, input.body, session);
    const lines = found.flatMap((match) => toLine(match, _id, input, at));
    if (lines.length === 0) return found;
    await database.paymentLedger.insertMany(lines, { session });
    const subject = { kind: 'remittance', id: _id, label: courier };
    const change = { staff: input, what: 'remittance.recorded', subject, after: summarise(found), at };
    await recordChange(database, change, session);
    return found;
  });
  const recorded = matches.filter(({ result }) => isRecordable(result.outcome)).length;
  log.info({ courier, recorded, requestId: input.requestId }, 'remittance recorded');
  return { results: matches.map(({ result }) => result) };
});

function toLine(
  { row, amount, order, result: { outcome } }: RemittanceMatch,
  courier: string,
  staff: StaffRequest,
  at: Date,
): LedgerRecord[] {
  if (!order || !isRecordable(outcome)) return [];
  const { reference, repeat, paidOn } = row;
  const paise = amount % 100;
  return [
    {
      _id: new Types.ObjectId(),
      order: order._id,
      number: order.number,
      method: order.payment.method,
      kind: 'remittance',
      amount: (amount - paise) / 100,
      ...(paise > 0 && { paise }),
      reference,
      at,
      by: { _id: new Types.ObjectId(staff.session.user._id), name: staffName(staff) },
      remittance: { courier, repeat, outcome, ...(paidOn !== undefined && { paidOn }) },
    },
  ];
}

function summarise(matches: readonly RemittanceMatch[]) {
  const recorded = matches.filter(({ result }) => isRecordable(result.outcome));
  const differences = recorded.flatMap(({ result }) =>
    result.outcome === 'matched' || result.number === undefined ? [] : [result.number],
  );
  return {
    orders: recorded.length,
    remitted: formatCash(recorded.reduce((sum, { amount }) => sum + amount, 0)),
    references: [...new Set(recorded.map(({ row }) => row.reference))].join(', '),
    ...(differences.length > 0 && { differences: differences.join(', ') }),
  };
}
