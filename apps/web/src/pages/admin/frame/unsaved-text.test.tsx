import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { logout } from '../../../features/account/user.slice.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildSettings } from '../../../testing/build-settings.ts';
import { buildOrderRow, buildStaffOrder, buildStaffOrders } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const admin = buildUser({ role: 'Admin' });
const ORDER = `/admin/dashboard/orderlist/${objectId(500)}`;

const order = (changes: Parameters<typeof buildStaffOrder>[0] = {}, rest = {}) =>
  answer('GET /admin/orders/:id', buildStaffOrder(changes, rest));
const ticket = answer('GET /admin/messages/:id', {
  _id: objectId(1),
  number: 'T-100001',
  subject: 'question',
  state: 'open',
  name: 'Kabir Khan',
  email: 'kabir@example.com',
  message: 'Does the M run small?',
  createdAt: '2026-11-16T06:30:00.000Z',
  answers: [],
  notes: [],
});
const reviews = answer('GET /admin/reviews', {
  reviews: [
    {
      _id: objectId(1),
      stars: 1,
      words: 'It came to 12 Lake Road.',
      createdAt: '2026-11-19T06:30:00.000Z',
      product: { _id: objectId(2), name: 'Plain tee' },
      author: { _id: objectId(3), name: 'Meera Iyer' },
      reports: [],
      isHidden: false,
    },
  ],
  total: 1,
  page: 1,
  limit: 25,
  counts: { reported: 0, hidden: 0 },
});
const refund = {
  order: objectId(500),
  number: 'ES-100042',
  customer: 'Asha Rao',
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'Cancelled' as const,
  payment: { ...buildOrder().payment, method: 'UPI' as const, amount: 979, refundDue: 979 },
  canRefundOnline: false,
};
const paymentList = {
  payments: [refund],
  discrepancies: [],
  hasSecondApprover: true,
  statements: [],
  tabs: { 'to-confirm': 0, waiting: 0, refunds: 1, 'to-approve': 0 },
  total: 1,
  page: 1,
  limit: 25,
};
const refunds = answer('GET /admin/payments', paymentList);
const approvals = answer('GET /admin/payments', {
  ...paymentList,
  payments: [{ ...refund, approval: { state: 'waiting', amount: 979, by: 'Asha Rao' } }],
});
const DIWALI15 = {
  code: 'DIWALI15',
  reduction: { percent: 15 },
  active: true,
  isPublic: false,
  state: 'running',
  used: 12,
  createdAt: '2026-11-01T06:30:00.000Z',
  version: 1,
} as const;
const promoCodes = answer('GET /admin/promocodes', {
  promoCodes: [DIWALI15],
  total: 1,
  page: 1,
  limit: 25,
  counts: { all: 1, on: 1, off: 0, running: 1, planned: 0, ended: 0, stopped: 0 },
});

type Form = {
  path: string;
  given?: Parameters<typeof apiServer.use>[0];
  opens?: string;
  staysClosed?: true;
  field: string;
};

const FORMS: [name: string, form: Form][] = [
  ['a note on an order', { path: ORDER, given: order(), field: 'Staff note' }],
  ['an address', { path: ORDER, given: order(), opens: 'Edit address', field: 'City' }],
  [
    'the reference of a refund',
    {
      path: ORDER,
      given: order({}, { refunds: [{ return: objectId(700), amount: 979, payTo: 'asha@okbank' }] }),
      field: 'Payment reference',
    },
  ],
  [
    'the reference of a refund of a cancelled order',
    {
      path: '/admin/dashboard/payments?tab=refunds',
      given: refunds,
      field: 'Refund reference for ES-100042',
    },
  ],
  [
    'why a refund is declined',
    {
      path: '/admin/dashboard/payments?tab=to-approve',
      given: approvals,
      opens: 'Decline refund',
      staysClosed: true,
      field: 'Reason (visible to staff)',
    },
  ],
  [
    'a tracking number',
    {
      path: ORDER,
      given: order({ orderStatus: 'Shipped' }),
      opens: 'Add tracking details',
      staysClosed: true,
      field: 'Courier',
    },
  ],
  [
    'why an order is cancelled',
    {
      path: ORDER,
      given: order(),
      opens: 'Cancel order',
      staysClosed: true,
      field: 'Note (optional)',
    },
  ],
  [
    'why a step is corrected',
    {
      path: ORDER,
      given: order({ orderStatus: 'Packed' }, { correctableTo: 'Confirmed' }),
      opens: 'Correct status',
      staysClosed: true,
      field: 'Reason',
    },
  ],
  [
    'an answer to a message',
    { path: `/admin/dashboard/messages/${objectId(1)}`, given: ticket, field: 'New answer' },
  ],
  [
    'a note on a message',
    { path: `/admin/dashboard/messages/${objectId(1)}`, given: ticket, field: 'New note' },
  ],
  ['a note on a customer', { path: `/admin/dashboard/customers/${objectId(1)}`, field: 'New note' }],
  [
    'why data are given out',
    {
      path: `/admin/dashboard/customers/${objectId(1)}`,
      opens: 'Export customer data',
      staysClosed: true,
      field: 'Reason',
    },
  ],
  [
    'why a review is hidden',
    {
      path: '/admin/dashboard/reviews',
      given: reviews,
      opens: 'Hide review of Plain tee',
      staysClosed: true,
      field: 'Reason',
    },
  ],
  ['a new promo code', { path: '/admin/dashboard/promocodes', opens: 'New code', field: 'Code' }],
  [
    'terms of a promo code',
    {
      path: '/admin/dashboard/promocodes',
      given: promoCodes,
      opens: 'Edit DIWALI15',
      field: 'Total uses',
    },
  ],
  ['a setting', { path: '/admin/dashboard/settings', field: 'Legal name' }],
  ['a new category', { path: '/admin/dashboard/categorylist', opens: 'Add Category', field: 'Name' }],
  [
    'another name of a category',
    { path: '/admin/dashboard/categorylist', opens: 'Rename Jeans', field: 'Name' },
  ],
  ['a new member of staff', { path: '/admin/dashboard/staff', field: 'Account email' }],
];

const inMain = () => within(screen.getByRole('main'));
const findField = (name: string) => screen.findByLabelText(name);

async function openForm(path: string, opens: string | undefined) {
  const shop = renderRoutes(path, { user: admin });
  await screen.findByRole('heading', { level: 1 });
  if (opens) await shop.user.click((await inMain().findAllByRole('button', { name: opens }))[0]!);
  return shop;
}

describe('text that was not saved', () => {
  it.each(FORMS)(
    'comes back with its screen: %s',
    async (_name, { path, given, opens, staysClosed, field }) => {
      if (given) apiServer.use(given);
      const { user, unmount } = await openForm(path, opens);
      await user.clear(await findField(field));
      await user.type(await findField(field), 'Half a sentence');
      unmount();
      await openForm(path, staysClosed && opens);
      expect(await findField(field)).toHaveValue('Half a sentence');
    },
  );

  it('comes back when somebody signs in again, and the login says why', async () => {
    apiServer.use(
      order(),
      answer('POST /login', { user: admin }),
      refuse('POST /admin/orders/:id/notes', {
        status: 401,
        code: 'UNAUTHENTICATED',
        message: 'Please sign in.',
      }),
    );
    const { user, router } = await openForm(ORDER, undefined);
    await user.type(await findField('Staff note'), 'Gate code 4.');
    await user.click(inMain().getByRole('button', { name: 'Add note' }));
    expect(
      await screen.findByText(
        'You were logged out. Staff sessions end after 8 hours, or earlier when your role or password changes or an Admin signs you out. Log in to continue. What you typed is saved.',
      ),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), admin.email);
    await user.type(screen.getByLabelText('Password'), 'the passphrase');
    await user.click(inMain().getByRole('button', { name: 'Login' }));
    expect(await findField('Staff note')).toHaveValue('Gate code 4.');
    expect(router.state.location.pathname).toBe(ORDER);
  });

  it('comes back with the order it belongs to: tracking numbers of many orders', async () => {
    const rows = [1, 2].map((number) => ({ ...buildOrderRow(number), moves: ['Shipped' as const] }));
    apiServer.use(
      answer('GET /admin/orders', () => buildStaffOrders(rows)),
      answer('POST /admin/orders/moves', {
        results: rows.map(({ _id: id, number }) => ({ id, number, done: true })),
      }),
    );
    const openDialog = async () => {
      const shop = await openForm('/admin/dashboard/orderlist', undefined);
      await shop.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
      await shop.user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
      return shop;
    };
    const { user, unmount } = await openDialog();
    await user.type(await findField('Courier'), 'Parcel One');
    await user.type(await findField('AWB of ES-100042'), '149081234568');
    unmount();
    rows.reverse();
    const back = await openDialog();
    expect(await findField('Courier')).toHaveValue('Parcel One');
    expect(await findField('AWB of ES-100042')).toHaveValue('149081234568');
    expect(await findField('AWB of ES-100041')).toHaveValue('');
    await back.user.click(screen.getByRole('button', { name: /^Ship all, 1 without/ }));
    await screen.findByText('2 orders shipped.');
    await waitFor(() => expect(window.sessionStorage.getItem('formDrafts')).not.toContain('149081234568'));
  });

  it('is deleted when it is saved', async () => {
    apiServer.use(order(), answer('POST /admin/orders/:id/notes', buildStaffOrder()));
    const { user, unmount } = await openForm(ORDER, undefined);
    await user.type(await findField('Staff note'), 'Gate code 4.');
    await user.click(inMain().getByRole('button', { name: 'Add note' }));
    await waitFor(async () => expect(await findField('Staff note')).toHaveValue(''));
    unmount();
    await openForm(ORDER, undefined);
    expect(await findField('Staff note')).toHaveValue('');
  });

  it('stays when it was typed while earlier text was sent, which goes', async () => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    apiServer.use(
      order(),
      http.post('*/api/v1/admin/orders/:id/notes', async () => {
        await held;
        return HttpResponse.json(buildStaffOrder());
      }),
    );
    const { user } = await openForm(ORDER, undefined);
    await user.type(await findField('Staff note'), 'Gate code 4.');
    const button = inMain().getByRole('button', { name: 'Add note' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.type(await findField('Staff note'), ' Call first.');
    send();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    expect(await findField('Staff note')).toHaveValue('Call first.');
    expect(window.sessionStorage.getItem('formDrafts')).toContain('"Call first."');
  });

  it('is deleted when its dialog is cancelled', async () => {
    const path = '/admin/dashboard/categorylist';
    const { user, unmount } = await openForm(path, 'Add Category');
    await user.type(await findField('Name'), 'Saris');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    unmount();
    await openForm(path, undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is deleted by a logout, and for another account that signs in', async () => {
    apiServer.use(order());
    const { user, unmount, store } = await openForm(ORDER, undefined);
    await user.type(await findField('Staff note'), 'Gate code 4.');
    unmount();
    renderRoutes('/', { user: buildUser({ role: 'Admin', _id: objectId(77) }) });
    await screen.findAllByRole('heading');
    expect(window.sessionStorage.getItem('formDrafts')).not.toContain('Gate code');
    await store.dispatch(logout());
    expect(window.sessionStorage.getItem('formDrafts')).toBeNull();
  });

  it('saves onto the version it was typed into, so that a change of others is a conflict', async () => {
    const sent: ApiCall[] = [];
    const path = '/admin/dashboard/settings';
    const { user, unmount } = await openForm(path, undefined);
    await user.type(await findField('Legal name'), ' Pvt Ltd');
    unmount();
    const settings = buildSettings();
    const { versions } = settings;
    apiServer.use(
      answer('GET /admin/settings', {
        ...settings,
        versions: { ...versions, details: versions.details + 1 },
      }),
      answer('PUT /admin/settings/details', (call) => {
        sent.push(call);
        return settings;
      }),
    );
    const again = await openForm(path, undefined);
    expect(await screen.findByText(/Your unsaved text has been restored/)).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.headers.get('if-match')).toBe(`"${versions.details}"`);
  });

  it('that does not say which version it was typed into is not put over what is saved', async () => {
    apiServer.use(promoCodes);
    const drafts = { owner: admin._id, forms: { 'promo/DIWALI15': { changes: { limit: '5' } } } };
    window.sessionStorage.setItem('formDrafts', JSON.stringify(drafts));
    await openForm('/admin/dashboard/promocodes', undefined);
    expect(await findField('Total uses')).toHaveValue('');
    await waitFor(() => expect(window.sessionStorage.getItem('formDrafts')).not.toContain('DIWALI15'));
  });

  it('of a promo code is saved onto the terms it was typed into', async () => {
    const sent: ApiCall[] = [];
    apiServer.use(
      promoCodes,
      answer('PUT /admin/promocodes/:code/terms', (call) => {
        sent.push(call);
        return DIWALI15;
      }),
    );
    const forms = { 'promo/DIWALI15': { changes: { limit: '5' }, version: 0 } };
    window.sessionStorage.setItem('formDrafts', JSON.stringify({ owner: admin._id, forms }));
    const { user } = await openForm('/admin/dashboard/promocodes', undefined);
    expect(await findField('Total uses')).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.headers.get('if-match')).toBe('"0"');
  });
});
