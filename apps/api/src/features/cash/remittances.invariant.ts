import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import { ledgerPaise, type LedgerRecord } from '../payments/payment-ledger.ts';
import { findActiveRemittances, sumCash } from '../payments/cash-of-orders.ts';

export const remittancesWithinCash: Invariant = {
  id: 'I23',
  description:
    'no more cash of an order is remitted than was collected, unless a remittance is marked as over, and a reversal takes back one line',
  check: async ({ paymentLedger }) => {
    const lines = await paymentLedger.find().lean();
    const remittances = lines.filter(({ kind }) => kind === 'remittance');
    const over = new Set(
      findActiveRemittances(remittances).flatMap(({ order, remittance }) =>
        remittance?.outcome === 'over' ? [String(order)] : [],
      ),
    );
    const numberById = new Map(remittances.map(({ order, number }) => [String(order), number]));
    const breaches = [...sumCash(lines)].flatMap(([order, { collected, remitted }]) =>
      remitted > collected && !over.has(order)
        ? [`${numberById.get(order)}: ${remitted} paise remitted of ${collected} collected`]
        : [],
    );
    return { checked: lines.length, breaches: [...breaches, ...findWrongReversals(remittances)] };
  },
};

function findWrongReversals(remittances: readonly LedgerRecord[]): string[] {
  const rest = new Map(remittances.map((line) => [String(line._id), line]));
  return remittances.flatMap((line) => {
    const reversed = line.remittance?.reverses;
    if (!reversed) return [];
    const original = rest.get(String(reversed));
    rest.delete(String(reversed));
    const isRight = original?.order.equals(line.order) && ledgerPaise(original) === -ledgerPaise(line);
    return isRight
      ? []
      : [`${line.number}: line ${String(line._id)} reverses no line of ${-ledgerPaise(line)} paise`];
  });
}
