import type { Migration } from './migration.ts';

/**
 * A withdrawn order step can be repeated, so the unique indexes allow one restock and one removal per round.
 */
export const orderCorrections: Migration = {
  name: '080-order-corrections',
  up: async (connection) => {
    const movements = connection.collection('stockMovements');
    const key = { order: 1, product: 1, size: 1, round: 1, isReversal: 1 } as const;
    await movements.createIndexes(
      (['cancel', 'undelivered'] as const).map((reason) => ({
        name: `back_once_a_round_by_${reason}`,
        key,
        unique: true,
        partialFilterExpression: { reason },
      })),
    );
    const names = new Set((await movements.indexes()).map(({ name }) => name));
    for (const name of ['back_once_by_cancel', 'back_once_by_undelivered'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each only while it is there
      if (names.has(name)) await movements.dropIndex(name);
  },
};
