import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildSettings } from '../../../testing/build-settings.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/settings';
const open = (part = '') => renderRoutes(PATH + part, { user: buildUser({ role: 'Admin' }) });
const charged = () => screen.findByLabelText('Standard shipping (₹)');

const entryOf = (number: number, before: object, after: object): AuditEntry => ({
  _id: objectId(number),
  at: '2026-11-20T06:30:00.000Z',
  by: { _id: objectId(9), name: 'Asha Rao' },
  role: 'Admin',
  what: 'settings.changed',
  subject: { kind: 'settings', id: 'charges', label: 'Charges' },
  before: { ...before },
  after: { ...after },
  ip: '::1',
  requestId: 'r',
});

function serve(settings: StoreSettings = buildSettings()) {
  const calls: ApiCall[] = [];
  let now = settings;
  const entries: AuditEntry[] = [];
  apiServer.use(
    answer('GET /admin/settings', () => now),
    answer('GET /admin/audit', () => ({ entries, total: entries.length, page: 1, limit: 20 })),
    answer('PUT /admin/settings/charges', (call) => {
      calls.push(call);
      const charges = call.body as StoreSettings['charges'];
      entries.unshift(entryOf(entries.length + 1, now.charges, charges));
      now = { ...now, charges, versions: { ...now.versions, charges: now.versions.charges + 1 } };
      return now;
    }),
    answer('POST /admin/settings/put-back', (call) => {
      calls.push(call);
      now = { ...now, charges: settings.charges };
      entries.unshift(entryOf(entries.length + 1, {}, {}));
      return now;
    }),
  );
  return calls;
}

describe('the settings of E-DASH', () => {
  it('show the stored UPI ID as a code to try, once there is one', async () => {
    const { payments } = buildSettings();
    serve({
      ...buildSettings(),
      payments: { ...payments, upiPayee: 'shop@okbank', upiPayeeName: 'Test shop' },
    });
    open('?part=payments');
    expect(await screen.findByRole('img', { name: 'QR code of the UPI ID shop@okbank' })).toBeInTheDocument();
  });

  it('keep the history of the part that is open when an earlier part is saved late', async () => {
    const entry = entryOf(3, { holdMinutes: 30 }, { holdMinutes: 45 });
    const ofCharges: AuditEntry[] = [];
    const ofPayments = { ...entry, _id: objectId(2), subject: { ...entry.subject, id: 'payments' } };
    serve();
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    apiServer.use(
      answer('GET /admin/audit', ({ query }) => {
        const entries = query.get('id') === 'payments' ? [ofPayments] : ofCharges;
        return { entries, total: entries.length, page: 1, limit: 20 };
      }),
      http.put('*/api/v1/admin/settings/charges', async () => {
        await sent;
        ofCharges.push(entry);
        return HttpResponse.json(buildSettings({ charges: { shipping: 305 } }));
      }),
    );
    const { user } = open('?part=charges');
    await user.type(await charged(), '5');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const parts = within(screen.getByRole('navigation', { name: 'Settings sections' }));
    await user.click(parts.getByRole('link', { name: 'Payments' }));
    expect(await screen.findByText(/30 → 45/)).toBeInTheDocument();
    send();
    expect(await screen.findByText('Charges saved.')).toBeInTheDocument();
    expect(screen.getByText(/30 → 45/)).toBeInTheDocument();
  });

  it('show the parts by address, each with its fields as they stand [spec 2-21] [spec 2-120]', async () => {
    serve();
    const { user, router } = open();
    expect(await screen.findByLabelText('Legal name')).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Charges' }));
    expect(await charged()).toHaveValue('30');
    expect(router.state.location.search).toBe('?part=charges');
    expect(screen.getByLabelText('Free shipping from (₹)')).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Orders and stock' }));
    expect(await screen.findByLabelText('Low-stock threshold (units)')).toHaveValue('3');
    await user.click(screen.getByRole('link', { name: 'Home page' }));
    expect(await screen.findByLabelText('Sale banner headline')).toHaveValue('-50%');
  });

  it('flag what the law wants told and nobody has given', async () => {
    serve();
    open();
    expect(
      await screen.findByText(/^9 legally required details are missing: Legal name/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('GSTIN')).toHaveAccessibleDescription('Not provided');
  });

  it('save a part, naming the version that was seen, and offer to put it back', async () => {
    const calls = serve();
    const { user } = open('?part=charges');
    const field = await charged();
    await user.clear(field);
    await user.type(field, '1,040');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Charges saved.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ ...buildSettings().charges, shipping: 1040 });
    expect(calls[0]?.headers.get('if-match')).toBe('"0"');
    expect(await screen.findByText('Standard shipping: ₹30 → ₹1,040')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await charged()).toHaveValue('30'));
    expect(calls[1]?.body).toEqual({ entry: objectId(1) });
  });

  it('say at the field what is wrong, before the server is asked, and keep what was typed', async () => {
    const calls = serve();
    const { user } = open('?part=charges');
    const field = await charged();
    await user.clear(field);
    await user.type(field, 'thirty');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 10,000 rupees.'),
    );
    expect(field).toHaveValue('thirty');
    expect(calls).toEqual([]);
  });

  it('say that free shipping is promised and charged for; one press makes it true', async () => {
    const calls = serve();
    const { user } = open();
    expect(
      await screen.findByText(
        'Pages promise free shipping over ₹199, but every order is charged ₹30 for shipping.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Offer free shipping from ₹199' }));
    expect(await screen.findByLabelText('Free shipping from (₹)')).toHaveValue('199');
    expect(calls[0]?.body).toMatchObject({ freeShippingFrom: 199, shipping: 30 });
    expect(screen.queryByText(/^Pages promise free shipping/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('remind that an Indian MRP includes all taxes; one press includes them', async () => {
    const calls = serve();
    const { user } = open();
    expect(await screen.findByText(/₹250 tax is added to prices\. In India, the MRP/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Include tax in prices' }));
    expect(await screen.findByLabelText('Tax')).toHaveValue('included');
    expect(calls[0]?.body).toMatchObject({ taxMode: 'included', tax: 250 });
    expect(screen.queryByText(/In India, the MRP/)).not.toBeInTheDocument();
  });

  it('have nothing to complain of when all is given and nothing is promised wrongly', async () => {
    const given = Object.fromEntries(
      Object.keys(buildSettings().details).map((name) => [name, 'x']),
    ) as StoreSettings['details'];
    serve(
      buildSettings({
        details: { ...given, gstin: '27AAPFU0939F1ZV' },
        charges: { taxMode: 'included', freeShippingFrom: 199 },
      }),
    );
    open();
    await screen.findByLabelText('Legal name');
    expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument();
  });

  it('show what somebody else saved meanwhile, and let the person choose', async () => {
    const calls = serve(buildSettings({ versions: { charges: 4 } }));
    const current = buildSettings({ charges: { shipping: 45 }, versions: { charges: 5 } });
    const conflict = {
      status: 412,
      code: 'CHANGED_MEANWHILE',
      message: 'Someone else changed these settings while you were editing.',
      settings: current,
    };
    apiServer.use(refuse('PUT /admin/settings/charges', conflict));
    const { user } = open('?part=charges');
    const field = await charged();
    await user.clear(field);
    await user.type(field, '50');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This has changed since you opened it' }),
    );
    expect(dialog.getByText('Current version: 45')).toBeInTheDocument();
    expect(dialog.getByText('Your version: 50')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use current' }));
    await waitFor(async () => expect(await charged()).toHaveValue('45'));
    expect(calls).toEqual([]);
  });

  it('put an earlier value back from the history', async () => {
    const calls = serve(buildSettings({ charges: { shipping: 60 } }));
    apiServer.use(
      answer('GET /admin/audit', {
        entries: [entryOf(5, { shipping: 30 }, { shipping: 60 })],
        total: 1,
        page: 1,
        limit: 20,
      }),
    );
    const { user } = open('?part=charges');
    expect(await screen.findByText('Asha Rao, Fri 20 Nov, 12:00 pm')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore: Standard shipping: ₹30 → ₹60' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ entry: objectId(5) }));
  });

  it('say why they are not there, and ask again', async () => {
    apiServer.use(
      refuse('GET /admin/settings', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Legal name')).toBeInTheDocument();
  });
});
