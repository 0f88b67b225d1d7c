import type { CustomerCard } from '@e-store/shared/customers/customer';
import { buildUser } from './build-user.ts';
import { objectId } from './object-id.ts';

export function buildCustomer(changes: Partial<CustomerCard> = {}): CustomerCard {
  return {
    ...buildUser(),
    createdAt: '2026-10-02T06:30:00.000Z',
    figures: {
      orders: 3,
      cancelled: 1,
      returned: 2,
      spent: 4197,
      lastOrderAt: '2026-11-19T06:30:00.000Z',
    },
    sessions: 2,
    latest: [
      {
        _id: objectId(71),
        number: 'ES-10007',
        createdAt: '2026-11-19T06:30:00.000Z',
        orderStatus: 'Delivered',
        totalPrice: 1678,
      },
    ],
    notes: [],
    ...changes,
  };
}
