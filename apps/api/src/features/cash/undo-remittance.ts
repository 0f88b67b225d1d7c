import { UNDONE_LINES_MAX, undoRemittance } from '@e-store/shared/cash/remittance-endpoints';
import { formatCash } from '@e-store/shared/money';
import { type ClientSession, trusted } from 'mongoose';
import { recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { ledgerPaise, type LedgerRecord, toLedgerAmount } from '../payments/payment-ledger.ts';
import { toRemittance } from './list-remittances.ts';
import type { RemittanceRecord } from './remittance.model.ts';
import { insertLines, recordedBy, type RemittanceLine } from './save-remittance.ts';

/** Adds the opposite of each line of the remittance, so that its file can be recorded again. */
export const undoRemittanceRoute = route(undoRemittance, async (input, { database, now, log }) => {
  const { id } = input.params;
  const record = await database.connection.transaction((session) =>
    reversePart(database, id, { staff: input, at: now() }, session),
  );
  log.info({ remittance: id, requestId: input.requestId }, 'remittance undone');
  return toRemittance(record);
});

type Cause = { staff: StaffRequest; at: Date };

async function reversePart(
  database: Database,
  id: string,
  { staff, at }: Cause,
  session: ClientSession,
): Promise<RemittanceRecord> {
  const { remittances, paymentLedger } = database;
  const record = await remittances.findById(id, null, { session }).lean();
  if (!record) throw new NotFoundError('This remittance does not exist.');
  const by = recordedBy(staff);
  const undone = record.undone ?? { at, by, lines: 0 };
  const lines = await paymentLedger
    .find({ 'remittance._id': record._id, 'remittance.reverses': trusted({ $exists: false }) }, null, {
      session,
    })
    .sort({ _id: 1 })
    .skip(undone.lines)
    .limit(UNDONE_LINES_MAX)
    .lean();
  if (lines.length === 0) return record;
  await insertLines(database, { _id: record._id, at, by }, lines.flatMap(toReversal), session);
  const $set = { undone: { ...undone, lines: undone.lines + lines.length } };
  await remittances.updateOne({ _id: record._id }, { $set }, { session });
  await recordUndo(database, record, { staff, at }, session);
  return { ...record, ...$set };
}

function toReversal(line: LedgerRecord): RemittanceLine[] {
  const { _id, order, number, method, reference, remittance } = line;
  if (!remittance) return [];
  const { courier, repeat, outcome, paidOn } = remittance;
  return [
    {
      order,
      number,
      method,
      ...toLedgerAmount(-ledgerPaise(line)),
      ...(reference !== undefined && { reference }),
      remittance: { courier, repeat, outcome, ...(paidOn !== undefined && { paidOn }), reverses: _id },
    },
  ];
}

/** An undo of several parts is one change. */
async function recordUndo(
  database: Database,
  { _id, kind, courier, until, orders, amount, undone }: RemittanceRecord,
  { staff, at }: Cause,
  session: ClientSession,
): Promise<void> {
  if (undone) return;
  const subject = { kind: 'remittance', id: _id, label: courier ?? 'All couriers' };
  const before = { ...(kind === 'received' && { until }), orders, remitted: formatCash(amount) };
  await recordChange(database, { staff, what: 'remittance.undone', subject, before, at }, session);
}
