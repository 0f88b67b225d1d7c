import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import { sumCash } from './cash-of-orders.ts';

export const remittancesWithinCash: Invariant = {
  id: 'I23',
  description:
    'no more cash of an order is remitted than was collected, unless a remittance is marked as over',
  check: async ({ paymentLedger }) => {
    const lines = await paymentLedger.find().lean();
    const remittances = lines.filter(({ kind }) => kind === 'remittance');
    const over = new Set(
      remittances.flatMap(({ order, remittance }) => (remittance?.outcome === 'over' ? [String(order)] : [])),
    );
    const numberById = new Map(remittances.map(({ order, number }) => [String(order), number]));
    const breaches = [...sumCash(lines)].flatMap(([order, { collected, remitted }]) =>
      remitted > collected && !over.has(order)
        ? [`${numberById.get(order)}: ${remitted} paise remitted of ${collected} collected`]
        : [],
    );
    return { checked: lines.length, breaches };
  },
};
