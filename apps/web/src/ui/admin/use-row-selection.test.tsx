import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, apiServer } from '../../testing/api-server.ts';
import { buildOrderRow, buildStaffOrders } from '../../testing/build-staff-orders.ts';
import { buildUser } from '../../testing/build-user.ts';
import { objectId } from '../../testing/object-id.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/orderlist';
const open = (path: string) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });
const [first, second, third] = [buildOrderRow(1), buildOrderRow(2), buildOrderRow(3)];

function listOrders() {
  apiServer.use(
    answer('GET /admin/orders', ({ query }) =>
      query.get('page') === '2'
        ? { ...buildStaffOrders([third], { total: 26 }), page: 2 }
        : buildStaffOrders([first, second], { total: 26 }),
    ),
  );
}

const boxOf = (number: string) => screen.findByRole('checkbox', { name: `Select ${number}` });

describe('useRowSelection', () => {
  it.each([
    ['page', '?page=2', 'ES-100043'],
    ['tab', '?tab=to-confirm', 'ES-100041'],
    ['search', '?keyword=asha', 'ES-100041'],
    ['sort order', '?sort=oldest', 'ES-100041'],
    ['filter', '?status=Processing', 'ES-100041'],
  ])('is empty after a change of the %s, and also back on the first list', async (_change, search, shown) => {
    listOrders();
    const { user, router } = open(PATH);
    await user.click(await boxOf('ES-100041'));
    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    await act(() => router.navigate(PATH + search));
    expect(await boxOf(shown)).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await act(() => router.navigate(PATH));
    expect(await boxOf('ES-100041')).not.toBeChecked();
  });

  it('keeps rows that stay when the same list is read again, and forgets those that left', async () => {
    listOrders();
    const { user, router } = open(PATH);
    await user.click(await boxOf('ES-100041'));
    await user.click(await boxOf('ES-100042'));
    apiServer.use(answer('GET /admin/orders', buildStaffOrders([second])));
    await act(() => router.revalidate());
    await waitFor(() => expect(screen.queryByText('ES-100041')).not.toBeInTheDocument());
    expect(await boxOf('ES-100042')).toBeChecked();
    listOrders();
    await act(() => router.revalidate());
    expect(await boxOf('ES-100041')).not.toBeChecked();
    expect(await boxOf('ES-100042')).toBeChecked();
  });

  it('keeps rows that are selected while another one is dismissed', async () => {
    const mailTo = (index: number) => ({
      _id: objectId(index),
      kind: 'welcome',
      to: `m${index}…@example.com`,
      lastError: '',
      attempts: 3,
      createdAt: '2026-11-20T06:30:00.000Z',
    });
    let mails = [mailTo(1), mailTo(2)];
    apiServer.use(
      answer('GET /admin/mails/dead', () => ({ mails, total: mails.length, page: 1, limit: 25 })),
      answer('POST /admin/mails/dead/settle', () => {
        mails = mails.slice(1);
        return { settled: 1 };
      }),
    );
    const { user } = open('/admin/dashboard/mails');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Welcome, m2…@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss Welcome to m1…@example.com' }));
    await waitFor(() => expect(screen.queryByText('m1…@example.com')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Select Welcome, m2…@example.com' })).toBeChecked();
  });
});
