import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const ids = [objectId(500), objectId(501)];
const PATH = `/admin/dashboard/orderlist/print?ids=${ids.join(',')}`;
const admin = buildUser({ role: 'Admin' });

afterEach(() => {
  jest.restoreAllMocks();
});

const printing = () =>
  apiServer.use(
    answer('GET /admin/orders/print', ({ query }) => ({
      orders: (query.get('ids') ?? '')
        .split(',')
        .map((_id, index) => buildStaffOrder({ _id, number: `ES-10004${index}` })),
    })),
  );

describe('papers of orders', () => {
  it('are slips, one for each order, without any amount', async () => {
    printing();
    renderRoutes(PATH, { user: admin });
    const slips = await screen.findAllByRole('article');
    expect(slips.map((slip) => slip.getAttribute('aria-label'))).toEqual([
      'Packing slip ES-100040',
      'Packing slip ES-100041',
    ]);
    expect(slips[0]).toHaveTextContent('Indigo crew T-shirt');
    expect(slips[0]).toHaveTextContent('12 Temple Road');
    expect(slips[0]).not.toHaveTextContent('₹');
  });

  it('are invoices when asked for, with every sum and the cash to collect', async () => {
    printing();
    const { user, router } = renderRoutes(PATH, { user: admin });
    await user.click(await screen.findByRole('link', { name: 'Invoice' }));
    const invoice = await screen.findByRole('article', { name: 'Invoice ES-100040' });
    for (const amount of ['₹699', '₹250', '₹30', '₹979'])
      expect(within(invoice).getAllByText(new RegExp(amount)).length).toBeGreaterThan(0);
    expect(invoice).toHaveTextContent('Cash to collect: ₹979');
    await user.click(screen.getByRole('link', { name: 'A6' }));
    expect(router.state.location.search).toContain('what=invoice&paper=a6');
  });

  it('say the GST inside the prices, where no tax came on top [C11]', async () => {
    apiServer.use(
      answer('GET /admin/orders/print', {
        orders: [buildStaffOrder({ number: 'ES-100040', taxPrice: 0, totalPrice: 729 })],
      }),
    );
    const { unmount } = renderRoutes(`${PATH}&what=invoice`, { user: admin });
    const invoice = await screen.findByRole('article', { name: 'Invoice ES-100040' });
    expect(invoice).toHaveTextContent('Prices include 5% GST: ₹33.29 on ₹665.71.');
    unmount();
    printing();
    renderRoutes(`${PATH}&what=invoice`, { user: admin });
    expect(await screen.findByRole('article', { name: 'Invoice ES-100040' })).not.toHaveTextContent('GST:');
  });

  it('name the sender of the store settings, on slip and invoice', async () => {
    printing();
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        contact: {
          legalName: 'A Shop LLP',
          address: '1 Mill Road\nTiruppur 641601',
          gstin: '33AAAAA0000A1Z5',
        },
      }),
    );
    const { user } = renderRoutes(PATH, { user: admin });
    const [slip] = await screen.findAllByRole('article', { name: /^Packing slip/ });
    expect(slip).toHaveTextContent('From: A Shop LLP, 1 Mill Road, Tiruppur 641601');
    await user.click(screen.getByRole('link', { name: 'Invoice' }));
    const [invoice] = await screen.findAllByRole('article', { name: /^Invoice/ });
    expect(invoice).toHaveTextContent(/Sold byA Shop LLP 1 Mill Road Tiruppur 641601 GSTIN 33AAAAA0000A1Z5/);
  });

  it('name the shop as the sender while the settings name nobody', async () => {
    printing();
    renderRoutes(PATH, { user: admin });
    const [slip] = await screen.findAllByRole('article');
    expect(slip).toHaveTextContent('From: E-Store');
  });

  it('are on the paper that was chosen the last time', async () => {
    printing();
    const first = renderRoutes(PATH, { user: admin });
    await first.user.click(await screen.findByRole('link', { name: 'A6' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'A6' })).toHaveAttribute('aria-current', 'page'),
    );
    first.unmount();
    renderRoutes(PATH, { user: admin });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'A6' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(screen.getByRole('link', { name: 'A4' })).not.toHaveAttribute('aria-current');
  });

  it('go to the printer', async () => {
    printing();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = renderRoutes(PATH, { user: admin });
    await user.click(await screen.findByRole('button', { name: 'Print 2 documents' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are no invoice for a packer, whatever the address says', async () => {
    apiServer.use(answer('GET /admin/orders/print', { orders: [buildPackingOrder()] }));
    renderRoutes(`${PATH}&what=invoice`, { user: buildUser({ role: 'Packer' }) });
    expect(await screen.findByRole('article', { name: 'Packing slip ES-100042' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invoice' })).not.toBeInTheDocument();
  });

  it('want orders to be chosen first', async () => {
    renderRoutes('/admin/dashboard/orderlist/print', { user: admin });
    expect(await screen.findByText('Select orders in the list first.')).toBeInTheDocument();
  });
});
