import type { Invariant } from '../../platform/invariants/check-invariants.ts';

export const stockIsNeverNegative: Invariant = {
  id: 'I1',
  description: 'stock is never below 0, and the stock of a product is the sum of its sizes',
  check: async ({ products }) => {
    const all = await products.find({}, { stock: 1, sizes: 1 }).lean();
    const breaches = all.flatMap(({ _id, stock, sizes }) => {
      const sum = sizes.reduce((total, size) => total + size.stock, 0);
      if ([stock, ...sizes.map((size) => size.stock)].some((units) => units < 0))
        return `${String(_id)}: below 0`;
      return sizes.length > 0 && sum !== stock
        ? `${String(_id)}: stock ${stock}, sum of its sizes ${sum}`
        : [];
    });
    return { checked: all.length, breaches };
  },
};

const stockKey = (product: unknown, size: string | undefined) => `${String(product)} ${size ?? ''}`.trim();

/**
 * Both orders and returns are sums over the ledger. A sum without stock is a unit that nobody can sell or
 * find.
 */
export const ledgerMatchesStock: Invariant = {
  id: 'I2',
  description:
    'the stock ledger, with orders that are still to be posted, adds up to the stock, by product and size, including unassigned stock',
  check: async ({ orders, products, stockMovements }) => {
    const sums = await stockMovements.aggregate<{ _id: { product: unknown; size?: string }; sum: number }>([
      { $group: { _id: { product: '$product', size: '$size' }, sum: { $sum: '$delta' } } },
    ]);
    const ledger = new Map(sums.map(({ _id, sum }) => [stockKey(_id.product, _id.size), sum]));
    const unposted = await orders.find({ unposted: true }, { orderItems: 1 }).lean();
    for (const { product, size, quantity } of unposted.flatMap(({ orderItems }) => orderItems)) {
      const key = stockKey(product, size);
      ledger.set(key, (ledger.get(key) ?? 0) - quantity);
    }
    const all = await products.find({}, { stock: 1, sizes: 1, unassignedStock: 1 }).lean();
    const stockEntries = all.flatMap(({ _id, stock, sizes, unassignedStock = 0 }) =>
      sizes.length > 0
        ? [
            ...sizes.map((entry) => ({ name: stockKey(_id, entry.size), stock: entry.stock })),
            { name: stockKey(_id, undefined), stock: unassignedStock },
          ]
        : [{ name: stockKey(_id, undefined), stock: stock + unassignedStock }],
    );
    const known = new Set(stockEntries.map(({ name }) => name));
    const ids = new Set(all.map(({ _id }) => String(_id)));
    const breaches = [
      ...stockEntries
        .filter(({ name, stock }) => (ledger.get(name) ?? 0) !== stock)
        .map(({ name, stock }) => `${name}: stock ${stock}, ledger ${ledger.get(name) ?? 0}`),
      ...sums
        .map(({ _id, sum }) => ({ name: stockKey(_id.product, _id.size), product: String(_id.product), sum }))
        .filter(({ name, product, sum }) => sum !== 0 && ids.has(product) && !known.has(name))
        .map(({ name, sum }) => `${name}: ledger ${sum}, but the size does not exist`),
    ];
    return { checked: stockEntries.length, breaches };
  },
};

export const ordersAreInTheLedger: Invariant = {
  id: 'I2b',
  description: 'every posted order took its units from stock once, and restocked no more than it took',
  check: async ({ orders, stockMovements }) => {
    const sums = await stockMovements.aggregate<{ _id: unknown; taken: number; back: number }>([
      { $match: { order: { $exists: true } } },
      {
        $group: {
          _id: '$order',
          taken: { $sum: { $cond: [{ $eq: ['$reason', 'order'] }, { $multiply: ['$delta', -1] }, 0] } },
          back: { $sum: { $cond: [{ $eq: ['$reason', 'order'] }, 0, '$delta'] } },
        },
      },
    ]);
    const moved = new Map(sums.map(({ _id, taken, back }) => [String(_id), { taken, back }]));
    const all = await orders.find({ unposted: null }, { number: 1, orderItems: 1 }).lean();
    const breaches = all.flatMap(({ _id, number, orderItems }) => {
      const units = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
      const { taken, back } = moved.get(String(_id)) ?? { taken: 0, back: 0 };
      if (taken !== units) return `${number}: ${units} units ordered, ${taken} taken from stock`;
      return back > taken ? `${number}: ${taken} units taken from stock, ${back} restocked` : [];
    });
    return { checked: all.length, breaches };
  },
};
