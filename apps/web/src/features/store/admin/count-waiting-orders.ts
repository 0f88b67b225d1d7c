import { createAdminThunk } from '../../../lib/admin-thunk.ts';

const PAYMENTS_PER_PAGE = 50;

export const countWaitingOrders = createAdminThunk(
  'settings/countWaitingOrders',
  async (api, payee: string): Promise<number> => {
    let count = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { payments, total } = await api.call('GET /admin/payments', {
        query: { tab: 'waiting', page: String(page), limit: String(PAYMENTS_PER_PAGE) },
      });
      pages = Math.ceil(total / PAYMENTS_PER_PAGE);
      count += payments.filter(({ payment }) => payment.details?.['payee'] === payee).length;
    }
    return count;
  },
);
