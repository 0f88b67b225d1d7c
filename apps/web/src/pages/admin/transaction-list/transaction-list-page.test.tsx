import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildTransactions } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/transactionlist';
const admin = buildUser({ role: 'Admin' });

function listing() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/transactions', (call) => {
      calls.push(call);
      return buildTransactions();
    }),
  );
  return calls;
}

async function open(path = PATH) {
  const shop = renderRoutes(path, { user: admin });
  const table = await screen.findByRole('table');
  return { ...shop, table, main: within(screen.getByRole('main')) };
}

describe('the transaction list of E-DASH', () => {
  it('has the summary and the columns of the spec, a real amount in each row [spec 2-20] [spec 2-117] [spec 2-118]', async () => {
    const { table, main } = await open();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['TRANSACTION', 'DATE & TIME', 'AMOUNT', 'STATUS']);
    const [, refund, cash] = within(table).getAllByRole('row');
    expect(refund).toHaveTextContent('Refund, ES-100042, Asha RaoSun 22 Nov, 3:30 pm-₹699In progress');
    expect(cash).toHaveTextContent('Cash on delivery, ES-100042, Asha RaoSat 21 Nov, 3:30 pm₹979Completed');
    for (const tile of ['Total Sales', 'Total Order', 'Product Sold', 'New Customers'])
      expect(await main.findByText(tile)).toBeInTheDocument();
    const summary = main.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Collected₹9791 transaction');
    expect(summary).toHaveTextContent('Refunds due₹6991 transaction');
  });

  it('shows that the summary of the day is loading', async () => {
    apiServer.use(http.get('*/api/v1/admin/dashboard', () => new Promise<never>(() => {})));
    const { router } = renderRoutes('/admin/dashboard/messages', { user: admin });
    act(() => void router.navigate(PATH));
    expect(await screen.findByText('Dashboard is loading')).toBeInTheDocument();
  });

  it('filters by day through the address', async () => {
    const calls = listing();
    const { user, main } = await open();
    await user.click(main.getByRole('button', { name: 'Filter' }));
    await user.type(main.getByLabelText('From'), '2026-11-01');
    await user.click(main.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() => expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ from: '2026-11-01' }));
  });

  it('asks for what the address says, and for nothing that makes no sense', async () => {
    const calls = listing();
    await open(`${PATH}?status=completed&kind=gift&to=2026-11-30&page=2`);
    expect(Object.fromEntries(calls[0]!.query)).toEqual({ status: 'completed', to: '2026-11-30', page: '2' });
  });

  it('turns the page and keeps the filter', async () => {
    apiServer.use(answer('GET /admin/transactions', { ...buildTransactions(), total: 60 }));
    const { main } = await open(`${PATH}?kind=cod`);
    expect(main.getByRole('link', { name: 'Next' })).toHaveAttribute('href', `${PATH}?kind=cod&page=2`);
  });

  it('keeps the rows in sight, marked as busy, while others are asked for', async () => {
    const { user, main, table } = await open();
    const frame = table.closest('[aria-busy]');
    expect(frame).toHaveAttribute('aria-busy', 'false');
    apiServer.use(http.get('*/api/v1/admin/transactions', () => new Promise<never>(() => {})));
    await user.click(main.getByRole('button', { name: 'Filter' }));
    await user.click(main.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'true'));
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('says that nobody has ordered, or that nothing is like this with a way back', async () => {
    apiServer.use(answer('GET /admin/transactions', { ...buildTransactions(), transactions: [], total: 0 }));
    const { router } = renderRoutes(PATH, { user: admin });
    expect(await screen.findByText('No transactions yet.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show all transactions' })).not.toBeInTheDocument();
    await act(() => router.navigate(`${PATH}?status=completed`));
    expect(await screen.findByText('No transactions match these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all transactions' })).toHaveAttribute('href', PATH);
  });

  it('shows the server’s words when it fails, and asks again', async () => {
    apiServer.use(
      refuse('GET /admin/transactions', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = renderRoutes(PATH, { user: admin });
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    listing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('shows no sums of another period when a period is refused', async () => {
    const { main, router } = await open();
    const message = 'Choose a last day on or after the first day.';
    apiServer.use(refuse('GET /admin/transactions', { status: 400, code: 'VALIDATION_FAILED', message }));
    await act(() => router.navigate(`${PATH}?from=2026-11-30&to=2026-11-01`));
    expect(await main.findByRole('alert')).toHaveTextContent(message);
    expect(main.getByRole('region', { name: 'Summary' })).not.toHaveTextContent('₹');
    expect(main.queryByText('2 transactions')).not.toBeInTheDocument();
  });

  it('says why no file came', async () => {
    apiServer.use(
      refuse('GET /admin/transactions/export', {
        status: 500,
        code: 'INTERNAL',
        message: 'Noted. Try again.',
      }),
    );
    const { user, main } = await open();
    await user.click(main.getByRole('button', { name: 'Export' }));
    expect(await main.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});
