import { type ClientSession, trusted, Types } from 'mongoose';
import { staffName, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { ledgerPaise, type LedgerRecord, type LedgerRemittance } from '../payments/payment-ledger.ts';
import type { RemittanceRecord } from './remittance.model.ts';

export type RemittanceLine = Omit<LedgerRecord, '_id' | 'kind' | 'at' | 'by' | 'remittance'> & {
  remittance: Omit<LedgerRemittance, '_id' | 'sequence'>;
};

type Part = Pick<RemittanceRecord, 'kind' | 'courier' | 'until' | 'at'> & {
  /** Remittance that this part continues. */
  continues: string | undefined;
  lines: readonly RemittanceLine[];
};

const SAME_FIELDS = ['kind', 'courier', 'until'] as const;

export const recordedBy = (staff: StaffRequest): RemittanceRecord['by'] => ({
  _id: new Types.ObjectId(staff.session.user._id),
  name: staffName(staff),
});

/** @throws ConflictError when the remittance to continue is another one or was undone */
export async function saveRemittance(
  database: Database,
  { continues, lines, ...part }: Part,
  staff: StaffRequest,
  session: ClientSession,
): Promise<Types.ObjectId> {
  const by = recordedBy(staff);
  const _id = new Types.ObjectId(continues);
  await insertLines(database, { _id, at: part.at, by }, lines, session);
  const amount = lines.reduce((sum, line) => sum + ledgerPaise(line), 0);
  const counts = { lines: lines.length, amount };
  const orders = (await database.paymentLedger.distinct('order', { 'remittance._id': _id }).session(session))
    .length;
  if (continues === undefined) {
    await database.remittances.insertMany([{ _id, ...part, by, orders, ...counts }], { session });
    return _id;
  }
  const record = await database.remittances.findById(_id, null, { session }).lean();
  const isSame = record && SAME_FIELDS.every((name) => record[name] === part[name]);
  if (!isSame || record.undone)
    throw new ConflictError('This remittance was undone in the meantime. Record it again.');
  await database.remittances.updateOne({ _id }, { $set: { orders }, $inc: counts }, { session });
  return _id;
}

/** Writes the orders, so that a withdrawn delivery conflicts. */
export async function insertLines(
  { orders, paymentLedger }: Pick<Database, 'orders' | 'paymentLedger'>,
  { _id, at, by }: Pick<RemittanceRecord, '_id' | 'at' | 'by'>,
  lines: readonly RemittanceLine[],
  session: ClientSession,
): Promise<void> {
  const sequences = new Map<string, number>();
  const ids = trusted({ $in: lines.map(({ order }) => order) });
  await orders.updateMany({ _id: ids }, { $inc: { cashVersion: 1 } }, { session });
  const found = await paymentLedger
    .find({ order: ids, kind: 'remittance' }, { order: 1 }, { session })
    .lean();
  const next = (order: Types.ObjectId) => {
    const sequence = (sequences.get(String(order)) ?? 0) + 1;
    sequences.set(String(order), sequence);
    return sequence;
  };
  for (const { order } of found) next(order);
  const numbered = lines.map((line): LedgerRecord => ({
    ...line,
    _id: new Types.ObjectId(),
    kind: 'remittance',
    at,
    by,
    remittance: { ...line.remittance, _id, sequence: next(line.order) },
  }));
  await paymentLedger.insertMany(numbered, { session });
}
