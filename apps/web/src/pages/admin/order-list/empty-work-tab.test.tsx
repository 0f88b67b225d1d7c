import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildOrderRow, buildStaffOrders } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/orderlist';
const NONE = {
  all: 9,
  'to-confirm': 0,
  'to-pack': 0,
  'to-ship': 0,
  'on-the-way': 0,
  failed: 0,
  returns: 0,
  refunds: 0,
};

const listing = (tabs: Partial<typeof NONE> = {}, rows: Parameters<typeof buildStaffOrders>[0] = []) =>
  apiServer.use(answer('GET /admin/orders', { ...buildStaffOrders(rows), tabs: { ...NONE, ...tabs } }));

const open = (search: string) => renderRoutes(PATH + search, { user: buildUser({ role: 'Admin' }) });

describe('an empty work tab of the order list', () => {
  it('says what is done after a bulk move, and leads to the next work', async () => {
    const order = buildOrderRow(1);
    listing({ 'to-confirm': 1, 'to-pack': 6 }, [order]);
    apiServer.use(
      answer('POST /admin/orders/moves', () => {
        listing({ 'to-pack': 7 });
        return { results: [{ id: order._id, number: order.number, done: true, orderStatus: 'Confirmed' }] };
      }),
    );
    const { user } = open('?tab=to-confirm');
    await user.click(await screen.findByRole('checkbox', { name: 'Select ES-100041' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Nothing left to confirm.')).toBeInTheDocument();
    expect(screen.queryByText('No orders match these filters.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '7 orders to pack' })).toHaveAttribute(
      'href',
      `${PATH}?tab=to-pack`,
    );
    expect(screen.queryByRole('link', { name: 'Show all orders' })).not.toBeInTheDocument();
  });

  it.each([
    ['to-confirm', { 'to-ship': 1 }, 'Nothing left to confirm.', '1 order to ship', '?tab=to-ship'],
    ['to-ship', { failed: 2 }, 'Nothing left to ship.', '2 failed deliveries', '?tab=failed'],
    ['failed', { returns: 1 }, 'No failed deliveries left.', '1 return to check', '?tab=returns'],
    ['returns', { refunds: 3 }, 'No returns left to check.', '3 orders with a refund due', '?tab=refunds'],
    ['to-pack', { 'to-confirm': 4 }, 'Nothing left to pack.', 'Show all orders', ''],
    ['refunds', {}, 'No refunds are due.', 'Show all orders', ''],
  ])('%s names what is left', async (tab, tabs, done, link, search) => {
    listing(tabs);
    open(`?tab=${tab}`);
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', PATH + search);
  });

  it('says that nothing matches while other filters are set', async () => {
    listing({ 'to-pack': 7 });
    open('?tab=to-confirm&keyword=meera');
    expect(await screen.findByText('No orders match these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all orders' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '7 orders to pack' })).not.toBeInTheDocument();
  });

  it('keeps the sequence of the list for the next work', async () => {
    listing({ 'to-pack': 7 });
    open('?tab=to-confirm&sort=oldest');
    expect(await screen.findByRole('link', { name: '7 orders to pack' })).toHaveAttribute(
      'href',
      `${PATH}?sort=oldest&tab=to-pack`,
    );
  });
});
