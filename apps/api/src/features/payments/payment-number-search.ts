import { trusted } from 'mongoose';
import { ANY_SPELLING } from '../../platform/database/collation.ts';
import { FOUND_MAX, type NumberSearch } from '../../platform/number-search.ts';

export const paymentNumberSearch: NumberSearch = {
  section: 'transactions',
  find: async ({ paymentLedger }, reference) => {
    const [movements, remitted] = await Promise.all([
      paymentLedger
        .find({ reference, kind: trusted({ $in: ['collection', 'refund'] as const }) })
        .collation(ANY_SPELLING)
        .sort({ _id: -1 })
        .limit(FOUND_MAX)
        .lean(),
      paymentLedger.findOne({ reference, kind: 'remittance' }).collation(ANY_SPELLING).lean(),
    ]);
    const found = movements.map(({ kind, reference: number = '', order, number: of }) => ({
      kind: kind === 'refund' ? ('refund' as const) : ('payment' as const),
      number,
      order: { order: String(order), number: of },
    }));
    const once = new Map(found.map((one) => [`${one.kind} ${one.order.order}`, one]));
    const remittance = remitted?.reference ?? undefined;
    return [
      ...once.values(),
      ...(remittance === undefined ? [] : [{ kind: 'remittance' as const, number: remittance }]),
    ];
  },
};
