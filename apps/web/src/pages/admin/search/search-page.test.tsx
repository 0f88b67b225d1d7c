import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { buildStaffProducts } from '../../../testing/build-staff-product.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/search';
const open = (words: string, role: 'Admin' | 'Packer' | 'Catalogue' = 'Admin') =>
  renderRoutes(`${PATH}?keyword=${encodeURIComponent(words)}`, { user: buildUser({ role }) });

const ORDER = {
  _id: objectId(1),
  number: 'ES-100042',
  createdAt: '2026-11-20T12:50:00.000Z',
  customer: 'Asha Nair',
  city: 'Kochi',
  pieces: 2,
  orderStatus: 'Processing' as const,
  moves: [],
};
const counted = { page: 1, limit: 5 };

function serve({ total = 7, view = 'full' }: { total?: number; view?: 'full' | 'packing' } = {}) {
  const asked: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/orders', (call) => {
      asked.push(call);
      const shared = { total, ...counted, tabs: {} };
      if (view === 'packing') return { view, orders: total ? [ORDER] : [], ...shared };
      const full = { ...ORDER, totalPrice: 1678, paymentInfo: { method: 'COD', status: 'pending' } as const };
      return { view, orders: total ? [full] : [], ...shared };
    }),
    answer('GET /admin/numbers', { found: [] }),
    answer('GET /admin/customers', { customers: [], total: 0, ...counted }),
    answer('GET /admin/products', buildStaffProducts(0)),
  );
  return asked;
}

describe('the search of E-DASH', () => {
  it('is asked in the top bar, and shows what is found of each kind, with the way to all of it [spec 2-101]', async () => {
    const asked = serve();
    const { user, router } = open('');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Order, product, phone' }),
      ' asha nair{Enter}',
    );
    const found = await screen.findByRole('link', { name: /^ES-100042/ });
    expect(found).toHaveAttribute('href', `/admin/dashboard/orderlist/${ORDER._id}`);
    expect(screen.getByText('₹1,678')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Show all 7' })).toHaveAttribute(
        'href',
        '/admin/dashboard/orderlist?keyword=asha+nair',
      ),
    );
    expect(screen.queryByRole('heading', { name: 'Customers' })).not.toBeInTheDocument();
    expect(asked.at(-1)?.query.get('search')).toBe('asha nair');
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('stays in the top bar on its own page, and leaves it empty beside the search of a list', async () => {
    serve();
    const { user, router } = open('asha nair');
    const bar = () => screen.getByRole('searchbox', { name: 'Order, product, phone' });
    await screen.findByRole('link', { name: /^ES-100042/ });
    expect(bar()).toHaveValue('asha nair');
    await user.click(screen.getByRole('link', { name: 'Show all 7' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=asha+nair'));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('searchbox')).toHaveValue('asha nair');
    expect(bar()).toHaveValue('');
  });

  it('leads from a quoted number to the order, the ticket or the remittances', async () => {
    serve({ total: 0 });
    const order = { order: objectId(1), number: 'ES-100042' };
    const quoted = (call: ApiCall) => call.query.get('number') === 'T-100042';
    apiServer.use(
      answer('GET /admin/numbers', (call) => ({
        found: quoted(call)
          ? [
              { kind: 'payment', number: '431288901234', order },
              { kind: 'ticket', number: 'T-100042', ticket: objectId(2) },
              { kind: 'remittance', number: 'BANK 9001' },
            ]
          : [],
      })),
    );
    open('T-100042');
    const link = (name: string) => screen.findByRole('link', { name });
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
    expect(await link('431288901234 Payment · ES-100042')).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/${order.order}`,
    );
    expect(await link('T-100042 Ticket')).toHaveAttribute('href', `/admin/dashboard/messages/${objectId(2)}`);
    expect(await link('BANK 9001 Remittance')).toHaveAttribute('href', '/admin/dashboard/cash/remittances');
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
  });

  it('asks only the lists that the role may see', async () => {
    serve({ view: 'packing' });
    for (const key of ['GET /admin/customers', 'GET /admin/products'] as const)
      apiServer.use(refuse(key, { status: 403, code: 'FORBIDDEN', message: 'Not for your role.' }));
    open('asha', 'Packer');
    expect(await screen.findByRole('link', { name: /^ES-100042/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/₹/)).not.toBeInTheDocument();
  });

  it('says that nothing is found, and what can be looked for', async () => {
    serve({ total: 0 });
    open('zzqq');
    expect(await screen.findByText('No results for “zzqq”.')).toBeInTheDocument();
    expect(screen.getByText(/^Search orders by number/)).toBeInTheDocument();
  });

  it('names to a packer only what a packer can search', async () => {
    serve({ view: 'packing', total: 0 });
    open('zzqq', 'Packer');
    expect(
      await screen.findByText(
        'Search orders by number, phone, name, email or tracking number. The start of a word is enough.',
      ),
    ).toBeInTheDocument();
  });

  it('shows the server’s words when it fails, and asks again', async () => {
    serve();
    apiServer.use(
      refuse('GET /admin/orders', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open('asha');
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^ES-100042/ })).toBeInTheDocument());
  });
});
