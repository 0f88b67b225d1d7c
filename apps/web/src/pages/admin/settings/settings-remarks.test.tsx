import { describe, expect, it } from '@jest/globals';
import type { ProductList } from '@e-store/shared/catalog/endpoints';
import type { StaffPayment } from '@e-store/shared/payments/endpoints';
import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { buildSettings } from '../../../testing/build-settings.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/settings';
const open = (part: string) => renderRoutes(`${PATH}?part=${part}`, { user: buildUser({ role: 'Admin' }) });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

function serve(settings: StoreSettings = buildSettings(), entries: AuditEntry[] = []) {
  const calls: ApiCall[] = [];
  const saveAs = (section: 'charges' | 'payments' | 'home') => (call: ApiCall) => {
    calls.push(call);
    return { ...settings, [section]: call.body };
  };
  apiServer.use(
    answer('GET /admin/settings', settings),
    answer('GET /admin/audit', { entries, total: entries.length, page: 1, limit: 20 }),
    answer('PUT /admin/settings/charges', saveAs('charges')),
    answer('PUT /admin/settings/payments', saveAs('payments')),
    answer('PUT /admin/settings/home', saveAs('home')),
    answer('POST /admin/settings/put-back', (call) => {
      calls.push(call);
      return settings;
    }),
  );
  return calls;
}

describe('the remark about express delivery', () => {
  const REMARK = 'Express delivery costs less than standard delivery.';
  const express = () => screen.findByLabelText('Express shipping (₹)');

  it('appears while express delivery is cheaper, and lets the charges be saved', async () => {
    const calls = serve();
    const { user } = open('charges');
    const field = await express();
    expect(screen.queryByText(REMARK)).not.toBeInTheDocument();
    await user.clear(field);
    expect(screen.queryByText(REMARK)).not.toBeInTheDocument();
    await user.type(field, '20');
    expect(await screen.findByText(REMARK)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(REMARK);
    expect(field).toBeValid();
    await user.click(saveButton());
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ shipping: 30, expressShipping: 20 }));
    expect(await screen.findByText(REMARK)).toBeInTheDocument();
  });

  it('gives way to an error of the field', async () => {
    serve(buildSettings({ charges: { shipping: 40 } }));
    const { user } = open('charges');
    const field = await express();
    expect(await screen.findByText(REMARK)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '-1');
    await user.click(saveButton());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 10,000 rupees.'),
    );
    expect(screen.queryByText(REMARK)).not.toBeInTheDocument();
  });

  it('stays away while standard delivery is free for every order', async () => {
    serve(buildSettings({ charges: { shipping: 40, freeShippingFrom: 1 } }));
    open('charges');
    await express();
    expect(screen.queryByText(REMARK)).not.toBeInTheDocument();
  });
});

describe('the remark about the basics banner', () => {
  const NONE = 'No T-shirts cost ₹600. The banner opens an empty list.';
  const price = () => screen.findByLabelText('Basics banner price (₹)');
  const departments = (...values: string[]): NonNullable<ProductList['facets']> => ({
    category: [],
    size: [],
    colour: [],
    brand: [],
    origin: [],
    onSale: [],
    inStock: [],
    price: [],
    department: values.map((value) => ({ value, label: value, count: 1 })),
    anyCategory: values.length,
  });

  it('says that no product has the price, and lets the price be saved', async () => {
    const calls = serve();
    const queries: Record<string, string>[] = [];
    apiServer.use(
      answer('GET /products', ({ query }) => {
        queries.push(Object.fromEntries(query));
        return buildProductList(query.get('price[gte]') === '600' ? 0 : 3);
      }),
    );
    const { user } = open('home');
    const field = await price();
    await waitFor(() => expect(queries).toHaveLength(1));
    expect(queries[0]).toMatchObject({ category: 'T-Shirt', 'price[gte]': '699', 'price[lte]': '699' });
    await user.clear(field);
    await user.type(field, '600');
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(`The banner links to T-shirts at exactly this price. ${NONE}`);
    await user.click(saveButton());
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ basicPrice: 600 }));
    await user.clear(field);
    await user.type(field, '699');
    await waitFor(() => expect(screen.queryByText(NONE)).not.toBeInTheDocument());
  });

  it.each([
    [['women', 'kids'], 'No T-shirts for men cost ₹699. On that home page, the banner opens an empty list.'],
    [
      ['kids'],
      'No T-shirts for men or women cost ₹699. On those home pages, the banner opens an empty list.',
    ],
  ])('names the departments without such a product, with products for %p', async (found, remark) => {
    serve();
    apiServer.use(answer('GET /products', buildProductList(2, { facets: departments(...found) })));
    open('home');
    expect(await screen.findByText(remark)).toBeInTheDocument();
  });

  it('stays away when the products cannot be counted', async () => {
    serve();
    let asked = 0;
    apiServer.use(
      http.get('*/api/v1/products', () => {
        asked += 1;
        return HttpResponse.json({ success: false, code: 'INTERNAL', message: 'Noted.' }, { status: 500 });
      }),
    );
    const { user } = open('home');
    const field = await price();
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await user.click(saveButton());
    expect(await screen.findByText('No changes to save.')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription('The banner links to T-shirts at exactly this price.');
  });
});

describe('a change of the UPI ID', () => {
  const OLD = 'shop@okbank';
  const waiting = (number: number, details?: Record<string, string>): StaffPayment => ({
    order: objectId(number),
    number: `ES-${number}`,
    customer: 'Asha Rao',
    createdAt: '2026-11-20T10:00:00.000Z',
    orderStatus: 'Processing',
    payment: { ...buildOrder().payment, method: 'UPI', ...(details && { details }) },
    canRefundOnline: false,
  });

  function servePayments(payments: StaffPayment[], entries: AuditEntry[] = []) {
    const settings = buildSettings();
    const calls = serve({ ...settings, payments: { ...settings.payments, upiPayee: OLD } }, entries);
    const queries: Record<string, string>[] = [];
    apiServer.use(
      answer('GET /admin/payments', ({ query }) => {
        queries.push(Object.fromEntries(query));
        const page = Number(query.get('page'));
        return {
          payments: payments.slice((page - 1) * 50, page * 50),
          discrepancies: [],
          hasSecondApprover: true,
          statements: [],
          tabs: { 'to-confirm': 0, waiting: payments.length, refunds: 0, 'to-approve': 0 },
          total: payments.length,
          page,
          limit: 50,
        };
      }),
    );
    return { calls, queries };
  }

  async function change(to: string) {
    const page = open('payments');
    const field = await screen.findByLabelText('UPI ID of the shop');
    await page.user.clear(field);
    if (to !== '') await page.user.type(field, to);
    await page.user.click(saveButton());
    return page;
  }

  it('is saved after staff saw how many orders wait for payment to the old one', async () => {
    const others = [waiting(1, { order: 'order_1' }), waiting(2, { payee: 'former@okbank' })];
    const own = Array.from({ length: 53 }, (_, index) => waiting(index + 3, { payee: OLD }));
    const { calls, queries } = servePayments([...others, ...own]);
    const { user } = await change('new@okbank');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the UPI ID?' }));
    expect(
      dialog.getByText('53 orders are waiting for payment to the old UPI ID. They keep it.'),
    ).toBeInTheDocument();
    expect(queries).toEqual([
      { tab: 'waiting', page: '1', limit: '50' },
      { tab: 'waiting', page: '2', limit: '50' },
    ]);
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ upiPayee: 'new@okbank' }));
  });

  it('is not saved when staff cancel, and stays in the field', async () => {
    const { calls } = servePayments([waiting(1, { payee: OLD })]);
    const { user } = await change('');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the UPI ID?' }));
    expect(
      dialog.getByText('1 order is waiting for payment to the old UPI ID. It keeps that ID.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('UPI ID of the shop')).toHaveValue('');
    expect(calls).toEqual([]);
  });

  it('is saved at once when no order waits', async () => {
    const { calls } = servePayments([waiting(1, { order: 'order_1' })]);
    await change('new@okbank');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is saved when the orders cannot be counted', async () => {
    const { calls } = servePayments([]);
    apiServer.use(refuse('GET /admin/payments', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    await change('new@okbank');
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('counts no orders for the same ID in other letters', async () => {
    const { calls, queries } = servePayments([waiting(1, { payee: OLD })]);
    await change(' Shop@OKbank');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(queries).toEqual([]);
  });

  it('is announced, too, when an earlier ID is restored from the history', async () => {
    const entry: AuditEntry = {
      _id: objectId(5),
      at: '2026-11-20T06:30:00.000Z',
      by: { _id: objectId(9), name: 'Asha Rao' },
      role: 'Admin',
      what: 'settings.changed',
      subject: { kind: 'settings', id: 'payments', label: 'Payments' },
      before: { upiPayee: 'former@okbank' },
      after: { upiPayee: OLD },
      ip: '::1',
      requestId: 'r',
    };
    const { calls } = servePayments([waiting(1, { payee: OLD })], [entry]);
    const { user } = open('payments');
    await user.click(await screen.findByRole('button', { name: /^Restore: UPI ID of the shop/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the UPI ID?' }));
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ entry: objectId(5) }));
  });
});

it('says until when the old approval limit applies to the Admin who raises it', async () => {
  serve();
  open('payments');
  expect(await screen.findByLabelText(/^Second approval for refunds above/)).toHaveAccessibleDescription(
    /the old limit still applies to refunds that you start, until another Admin changes the limit\.$/,
  );
});
