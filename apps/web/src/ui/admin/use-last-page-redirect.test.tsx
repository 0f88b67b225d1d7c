import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../testing/api-server.ts';
import { buildCustomer } from '../../testing/build-customer.ts';
import { buildOrderRow, buildStaffOrders, buildTransactions } from '../../testing/build-staff-orders.ts';
import { buildStaffProducts } from '../../testing/build-staff-product.ts';
import { buildUser } from '../../testing/build-user.ts';
import { objectId } from '../../testing/object-id.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

const open = (path: string) =>
  renderRoutes(`/admin/dashboard/${path}`, { user: buildUser({ role: 'Admin' }) });

const pageOf = ({ query }: ApiCall) => Number(query.get('page') ?? 1);
const isLast = (call: ApiCall) => pageOf(call) === 2;
const places = (call: ApiCall) => ({ total: 48, page: pageOf(call), limit: 25 });

const LISTS = [
  answer('GET /admin/orders', (call) => ({
    ...buildStaffOrders(isLast(call) ? [buildOrderRow(1)] : []),
    ...places(call),
  })),
  answer('GET /admin/customers', (call) => ({
    customers: isLast(call) ? [buildCustomer()] : [],
    ...places(call),
  })),
  answer('GET /admin/products', (call) => buildStaffProducts(isLast(call) ? 1 : 0, places(call))),
  answer('GET /admin/transactions', (call) => ({
    ...buildTransactions(),
    ...(!isLast(call) && { transactions: [] }),
    ...places(call),
  })),
];

describe('a page beyond the last one of a staff list', () => {
  it.each([
    ['orderlist', '?tab=returns&page=99', '?tab=returns&page=2'],
    ['customers', '?sort=name&page=3', '?sort=name&page=2'],
    ['productlist', '?stock=low&page=99', '?stock=low&page=2'],
    ['transactionlist', '?page=99', '?page=2'],
  ])('leads to the last page of %s and keeps its filters', async (path, search, expected) => {
    apiServer.use(...LISTS);
    const { router } = open(path + search);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(router.state.location.search).toBe(expected);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('link', { current: 'page', name: 'Page 2' })).toBeInTheDocument();
  });

  it('never says that there is nothing', async () => {
    apiServer.use(...LISTS);
    const empty: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      empty.push(...screen.queryAllByText('No orders yet.').map(({ textContent }) => textContent));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    open('orderlist?page=99');
    await screen.findByRole('table');
    observer.disconnect();
    expect(empty).toEqual([]);
  });

  it('leads to the page before when all rows of the last one are dismissed', async () => {
    const mails = Array.from({ length: 26 }, (_, index) => ({
      _id: objectId(index + 1),
      kind: 'order-placed',
      to: `m${index + 1}…@example.com`,
      lastError: '550 No such mailbox',
      attempts: 3,
      createdAt: '2026-11-20T06:30:00.000Z',
    }));
    let waiting = mails;
    apiServer.use(
      answer('GET /admin/mails/dead', (call) => {
        const page = pageOf(call);
        return {
          mails: waiting.slice((page - 1) * 25, page * 25),
          total: waiting.length,
          page,
          limit: 25,
        };
      }),
      answer('POST /admin/mails/dead/settle', ({ body }) => {
        const { ids } = body as { ids: string[] };
        waiting = waiting.filter(({ _id }) => !ids.includes(_id));
        return { settled: ids.length };
      }),
    );
    const { user, router } = open('mails?page=2');
    await user.click(await screen.findByRole('button', { name: 'Dismiss Order placed to m26…@example.com' }));
    expect(await screen.findByText('1 email dismissed.')).toBeInTheDocument();
    expect(await screen.findByText('m1…@example.com')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('stays where the list is empty', async () => {
    const { router } = open('mails?page=2');
    expect(
      await screen.findByText('All emails were delivered or are still being retried.'),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2');
  });
});
