import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const [item] = buildOrder().orderItems;
const order = buildOrder({
  orderItems: [
    { ...item!, quantity: 2 },
    { ...item!, name: 'Deccan jeans', size: '32', price: 1399 },
  ],
  itemsPrice: 2797,
  discount: 100,
  totalPrice: 2977,
  delivery: { from: '2999-11-24', to: '2999-11-27' },
  orderStatus: 'Confirmed',
  history: [
    { status: 'Processing', at: '2026-11-20T10:00:00.000Z' },
    { status: 'Confirmed', at: '2026-11-20T10:30:00.000Z' },
  ],
});

const open = () => renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
const section = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

describe('order detail', () => {
  it('begins with the promise, then number and day', async () => {
    apiServer.use(answer('GET /admin/order/:id', order));
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Arriving by Wed 27 Nov 2999');
    expect(screen.getByText('Order ES-100042, placed on Fri 20 Nov')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/account/myorders');
  });

  it('names the business that the invoice is for', async () => {
    const business = { name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZV' };
    apiServer.use(answer('GET /admin/order/:id', { ...order, business }));
    open();
    expect(await screen.findByText('Invoice to Lake Traders LLP, GSTIN 27AAPFU0939F1ZV')).toBeInTheDocument();
  });

  it('shows how far the parcel has come and when', async () => {
    apiServer.use(answer('GET /admin/order/:id', order));
    open();
    const steps = within(await screen.findByRole('list', { name: 'Order progress' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ProcessingFri 20 Nov, 3:30\u00a0pm',
      'ConfirmedFri 20 Nov, 4:00\u00a0pm',
      'Packed',
      'Shipped',
      'Out for delivery',
      'Deliveredby Wed 27 Nov 2999',
    ]);
    expect(steps.getByText('Confirmed').parentElement).toHaveAttribute('aria-current', 'step');
  });

  it('shows address, city, country, pincode and, on the phone line, the phone [spec 2-96] [spec 3-10]', async () => {
    apiServer.use(answer('GET /admin/order/:id', order));
    open();
    await screen.findByRole('heading', { name: 'Shipping info' });
    for (const text of ['Asha Rao', '12 Temple Road', 'Bengaluru, India, 560001', '98765 43210'])
      expect(section('Shipping info').getByText(text)).toBeInTheDocument();
  });

  it('tells who brings it and under which number, once a courier has it', async () => {
    const tracking = { courier: 'Fleet Post', number: 'FP-77' };
    apiServer.use(answer('GET /admin/order/:id', { ...order, tracking }));
    open();
    expect(await screen.findByText('Courier: Fleet Post. Tracking number: FP-77')).toBeInTheDocument();
  });

  it('shows COD with what happened to the cash, and what the total is made of', async () => {
    apiServer.use(answer('GET /admin/order/:id', order));
    open();
    await screen.findByRole('heading', { name: 'Payment method' });
    expect(section('Payment method').getByText('COD, pay on delivery')).toBeInTheDocument();
    expect(section('Total cost').getByText('₹2,977')).toBeInTheDocument();
    expect(
      section('Total cost').getByText('items ₹2,797 − discount ₹100 + tax ₹250 + shipping ₹30'),
    ).toBeInTheDocument();
  });

  it.each(['pending', 'collected'] as const)(
    'asks for no cash when the total is ₹0 and %s',
    async (status) => {
      const paymentInfo = { method: 'COD', status };
      apiServer.use(answer('GET /admin/order/:id', { ...order, paymentInfo, totalPrice: 0 }));
      open();
      await screen.findByRole('heading', { name: 'Payment method' });
      expect(section('Payment method').getByText('COD, nothing to pay')).toBeInTheDocument();
    },
  );

  it('lists index, image, quantity and price times quantity [spec 2-96]', async () => {
    apiServer.use(answer('GET /admin/order/:id', order));
    const { container } = open();
    await screen.findByRole('table');
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['1', 'Indigo crew T-shirtSize M', '2', '₹1,398'],
      ['2', 'Deccan jeansSize 32', '1', '₹1,399'],
    ]);
    expect(container.querySelectorAll('table img[src="/media/tee.webp"]')).toHaveLength(2);
  });

  it('leads from each line to its review once the parcel was delivered, and not before', async () => {
    apiServer.use(answer('GET /admin/order/:id', { ...order, orderStatus: 'Delivered' }));
    const { unmount } = open();
    const link = await screen.findByRole('link', { name: `Review this product: ${item!.name}` });
    expect(link).toHaveAttribute('href', `/product/${item!.product}#reviews`);
    unmount();
    apiServer.use(answer('GET /admin/order/:id', order));
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Review this/ })).not.toBeInTheDocument();
  });

  it('of somebody else is a page that is not there', async () => {
    apiServer.use(
      refuse('GET /admin/order/:id', {
        status: 404,
        code: 'NOT_FOUND',
        message: 'This order is not in your account.',
      }),
    );
    open();
    expect(await screen.findByText('This order is not in your account.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
  });
});

describe('the invoices of an order', () => {
  it('are downloaded with their number, credit notes too', async () => {
    const issued = { issuedAt: '2026-11-20T06:30:00.000Z', total: 2977_00 };
    const invoice = {
      _id: objectId(800),
      number: 'INV/26-27/000042',
      kind: 'tax-invoice' as const,
      ...issued,
    };
    apiServer.use(
      answer('GET /admin/order/:id', order),
      answer('GET /order/:id/invoices', {
        documents: [
          invoice,
          {
            _id: objectId(801),
            number: 'CRN/26-27/000007',
            kind: 'credit-note',
            ...issued,
            against: invoice.number,
          },
        ],
      }),
    );
    open();
    const link = await screen.findByRole('link', { name: 'Download invoice INV/26-27/000042 (PDF)' });
    expect(link).toHaveAttribute('href', `/api/v1/order/${objectId(500)}/invoice?document=${objectId(800)}`);
    expect(link).toHaveAttribute('download');
    expect(
      screen.getByRole('link', { name: 'Download credit note CRN/26-27/000007 (PDF)' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/20 Nov 2026, ₹2,977\.00/)).toHaveLength(2);
  });

  it('say why they did not load, and load again', async () => {
    apiServer.use(
      answer('GET /admin/order/:id', order),
      refuse('GET /order/:id/invoices', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Noted. Try again.');
    apiServer.use(answer('GET /order/:id/invoices', { documents: [] }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument());
  });

  it('are not shown before one is issued', async () => {
    apiServer.use(answer('GET /admin/order/:id', order));
    open();
    await screen.findByRole('heading', { level: 1, name: /Arriving/ });
    expect(screen.queryByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument();
  });
});
