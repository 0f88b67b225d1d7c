import { ORDER_STATUSES, restockReason } from '@e-store/shared/orders/order-lifecycle';
import type { Database } from '../../platform/database/database.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';

type RestockSum = {
  _id: { order: unknown; reason: string; return?: unknown };
  units: number;
};

const RESTOCK_REASONS = ORDER_STATUSES.flatMap((status) => restockReason(status) ?? []);

const sumRestocks = ({ stockMovements }: Database) =>
  stockMovements.aggregate<RestockSum>([
    { $match: { reason: { $in: RESTOCK_REASONS } } },
    {
      $group: { _id: { order: '$order', reason: '$reason', return: '$return' }, units: { $sum: '$delta' } },
    },
  ]);

/** Expected units: all of a cancelled order; of accepted returns and undelivered parcels, those restocked. */
export const restocksAreCountedOnce: Invariant = {
  id: 'I2c',
  description:
    'a cancelled order restocked each unit once, and a return the units that staff accepted into stock',
  check: async (database) => {
    const back = new Map(
      (await sumRestocks(database)).map(({ _id, units }) => [
        `${_id.reason} ${String(_id.return ?? _id.order)}`,
        units,
      ]),
    );
    const fields = { number: 1, orderStatus: 1, orderItems: 1, returns: 1, takenBack: 1 };
    const all = await database.orders.find({}, fields).lean();
    const breaches = all.flatMap(({ _id, number, orderStatus, orderItems, returns, takenBack = [] }) => {
      const units = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
      const due: [why: string, units: number][] = [
        [`cancel ${String(_id)}`, orderStatus === 'Cancelled' ? units : 0],
        [`undelivered ${String(_id)}`, takenBack.reduce((sum, { restocked }) => sum + restocked, 0)],
        ...returns.map(({ _id: id, lines }): [string, number] => [
          `return ${String(id)}`,
          lines.reduce((sum, { restocked = 0 }) => sum + restocked, 0),
        ]),
      ];
      return due
        .filter(([why, wanted]) => (back.get(why) ?? 0) !== wanted)
        .map(([why, wanted]) => `${number}: ${back.get(why) ?? 0} of ${wanted} units restocked by ${why}`);
    });
    return { checked: all.length, breaches };
  },
};
