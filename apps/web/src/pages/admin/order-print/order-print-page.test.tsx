import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { drawCode128 } from '../../../ui/admin/draw-code-128.ts';

const ids = [objectId(500), objectId(501)];
const PATH = `/admin/dashboard/orderlist/print?ids=${ids.join(',')}`;
const admin = buildUser({ role: 'Admin' });

afterEach(() => {
  jest.restoreAllMocks();
});

const printing = (...invoiced: string[]) =>
  apiServer.use(
    answer('GET /admin/orders/invoices', {
      invoices: invoiced.map((order, index) => ({ order, number: `INV/26-27/00000${index}` })),
    }),
    answer('GET /admin/orders/print', ({ query }) => ({
      orders: (query.get('ids') ?? '')
        .split(',')
        .map((_id, index) => buildStaffOrder({ _id, number: `ES-10004${index}` })),
      cash: [],
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

  it('name the SKU of each item that has one', async () => {
    printing();
    const [sold] = buildOrder().orderItems;
    const orders = ids.map((_id) => buildPackingOrder({ _id, orderItems: [{ ...sold!, sku: 'TEE-014' }] }));
    apiServer.use(answer('GET /admin/orders/print', { orders, cash: [] }));
    renderRoutes(PATH, { user: admin });
    const [slip] = await screen.findAllByRole('article', { name: /^Packing slip/ });
    expect(slip).toHaveTextContent('Indigo crew T-shirt (TEE-014)');
    expect(screen.getByRole('region', { name: 'Pick list' })).toHaveTextContent(
      'Indigo crew T-shirt (TEE-014)',
    );
  });

  it('name each SKU of an item once in the pick list, where orders differ', async () => {
    printing();
    const [sold] = buildOrder().orderItems;
    const skus = [undefined, 'TEE-014', 'TEE-014-M', 'TEE-014'];
    const orders = skus.map((sku, index) =>
      buildPackingOrder({ _id: objectId(500 + index), orderItems: [{ ...sold!, ...(sku && { sku }) }] }),
    );
    apiServer.use(answer('GET /admin/orders/print', { orders, cash: [] }));
    renderRoutes(PATH, { user: admin });
    const list = await screen.findByRole('region', { name: 'Pick list' });
    expect(within(list).getByRole('cell', { name: /^Indigo/ })).toHaveTextContent(
      'Indigo crew T-shirt (TEE-014, TEE-014-M)',
    );
  });

  it('begin with a pick list of all items by product and from small to large, if there are several', async () => {
    const [sold] = buildOrder().orderItems;
    const item = (size: string, quantity: number, name = 'Indigo crew T-shirt', product = objectId(1)) => ({
      ...sold!,
      product,
      size,
      name,
      quantity,
    });
    const shirt = (size: string) => item(size, 1, 'Arch linen shirt', objectId(2));
    const orders = [
      buildPackingOrder({ _id: ids[0]!, number: 'ES-100040', orderItems: [item('XL', 1), item('M', 2)] }),
      buildPackingOrder({
        _id: ids[1]!,
        number: 'ES-100041',
        orderItems: [item('M', 3), shirt('32'), shirt('S'), shirt('8'), item('S', 1)],
      }),
    ];
    apiServer.use(answer('GET /admin/orders/print', { orders, cash: [] }));
    const { router } = renderRoutes(PATH, { user: buildUser({ role: 'Packer' }) });
    const list = await screen.findByRole('region', { name: 'Pick list' });
    expect(list).toHaveTextContent('10 items for 2 orders');
    const [, ...rows] = within(list).getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Arch linen shirt', 'S', '1', 'ES-100041'],
      ['Arch linen shirt', '8', '1', 'ES-100041'],
      ['Arch linen shirt', '32', '1', 'ES-100041'],
      ['Indigo crew T-shirt', 'S', '1', 'ES-100041'],
      ['Indigo crew T-shirt', 'M', '5', 'ES-100040, ES-100041'],
      ['Indigo crew T-shirt', 'XL', '1', 'ES-100040'],
    ]);
    expect(list.compareDocumentPosition(screen.getAllByRole('article')[0]!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    apiServer.use(answer('GET /admin/orders/print', { orders: orders.slice(0, 1), cash: [] }));
    await act(() => router.navigate(`/admin/dashboard/orderlist/print?ids=${ids[0]}`));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.queryByText('Pick list')).not.toBeInTheDocument();
  });

  it('carry the number of the order as a barcode', async () => {
    printing();
    renderRoutes(PATH, { user: admin });
    const codes = await screen.findAllByRole('img', { name: /^Barcode of ES-10004[01]$/ });
    expect(codes.map((code) => code.querySelector('path')?.getAttribute('d'))).toEqual(
      ['ES-100040', 'ES-100041'].map((number) => drawCode128(number).path),
    );
  });

  it('say what the courier collects, with a code to pay it by UPI, also when a packer prints them', async () => {
    const packing = buildPackingOrder();
    const { _id: order, number } = packing.order;
    const upiLink = `upi://pay?pa=shop@bank&am=1578.00&tr=${number}`;
    apiServer.use(
      answer('GET /admin/orders/print', { orders: [packing], cash: [{ order, amount: 1578, upiLink }] }),
    );
    renderRoutes(PATH, { user: buildUser({ role: 'Packer' }) });
    const slip = await screen.findByRole('article');
    expect(slip).toHaveTextContent('Cash on delivery: collect ₹1,578');
    expect(slip).toHaveTextContent('Or scan with any UPI app to pay the exact amount.');
    expect(await screen.findByRole('img', { name: 'Code to pay ₹1,578 by UPI' })).toBeInTheDocument();
  });

  it('link the invoices in force as one PDF, and count the orders without one', async () => {
    const first = objectId(500);
    const second = objectId(502);
    printing(first, second);
    apiServer.use(
      answer('GET /admin/orders/print', {
        orders: (['Packed', 'Processing', 'Delivered', 'Packed'] as const).map((orderStatus, index) =>
          buildStaffOrder({ _id: objectId(500 + index), orderStatus }),
        ),
        cash: [],
      }),
    );
    const { user } = renderRoutes(PATH, { user: admin });
    const link = await screen.findByRole('link', { name: 'Download 2 invoices' });
    const hrefOf = (paper: string) => `/api/v1/admin/invoices?ids=${first}%2C${second}&size=${paper}`;
    expect(link).toHaveAttribute('href', hrefOf('a4'));
    expect(link).toHaveAttribute('download');
    expect(screen.getByText(/^2 orders without an invoice\./)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'A6' }));
    await waitFor(() => expect(link).toHaveAttribute('href', hrefOf('a6')));
    for (const article of screen.getAllByRole('article')) expect(article).not.toHaveTextContent(/invoice/i);
  });

  it('say that there is no invoice, also of an order that was packed before invoices were issued', async () => {
    printing();
    apiServer.use(
      answer('GET /admin/orders/print', {
        orders: [buildStaffOrder({ orderStatus: 'Delivered' })],
        cash: [],
      }),
    );
    renderRoutes(PATH, { user: admin });
    expect(await screen.findByText(/^No invoices to download\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  });

  it('are slips also while the invoices cannot be loaded, which is asked for again', async () => {
    printing();
    apiServer.use(refuse('GET /admin/orders/invoices', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    const { user } = renderRoutes(PATH, { user: admin });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('The invoices could not be loaded.');
    printing(objectId(500));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Download invoice' })).toBeInTheDocument();
  });

  it('name the sender of the store settings', async () => {
    printing();
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        contact: { legalName: 'A Shop LLP', address: '1 Mill Road\nTiruppur 641601' },
      }),
    );
    renderRoutes(PATH, { user: admin });
    const [slip] = await screen.findAllByRole('article', { name: /^Packing slip/ });
    expect(slip).toHaveTextContent('From: A Shop LLP, 1 Mill Road, Tiruppur 641601');
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
    await user.click(await screen.findByRole('button', { name: 'Print 2 slips' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are never those of an earlier choice', async () => {
    printing();
    const { router } = renderRoutes(PATH, { user: admin });
    await screen.findByRole('article', { name: 'Packing slip ES-100040' });
    apiServer.use(refuse('GET /admin/orders/print', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    await act(() => router.navigate(`/admin/dashboard/orderlist/print?ids=${objectId(502)}`));
    expect(await screen.findByText('Noted.')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print slips' })).toBeDisabled();
  });

  it('are not printed after a failure', async () => {
    printing();
    const { user } = renderRoutes(PATH, { user: admin });
    await screen.findByRole('button', { name: 'Print 2 slips' });
    apiServer.use(refuse('GET /admin/orders/print', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    await user.click(screen.getByRole('link', { name: 'A6' }));
    expect(await screen.findByText('Noted.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print 2 slips' })).toBeDisabled();
  });

  it('show a packer nothing about invoices', async () => {
    apiServer.use(answer('GET /admin/orders/print', { orders: [buildPackingOrder()], cash: [] }));
    renderRoutes(PATH, { user: buildUser({ role: 'Packer' }) });
    expect(await screen.findByRole('article', { name: 'Packing slip ES-100042' })).toBeInTheDocument();
    expect(screen.queryByText(/invoice/i)).not.toBeInTheDocument();
  });

  it('want orders to be chosen first', async () => {
    renderRoutes('/admin/dashboard/orderlist/print', { user: admin });
    expect(await screen.findByText('Select orders in the list first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print slips' })).toBeDisabled();
  });
});
