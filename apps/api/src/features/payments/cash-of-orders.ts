import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { trusted, type ClientSession, type PipelineStage, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ledgerPaise, type LedgerRecord } from './payment-ledger.ts';

/** Cash of one order, in paise. */
export type OrderCash = { collected: number; remitted: number };

const NO_CASH: OrderCash = { collected: 0, remitted: 0 };

export const owedOf = ({ collected, remitted }: OrderCash): number => Math.max(collected - remitted, 0);

/** Delivered without a courier, or its tracking was erased with the account. */
export const NO_COURIER = 'No courier';

/** Couriers collect only cash on delivery. A refund does not change what they owe. */
export function addToCash(
  cash: OrderCash | undefined,
  line: Pick<LedgerRecord, 'kind' | 'method' | 'amount' | 'paise'>,
): OrderCash {
  const { collected, remitted } = cash ?? NO_CASH;
  const paise = ledgerPaise(line);
  if (line.kind === 'remittance') return { collected, remitted: remitted + paise };
  const isCash = line.kind === 'collection' && line.method === CASH_METHOD;
  return { collected: collected + (isCash ? paise : 0), remitted };
}

export function sumCash(lines: readonly LedgerRecord[]): Map<string, OrderCash> {
  const sums = new Map<string, OrderCash>();
  for (const line of lines) sums.set(String(line.order), addToCash(sums.get(String(line.order)), line));
  return sums;
}

export const readLinesOf = (
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
  orders: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<LedgerRecord[]> =>
  paymentLedger.find({ order: trusted({ $in: orders }) }, null, session ? { session } : {}).lean();

/** Remittance lines that are neither reversed nor reverse another. */
export function findActiveRemittances(lines: readonly LedgerRecord[]): LedgerRecord[] {
  const reversed = new Set(lines.map(({ remittance }) => String(remittance?.reverses)));
  return lines.filter(
    ({ _id, remittance }) => remittance && !remittance.reverses && !reversed.has(String(_id)),
  );
}

export type OpenCash = OrderCash & { _id: Types.ObjectId; collectedAt: Date };

const sumOf = (kind: LedgerRecord['kind']) => ({
  $sum: {
    $cond: [
      { $eq: ['$kind', kind] },
      { $add: [{ $multiply: ['$amount', 100] }, { $ifNull: ['$paise', 0] }] },
      0,
    ],
  },
});

/** Orders whose cash differs from what was remitted, before `until`. */
export function findOpenCash(
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
  until?: Date,
): Promise<OpenCash[]> {
  const stages: PipelineStage[] = [
    {
      $match: {
        method: CASH_METHOD,
        kind: { $in: ['collection', 'remittance'] },
        ...(until && { at: { $lt: until } }),
      },
    },
    {
      $group: {
        _id: '$order',
        collected: sumOf('collection'),
        remitted: sumOf('remittance'),
        collectedAt: { $max: { $cond: [{ $eq: ['$kind', 'collection'] }, '$at', null] } },
      },
    },
    { $match: { $expr: { $ne: ['$collected', '$remitted'] } } },
  ];
  return paymentLedger.aggregate<OpenCash>(stages);
}
