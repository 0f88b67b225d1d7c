import type { Summary } from '@e-store/shared/dashboard/endpoints';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });

const SUMMARY: Summary = {
  at: '2026-11-20T12:50:00.000Z',
  today: { day: '2026-11-20', sales: 84260, orders: 61, pieces: 97, customers: 18 },
  yesterday: { day: '2026-11-19', sales: 74964, orders: 0, pieces: 97, customers: 20 },
  work: {
    toConfirm: 12,
    toPack: 9,
    toShip: 0,
    attemptsDue: 0,
    returnsProposed: 0,
    deliveryFailed: 3,
    returnsToCheck: 4,
    complaintsDue: 1,
    messagesToAnswer: 2,
    reviewsReported: 0,
    refundsDue: 0,
    paymentsToConfirm: 0,
    paymentDiscrepancies: 0,
    refundsToApprove: 0,
    unassignedStock: 0,
    lowStock: 6,
    outOfStock: 4,
    deadMails: 0,
  },
};
const BARS = [
  {
    label: 'Jul–Sep 2026',
    from: '2026-07-01',
    to: '2026-09-30',
    orders: 300,
    sales: 391_000,
    profit: -9_600,
  },
  { label: 'Oct–Dec 2026', from: '2026-10-01', to: '2026-12-31', orders: 1, sales: 604_312, profit: 187_250 },
].map((bar) => ({ ...bar, ordersWithoutCost: 0 }));
const SHIRT = { _id: objectId(7), name: 'Dabu shirt', image: '', pieces: 251, sales: 300_949 };

function serve(changes: { bars?: typeof BARS; summary?: Summary } = {}) {
  const calls: Record<'sales' | 'top', ApiCall[]> = { sales: [], top: [] };
  const byOf = (call: ApiCall) => (call.query.get('by') === 'year' ? 'year' : 'quarter');
  apiServer.use(
    answer('GET /admin/dashboard', changes.summary ?? SUMMARY),
    answer('GET /admin/dashboard/sales', (call) => {
      calls.sales.push(call);
      return { by: byOf(call), bars: changes.bars ?? BARS };
    }),
    answer('GET /admin/dashboard/top', (call) => {
      calls.top.push(call);
      return { by: byOf(call), from: '2026-10-01', to: '2026-12-31', products: [SHIRT] };
    }),
  );
  return calls;
}

describe('the dashboard of E-DASH', () => {
  it('shows the four tiles of the spec, each with its change from yesterday and the rows it was made of [spec 1-3] [spec 2-15] [spec 2-103] [spec 2-106]', async () => {
    serve();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Today’s summary' })).toBeInTheDocument();
    const tile = (name: RegExp) => screen.findByRole('link', { name });
    expect(await tile(/^Total Sales/)).toHaveTextContent('Total Sales₹84,260+12.4% from yesterday');
    expect(await tile(/^Total Order/)).toHaveTextContent('Total Order61None yesterday');
    expect(await tile(/^Product Sold/)).toHaveTextContent('Product Sold970% from yesterday');
    expect(await tile(/^New Customers/)).toHaveTextContent('New Customers18−10% from yesterday');
    expect(await tile(/^Total Sales/)).toHaveAttribute(
      'href',
      '/admin/dashboard/orderlist?tab=sold&from=2026-11-20&to=2026-11-20',
    );
    expect(screen.getByText('Fri 20 Nov, 6:20 pm')).toBeInTheDocument();
  });

  it('says what is to be done, each with the list of it, and leaves out what does not wait', async () => {
    serve();
    open();
    expect(await screen.findByRole('link', { name: '12 orders to confirm' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orderlist?tab=to-confirm',
    );
    expect(screen.getByRole('link', { name: '1 complaint due' })).toHaveAttribute(
      'href',
      '/admin/dashboard/messages?show=due',
    );
    expect(screen.getByRole('link', { name: '2 messages to answer' })).toHaveAttribute(
      'href',
      '/admin/dashboard/messages?show=open',
    );
    expect(screen.getByRole('link', { name: '6 products low on stock' })).toHaveAttribute(
      'href',
      '/admin/dashboard/productlist?stock=low&status=published&onSale=true',
    );
    expect(screen.getByRole('link', { name: '4 products out of stock' })).toHaveAttribute(
      'href',
      '/admin/dashboard/productlist?stock=out&status=published&onSale=true',
    );
    expect(screen.queryByRole('link', { name: /to ship|refunds due/ })).not.toBeInTheDocument();
  });

  it('says so when nothing waits', async () => {
    const none = Object.fromEntries(Object.keys(SUMMARY.work).map((kind) => [kind, 0]));
    serve({ summary: { ...SUMMARY, work: none as Summary['work'] } });
    open();
    expect(await screen.findByText('Nothing to do.')).toBeInTheDocument();
  });

  it('draws a pair of bars for each quarter, which open their orders, also where there was a loss [spec 2-104] [spec 9-30]', async () => {
    serve();
    open();
    expect(
      await screen.findByRole('link', {
        name: 'Q4 2026, Oct–Dec 2026: 1 order, sales ₹6,04,312, profit ₹1,87,250',
      }),
    ).toHaveAttribute('href', '/admin/dashboard/orderlist?tab=sold&from=2026-10-01&to=2026-12-31');
    expect(screen.getByText('604k')).toBeInTheDocument();
    expect(screen.getByText('−9.6k')).toBeInTheDocument();
    expect(screen.getByText('Q3 2026')).toBeInTheDocument();
  });

  it('has the same figures as a table, for screen readers at once, for others on request', async () => {
    serve();
    const { user } = open();
    const table = await screen.findByRole('table', { name: 'Sales versus profit' });
    const cells = within(within(table).getByRole('row', { name: /Oct–Dec 2026/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '₹6,04,312', '₹1,87,250']);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.queryByText('604k')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Oct–Dec 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByText('604k')).toBeInTheDocument();
  });

  it('turns each part to years by its own toggle, in the address [spec 2-104] [spec 2-105] [spec 2-107]', async () => {
    const calls = serve();
    const { user, router } = open();
    const toggle = async (name: string) => within(await screen.findByRole('navigation', { name }));
    await user.click(
      (await toggle('Period for Sales versus profit')).getByRole('link', { name: 'Annually' }),
    );
    await waitFor(() => expect(router.state.location.search).toBe('?sales=year'));
    expect(calls.sales.at(-1)?.query.get('by')).toBe('year');
    expect(calls.top.at(-1)?.query.get('by')).toBe('quarter');
    const topByYear = (await toggle('Period for Top products')).getByRole('link', { name: 'Annually' });
    await waitFor(() => expect(topByYear).toHaveAttribute('href', `${PATH}?sales=year&top=year`));
    await user.click(topByYear);
    await waitFor(() => expect(router.state.location.search).toBe('?sales=year&top=year'));
    expect(calls.top.at(-1)?.query.get('by')).toBe('year');
  });

  it('names the products that sold for most [spec 2-105]', async () => {
    serve();
    open();
    const row = (await screen.findByRole('link', { name: /^Dabu shirt/ })).closest('li')!;
    expect(row).toHaveTextContent('Dabu shirt251 sold₹3,00,949');
  });

  it('says of how many orders the profit is not known', async () => {
    serve({ bars: BARS.map((bar) => ({ ...bar, ordersWithoutCost: 2 })) });
    open();
    expect(await screen.findByText(/^4 orders are included in sales but not in profit/)).toBeInTheDocument();
  });

  it('shows the server’s words where a part fails, and the others', async () => {
    serve();
    apiServer.use(
      refuse('GET /admin/dashboard/sales', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    expect(await screen.findByRole('link', { name: /^Dabu shirt/ })).toBeInTheDocument();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('604k')).toBeInTheDocument();
  });

  it('exports the figures of the times that are shown, once the server has answered [spec 2-103]', async () => {
    serve();
    const asked: ApiCall[] = [];
    apiServer.use(
      answer('GET /admin/dashboard/export', (call) => {
        asked.push(call);
        return { filename: 'dashboard-2026-11-20.csv', csv: 'Figure\r\n' };
      }),
    );
    const made: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
    const { user } = open(`${PATH}?sales=year`);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(Object.fromEntries(asked[0]!.query)).toEqual({ sales: 'year', top: 'quarter' });
  });

  it('says why nothing was exported', async () => {
    serve();
    apiServer.use(
      refuse('GET /admin/dashboard/export', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});
