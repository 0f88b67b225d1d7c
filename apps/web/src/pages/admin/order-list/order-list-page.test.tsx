import { describe, expect, it } from '@jest/globals';
import { ORDER_LIST_TABS } from '@e-store/shared/orders/order-lifecycle';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrderRow, buildStaffOrders } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/orderlist';
const admin = buildUser({ role: 'Admin' });
const first = buildOrderRow(1);
const second = buildOrderRow(2, { orderStatus: 'Confirmed' });

function listing(list = buildStaffOrders()) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/orders', (call) => {
      calls.push(call);
      return list;
    }),
  );
  return calls;
}

async function open(path = PATH, user = admin) {
  const shop = renderRoutes(path, { user });
  const table = await screen.findByRole('table');
  return { ...shop, table, main: within(screen.getByRole('main')) };
}

const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter((words) => words !== 'Select all on this page');

describe('the order list of E-DASH', () => {
  it('has the columns of the spec, a real order in each row [spec 2-19] [spec 2-114]', async () => {
    listing();
    const { table } = await open();
    expect(heads(table)).toEqual([
      'ID',
      'DATE',
      'CUSTOMER',
      'AMOUNT',
      'PAYMENT STATUS',
      'ORDER STATUS',
      'PAYMENT METHOD',
      'ACTIONS',
    ]);
    const row = within(table).getAllByRole('row')[1]!;
    expect(row).toHaveTextContent(
      /ES-100041.*Fri 20 Nov, 3:30 pmAsha Rao, Bengaluru₹[\d,]+ \d+ units?PendingProcessingCOD/,
    );
    expect(within(row).getByRole('link', { name: 'ES-100041' })).toHaveAttribute(
      'href',
      `${PATH}/${first._id}`,
    );
    expect(within(row).getByRole('link', { name: 'Print ES-100041' })).toHaveAttribute(
      'href',
      `${PATH}/print?ids=${first._id}`,
    );
  });

  it('offers nothing for orders of another period when a period is refused', async () => {
    listing();
    const { user, main, router } = await open();
    await user.click(main.getByRole('checkbox', { name: 'Select ES-100041' }));
    expect(main.getByText('2 orders')).toBeInTheDocument();
    const message = 'Choose a last day on or after the first day.';
    apiServer.use(refuse('GET /admin/orders', { status: 400, code: 'VALIDATION_FAILED', message }));
    await act(() => router.navigate(`${PATH}?from=2026-11-30&to=2026-11-01`));
    expect(await main.findByRole('alert')).toHaveTextContent(message);
    expect(main.queryByText('2 orders')).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('describes a failed delivery in one line below its order', async () => {
    const latest = { reason: 'nobody-home', nextAttempt: '2026-11-23' } as const;
    const order = buildOrderRow(1, { orderStatus: 'Delivery failed' });
    const failed = { ...order, failed: { attempts: 2, latest } };
    listing(buildStaffOrders([failed, second]));
    const { table } = await open();
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent?.includes('ES-'))).toEqual([true, false, true]);
    expect(rows[0]).toHaveTextContent('Delivery failed');
    expect(rows[1]).toHaveTextContent(/^2 failed attempts: Nobody at home · Next attempt Mon 23 Nov$/);
  });

  it('says what became of the payment of a returned order', async () => {
    const row = (number: number, changes: object) => ({
      ...buildOrderRow(number),
      paymentInfo: { method: 'COD', status: 'refunded' as const },
      totalPrice: 1079,
      ...changes,
    });
    listing(
      buildStaffOrders([
        row(1, { isExchanged: true, refunded: 1079 }),
        row(2, { refunded: 500 }),
        row(3, { refunded: 1079 }),
        row(4, { paymentInfo: { method: 'COD', status: 'refund due' }, refundDue: 579 }),
      ]),
    );
    const { table } = await open();
    for (const words of ['Exchanged', 'Partly refunded', 'Refunded', 'Refund due: ₹579'])
      expect(within(table).getAllByText(words)).toHaveLength(1);
  });

  it('shows a packer nothing about money but that it went back', async () => {
    const refunded = { ...buildOrderRow(1), isRefunded: true };
    listing(buildStaffOrders([refunded, buildOrderRow(2)], { view: 'packing' }));
    const { table, main } = await open(PATH, buildUser({ role: 'Packer' }));
    expect(within(table).getAllByText('Refunded')).toHaveLength(1);
    expect(heads(table)).toEqual(['ID', 'DATE', 'CUSTOMER', 'ITEMS', 'ORDER STATUS', 'ACTIONS']);
    expect(main.queryByRole('link', { name: /Refunds due/ })).not.toBeInTheDocument();
    expect(main.queryByLabelText('Payment status')).not.toBeInTheDocument();
  });

  it('asks for what the address says, and for nothing that makes no sense', async () => {
    const calls = listing();
    await open(
      `${PATH}?keyword=98765&tab=failed&payment=collected&from=2026-11-01&status=Lost&page=x&sort=oldest`,
    );
    expect(Object.fromEntries(calls[0]!.query)).toEqual({
      search: '98765',
      tab: 'failed',
      payment: 'collected',
      from: '2026-11-01',
      sort: 'oldest',
    });
  });

  it.each(ORDER_LIST_TABS)('lists the orders of the tab %s that its address names', async (tab) => {
    const calls = listing();
    await open(`${PATH}?tab=${tab}`);
    expect(calls.map(({ query }) => query.get('tab'))).toEqual([tab]);
  });

  it('searches and filters through the address, and keeps the tab [spec 2-115]', async () => {
    const calls = listing();
    const { user, main, router } = await open(`${PATH}?tab=to-pack`);
    await user.type(main.getByRole('searchbox', { name: 'Number, phone, name, AWB' }), 'meera{Enter}');
    await waitFor(() => expect(calls.at(-1)?.query.get('search')).toBe('meera'));
    expect(calls.at(-1)?.query.get('tab')).toBe('to-pack');
    await user.click(main.getByRole('button', { name: /^Filter/ }));
    await user.type(main.getByLabelText('From'), '2026-11-01');
    await user.click(main.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('from')).toBe('2026-11-01'));
    expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('meera');
    await user.click(await main.findByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('from')).toBeNull());
    expect(calls.at(-1)?.query.get('search')).toBe('meera');
  });

  it('has tabs with what is to be done, each with its count', async () => {
    listing();
    const { main } = await open(`${PATH}?tab=to-pack`);
    const tabs = within(main.getByRole('navigation', { name: 'Orders to work on' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('To pack1');
    expect(tabs.getByRole('link', { name: /Refunds due/ })).toHaveAttribute('href', `${PATH}?tab=refunds`);
  });

  it('moves the chosen ones at once, and says of each that was not why', async () => {
    listing();
    const moves: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/moves', ({ body }) => {
        moves.push(body);
        return {
          results: [
            { id: first._id, number: first.number, done: true, orderStatus: 'Confirmed' },
            {
              id: second._id,
              number: second.number,
              done: false,
              message: 'The order status is already “Confirmed”.',
            },
          ],
        };
      }),
    );
    const { user, main } = await open();
    await user.click(main.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(main.getByRole('link', { name: 'Print slips' })).toHaveAttribute(
      'href',
      `${PATH}/print?ids=${first._id},${second._id}`,
    );
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByText('1 order confirmed.')).toBeInTheDocument();
    expect(main.getByText('ES-100042: The order status is already “Confirmed”.')).toBeInTheDocument();
    expect(moves).toEqual([{ ids: [first._id, second._id], to: 'Confirmed' }]);
    expect(main.getByRole('checkbox', { name: 'Select ES-100041' })).not.toBeChecked();
  });

  it('ships with one courier and pasted tracking numbers, and is undone as a whole', async () => {
    const rows = [first, second].map((row) => ({ ...row, moves: ['Shipped' as const] }));
    listing(buildStaffOrders(rows));
    const [moves, undone]: unknown[][] = [[], []];
    const [one, two] = ['a'.repeat(24), 'b'.repeat(24)];
    apiServer.use(
      answer('POST /admin/orders/moves', ({ body }) => {
        moves!.push(body);
        return {
          results: [
            { id: first._id, number: first.number, done: true, orderStatus: 'Shipped', move: one },
            { id: second._id, number: second.number, done: true, orderStatus: 'Shipped', move: two },
          ],
        };
      }),
      answer('POST /admin/orders/moves/undo', ({ body }) => {
        undone!.push(body);
        return { results: [first, second].map(({ _id: id }) => ({ id, done: true })) };
      }),
    );
    const { user, main } = await open();
    await user.click(main.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(main.getByRole('button', { name: 'Mark as shipped' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark 2 orders as shipped' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(dialog.getAllByText('Enter the tracking number, or ship without one.')).toHaveLength(2);
    expect(moves).toEqual([]);
    expect(dialog.getByLabelText('Courier')).toHaveFocus();
    await user.type(dialog.getByLabelText('Courier'), 'Parcel One');
    const faulty = dialog.getByLabelText('AWB of ES-100042');
    await user.type(faulty, 'b@d!');
    await user.click(dialog.getByRole('button', { name: /^Ship all, 1 without/ }));
    expect(faulty).toHaveFocus();
    expect(faulty).toHaveAccessibleDescription(/letters, digits and hyphens/);
    expect(moves).toEqual([]);
    await user.click(dialog.getByLabelText('AWB of ES-100041'));
    await user.paste('1490 8123 4567\n1490 8123 4568');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await main.findByText('2 orders shipped.')).toBeInTheDocument();
    expect(moves).toEqual([
      {
        ids: [first._id, second._id],
        to: 'Shipped',
        courier: 'Parcel One',
        trackingNumbers: { [first._id]: '149081234567', [second._id]: '149081234568' },
      },
    ]);
    expect(screen.getByText('2 orders shipped.').closest('[tabindex]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await main.findByText('2 orders restored.')).toBeInTheDocument();
    expect(undone).toEqual([
      {
        moves: [
          { id: first._id, move: one },
          { id: second._id, move: two },
        ],
      },
    ]);
  });

  it('asks with count and sum before cash is recorded, without prepaid orders, and says both afterwards', async () => {
    const rows = [first, second].map((row) => ({ ...row, moves: ['Delivered' as const], totalPrice: 1500 }));
    const prepaid = { ...rows[1]!, paymentInfo: { method: 'UPI', status: 'collected' as const } };
    listing(buildStaffOrders([rows[0]!, prepaid]));
    apiServer.use(
      answer('POST /admin/orders/moves', {
        results: [first, second].map(({ _id: id, number }) => ({ id, number, done: true })),
      }),
    );
    const { user, main } = await open();
    await user.click(main.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(main.getByRole('button', { name: 'Mark as delivered' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark 2 orders as delivered' }));
    expect(dialog.getByText('₹1,500 in cash will be recorded as collected.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
    expect(await main.findByText('2 orders delivered, ₹1,500 collected.')).toBeInTheDocument();
  });

  it('clears the old outcome when a new move begins', async () => {
    listing();
    const done = { id: first._id, number: first.number, done: true, orderStatus: 'Confirmed' as const };
    apiServer.use(answer('POST /admin/orders/moves', { results: [done] }));
    const { user, main } = await open();
    await user.click(main.getByRole('checkbox', { name: 'Select ES-100041' }));
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByText('1 order confirmed.')).toBeInTheDocument();
    apiServer.use(
      refuse('POST /admin/orders/moves', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    await user.click(main.getByRole('checkbox', { name: 'Select ES-100041' }));
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByText('Noted. Try again.')).toBeInTheDocument();
    expect(main.queryByText('1 order confirmed.')).not.toBeInTheDocument();
  });

  it('still says what became of them when the list is empty afterwards', async () => {
    listing();
    apiServer.use(
      answer('POST /admin/orders/moves', () => {
        listing(buildStaffOrders([]));
        return { results: [{ id: first._id, number: first.number, done: true, orderStatus: 'Confirmed' }] };
      }),
    );
    const { user, main } = await open(`${PATH}?status=Processing`);
    await user.click(main.getByRole('checkbox', { name: 'Select ES-100041' }));
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByText('No orders match these filters.')).toBeInTheDocument();
    expect(main.getByText('1 order confirmed.')).toBeInTheDocument();
  });

  it('says nothing of success when the call failed, and keeps what was chosen', async () => {
    listing();
    apiServer.use(
      refuse('POST /admin/orders/moves', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user, main } = await open();
    await user.click(main.getByRole('checkbox', { name: 'Select ES-100041' }));
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    expect(main.getByRole('checkbox', { name: 'Select ES-100041' })).toBeChecked();
    expect(main.queryByText(/confirmed\.$/)).not.toBeInTheDocument();
  });

  it('turns the page and keeps the filter', async () => {
    listing(buildStaffOrders(undefined, { total: 60 }));
    const { main } = await open(`${PATH}?tab=to-pack`);
    expect(main.getByRole('link', { name: 'Next' })).toHaveAttribute('href', `${PATH}?tab=to-pack&page=2`);
  });

  it('says that nothing looks like this, and leads back to all', async () => {
    listing(buildStaffOrders([]));
    renderRoutes(`${PATH}?keyword=zz`, { user: admin });
    expect(await screen.findByText('No orders match these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', PATH);
  });

  it('shows the server’s words when it fails, and asks again', async () => {
    apiServer.use(
      refuse('GET /admin/orders', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = renderRoutes(PATH, { user: admin });
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    listing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
