import { previewRemittance, recordRemittance } from '@e-store/shared/cash/endpoints';
import { courierKey, isDifference, isRecordable } from '@e-store/shared/cash/remittance';
import { formatCash } from '@e-store/shared/money';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { toLedgerAmount } from '../payments/payment-ledger.ts';
import { matchRemittance, type RemittanceMatch } from './match-remittance.ts';
import { type RemittanceLine, saveRemittance } from './save-remittance.ts';

export const previewRemittanceRoute = route(previewRemittance, async ({ body }, { database }) => ({
  results: (await matchRemittance(database, body)).map(({ result }) => result),
}));

/** All rows of one call are recorded, or none. */
export const recordRemittanceRoute = route(recordRemittance, async (input, { database, now, log }) => {
  const { courier } = input.body;
  const { matches, id } = await database.connection.transaction((session) =>
    saveMatchedRemittance(database, input.body, { staff: input, at: now() }, session),
  );
  const recorded = matches.filter(({ result }) => isRecordable(result.outcome)).length;
  log.info({ courier, recorded, requestId: input.requestId }, 'remittance recorded');
  return { results: matches.map(({ result }) => result), ...(id !== undefined && { remittance: id }) };
});

export async function saveMatchedRemittance(
  database: Database,
  { courier, columns, remittance, rows }: z.infer<typeof recordRemittance.body>,
  { staff, at }: { staff: StaffRequest; at: Date },
  session: ClientSession,
): Promise<{ matches: RemittanceMatch[]; id: string | undefined }> {
  const _id = courierKey(courier);
  // Written first, so that two calls for a courier wait for each other.
  const known = await database.couriers
    .findOneAndUpdate(
      { _id },
      { $set: { columns, recordedAt: at }, $setOnInsert: { name: courier } },
      { upsert: true, session },
    )
    .lean();
  const matches = await matchRemittance(database, { courier, rows }, session);
  const name = known?.name ?? findOrderedName(matches, _id) ?? courier;
  if (!known && name !== courier) await database.couriers.updateOne({ _id }, { $set: { name } }, { session });
  const lines = matches.flatMap((match) => toLine(match, _id));
  if (lines.length === 0) return { matches, id: remittance };
  const part = { kind: 'file', courier: name, at, continues: remittance, lines } as const;
  const saved = await saveRemittance(database, part, staff, session);
  const subject = { kind: 'remittance', id: saved, label: name };
  const change = { staff, what: 'remittance.recorded', subject, after: summarise(matches), at };
  await recordChange(database, change, session);
  return { matches, id: String(saved) };
}

/** As spelled on the orders. */
const findOrderedName = (matches: readonly RemittanceMatch[], key: string): string | undefined =>
  matches
    .flatMap(({ order }) => order?.tracking?.courier ?? [])
    .find((ordered) => courierKey(ordered) === key);

function toLine(
  { row, amount, order, result: { outcome } }: RemittanceMatch,
  courier: string,
): RemittanceLine[] {
  if (!order || !isRecordable(outcome)) return [];
  const { reference, repeat, paidOn } = row;
  return [
    {
      order: order._id,
      number: order.number,
      method: order.payment.method,
      ...toLedgerAmount(amount),
      reference,
      remittance: { courier, repeat, outcome, ...(paidOn !== undefined && { paidOn }) },
    },
  ];
}

function summarise(matches: readonly RemittanceMatch[]) {
  const recorded = matches.filter(({ result }) => isRecordable(result.outcome));
  const differences = recorded.flatMap(({ result }) =>
    isDifference(result) && result.number !== undefined ? [result.number] : [],
  );
  return {
    orders: recorded.length,
    remitted: formatCash(recorded.reduce((sum, { amount }) => sum + amount, 0)),
    references: [...new Set(recorded.map(({ row }) => row.reference))].join(', '),
    ...(differences.length > 0 && { differences: differences.join(', ') }),
  };
}
