import type { Connection, Types } from 'mongoose';
import {
  ensureIndexes,
  indexMigration,
  type Migration,
} from '../../platform/database/migrations/migration.ts';
import { ledgerPaise, type LedgerRecord } from '../payments/payment-ledger.ts';
import type { CourierRecord } from './courier.model.ts';
import type { RemittanceRecord } from './remittance.model.ts';

const remittances = indexMigration('101-remittances', {
  couriers: [],
  paymentLedger: [
    {
      name: 'remitted_once',
      key: { order: 1, 'remittance.courier': 1, reference: 1, 'remittance.repeat': 1 },
      unique: true,
      partialFilterExpression: { kind: 'remittance' },
    },
    // Covers the sums by order, whose history is longer than what is open.
    { name: 'by_method_and_order', key: { method: 1, order: 1, kind: 1, amount: 1, paise: 1, at: 1 } },
  ],
});

/** Replaces the index that forbids recording an undone file again. */
const undoableRemittances: Migration = {
  name: '104-undoable-remittances',
  up: async (connection) => {
    await ensureIndexes(connection, {
      remittances: [{ key: { at: -1, _id: -1 }, name: 'latest_first' }],
    });
    await groupLines(connection);
    const ledger = connection.collection('paymentLedger');
    await ledger.createIndexes([
      {
        name: 'remitted_in_sequence',
        key: { order: 1, 'remittance.sequence': 1 },
        unique: true,
        partialFilterExpression: { kind: 'remittance' },
      },
      {
        name: 'by_remittance',
        key: { 'remittance._id': 1, _id: 1 },
        partialFilterExpression: { 'remittance._id': { $exists: true } },
      },
    ]);
    const indexes = await ledger.indexes();
    if (indexes.some(({ name }) => name === 'remitted_once')) await ledger.dropIndex('remitted_once');
  },
};

/** Lines of one call have the same courier, time and staff member; the first one gives its id. */
async function groupLines(connection: Connection): Promise<void> {
  const ledger = connection.collection<LedgerRecord>('paymentLedger');
  const couriers = await connection.collection<CourierRecord>('couriers').find().toArray();
  const found = new Map<string, RemittanceRecord & { numbers: Set<string> }>();
  const sequences = new Map<string, number>();
  const numbered: { _id: Types.ObjectId; remittance: Types.ObjectId; sequence: number }[] = [];
  for await (const line of ledger.find({ kind: 'remittance' }).sort({ at: 1, _id: 1 })) {
    const { _id, order, number, at, by, remittance } = line;
    if (!remittance || !by) continue;
    const key = [remittance.courier, at.getTime(), String(by._id)].join(' ');
    const name = couriers.find((courier) => courier._id === remittance.courier)?.name;
    const call = found.get(key) ?? {
      _id,
      kind: 'file',
      courier: name ?? remittance.courier,
      at,
      by,
      orders: 0,
      lines: 0,
      amount: 0,
      numbers: new Set(),
    };
    call.numbers.add(number);
    call.lines += 1;
    call.amount += ledgerPaise(line);
    found.set(key, call);
    const sequence = (sequences.get(String(order)) ?? 0) + 1;
    sequences.set(String(order), sequence);
    numbered.push({ _id, remittance: call._id, sequence });
  }
  if (numbered.length === 0) return;
  await ledger.bulkWrite(
    numbered.map(({ _id, remittance, sequence }) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { 'remittance._id': remittance, 'remittance.sequence': sequence } },
      },
    })),
  );
  const calls = [...found.values()].map(({ numbers, ...call }) => ({ ...call, orders: numbers.size }));
  await connection.collection<{ _id: Types.ObjectId }>('remittances').bulkWrite(
    calls.map(({ _id, ...call }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: call }, upsert: true },
    })),
  );
}

export const cashMigrations = [remittances, undoableRemittances];
