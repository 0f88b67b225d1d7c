import type { FoundNumber } from '@e-store/shared/staff/number-endpoints';
import { ANY_SPELLING } from '../../platform/database/collation.ts';
import { FOUND_MAX, type NumberSearch } from '../../platform/number-search.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRecord } from './order.model.ts';

const FIELDS = { number: 1, tracking: 1, payment: 1 } as const;
type Found = Pick<OrderRecord, '_id' | 'number' | 'tracking' | 'payment'>;

const findOrders = ({ orders }: Database, filter: object): Promise<Found[]> =>
  orders.find(filter, FIELDS).collation(ANY_SPELLING).sort({ _id: -1 }).limit(FOUND_MAX).lean();

const describe = (kind: FoundNumber['kind'], number: string, order: Found): FoundNumber => ({
  kind,
  number,
  order: { order: String(order._id), number: order.number },
});

const tracking: NumberSearch = {
  section: 'orders',
  find: async (database, number) =>
    (await findOrders(database, { 'tracking.number': number })).map((order) =>
      describe('tracking', order.tracking?.number ?? '', order),
    ),
};

const claims: NumberSearch = {
  section: 'transactions',
  find: async (database, reference) => {
    const found = await Promise.all(
      (['claimed', 'rejected'] as const).map(async (state) =>
        (await findOrders(database, { [`payment.${state}.reference`]: reference })).map((order) =>
          describe('payment', order.payment[state]?.reference ?? '', order),
        ),
      ),
    );
    return found.flat();
  },
};

export const orderNumberSearches = [tracking, claims];
