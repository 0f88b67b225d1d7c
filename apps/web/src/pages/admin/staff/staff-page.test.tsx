import { describe, expect, it } from '@jest/globals';
import type { StaffMember } from '@e-store/shared/staff/member-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const me = buildUser({ role: 'Admin' });
const open = (path: string) => renderRoutes(path, { user: me });
const packer: StaffMember = {
  ...buildUser({ _id: objectId(4), firstname: 'Kabir', lastname: 'Khan', email: 'kabir@example.com' }),
  role: 'Packer',
  hasSecondFactor: true,
};
const STAFF: StaffMember[] = [{ ...me, role: 'Admin', hasSecondFactor: false }, packer];

describe('the staff of E-DASH', () => {
  it('are shown with their roles; nobody is offered a change of their own', async () => {
    const catalogue: StaffMember = { ...packer, _id: objectId(9), role: 'Catalogue', lastname: 'Rao' };
    apiServer.use(answer('GET /admin/staff', { staff: [...STAFF, catalogue] }));
    open('/admin/dashboard/staff');
    const row = await screen.findByRole('row', { name: /Kabir Rao/ });
    expect(row).toHaveTextContent('Products, pictures, categories, search terms and synonyms.');
    const mine = within(await screen.findByRole('row', { name: /Asha Rao/ }));
    expect(mine.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change role of Kabir Khan' })).toBeInTheDocument();
  });

  it('lose a second step that they cannot take any more, after one more question', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('GET /admin/staff', { staff: STAFF }),
      answer('DELETE /admin/staff/:id/second-factor', (call) => {
        calls.push(call);
        return { staff: STAFF.map((member) => ({ ...member, hasSecondFactor: false })) };
      }),
    );
    const { user } = open('/admin/dashboard/staff');
    const name = 'Reset two-step sign-in of Kabir Khan';
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Kabir Khan now signs in with a password only.')).toBeInTheDocument();
    expect(calls.map(({ params }) => params['id'])).toEqual([packer._id]);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('get another role, or none', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('GET /admin/staff', { staff: STAFF }),
      answer('PUT /admin/staff/:id', (call) => {
        calls.push(call);
        return { staff: STAFF.slice(0, 1) };
      }),
    );
    const { user } = open('/admin/dashboard/staff');
    await user.click(await screen.findByRole('button', { name: 'Change role of Kabir Khan' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Change role' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('New role'), 'Remove from staff');
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Kabir Khan now has the role Customer.')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ params: { id: packer._id }, body: { role: 'Customer' } });
    expect(screen.queryByText('kabir@example.com')).not.toBeInTheDocument();
  });

  it('are made by the address of an account; what is wrong stands at it', async () => {
    const message = 'No account has this email address. Ask them to register in the shop first.';
    apiServer.use(
      answer('GET /admin/staff', { staff: STAFF }),
      refuse('POST /admin/staff', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { email: message },
      }),
    );
    const { user } = open('/admin/dashboard/staff');
    const field = await screen.findByLabelText('Account email');
    await user.type(field, 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field).toHaveValue('new@example.com');
  });
});

describe('the audit trail of E-DASH', () => {
  it('tells who changed what and when, narrowed by person, kind and days', async () => {
    const calls: ApiCall[] = [];
    const by = { _id: packer._id, name: 'Kabir Khan' };
    apiServer.use(
      answer('GET /admin/staff', { staff: STAFF }),
      answer('GET /admin/audit', (call) => {
        calls.push(call);
        const entry = {
          _id: objectId(6),
          at: '2026-11-20T06:30:00.000Z',
          by,
          role: 'Packer' as const,
          what: 'product.priced',
          subject: { kind: 'product', id: objectId(7), label: 'Plain tee' },
          before: { price: 699 },
          after: { price: 749 },
          ip: '::1',
          requestId: 'r',
        };
        return { entries: [entry], total: 1, page: 1, limit: 50 };
      }),
    );
    const { user, router } = open('/admin/dashboard/audit');
    expect(await screen.findByText('Price: ₹699 → ₹749')).toBeInTheDocument();
    expect(screen.getByText('Price changed')).toBeInTheDocument();
    expect(screen.getByText('Fri 20 Nov, 12:00 pm')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(screen.getByLabelText('Person'), 'Kabir Khan');
    await user.selectOptions(screen.getByLabelText('Type'), 'Products');
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    await screen.findByRole('button', { name: 'Filter 3' });
    expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({
      by: packer._id,
      kind: 'product',
      from: '2026-11-01',
    });
    await user.click(await screen.findByRole('link', { name: 'Only Plain tee' }));
    expect(router.state.location.search).toBe(`?kind=product&id=${objectId(7)}`);
    await screen.findByRole('button', { name: 'Filter 1' });
    await user.type(screen.getByLabelText('To'), '2026-11-30');
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() =>
      expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({
        id: objectId(7),
        kind: 'product',
        to: '2026-11-30',
      }),
    );
  });

  it('names emails as the list of undelivered emails does', async () => {
    const labels = ['order-placed to b…@example.com', 'newer-kind to c…@example.com', 'Deleted account'];
    const entries = labels.map((label, index) => ({
      _id: objectId(index + 1),
      at: '2026-11-20T06:30:00.000Z',
      by: { _id: packer._id, name: 'Kabir Khan' },
      role: 'Admin' as const,
      what: 'mail.putAside',
      subject: { kind: 'mail', id: objectId(index + 1), label },
      before: { state: 'undelivered' },
      after: { state: 'dismissed' },
      ip: '::1',
      requestId: 'r',
    }));
    apiServer.use(answer('GET /admin/audit', { entries, total: 3, page: 1, limit: 50 }));
    open('/admin/dashboard/audit');
    expect(await screen.findByText('Order placed to b…@example.com')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Only Order placed to b…@example.com' })).toBeInTheDocument();
    for (const label of labels.slice(1)) expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('puts the prices of a bulk change back, and says which were changed in between', async () => {
    const undone: unknown[] = [];
    const entry = {
      _id: objectId(6),
      at: '2026-11-20T06:30:00.000Z',
      by: { _id: packer._id, name: 'Kabir Khan' },
      role: 'Catalogue' as const,
      what: 'product.priced',
      subject: { kind: 'product', id: objectId(6), label: '2 products' },
      before: {},
      after: { by: 'percent', value: 25 },
      ip: '::1',
      requestId: 'r',
    };
    const noted = { ...entry, _id: objectId(8), what: 'product.edited' };
    const back = { id: objectId(1), name: 'One', product: buildStaffProduct() };
    apiServer.use(
      answer('GET /admin/audit', { entries: [entry, noted], total: 2, page: 1, limit: 50 }),
      answer('POST /admin/products/prices/put-back', ({ body }) => {
        undone.push(body);
        const second = { id: objectId(2), name: 'Two' };
        return {
          results: [
            back,
            undone.length === 1
              ? { ...second, why: 'The price is now ₹800.' }
              : { ...second, product: buildStaffProduct() },
          ],
        };
      }),
    );
    const { user } = open('/admin/dashboard/audit');
    const putBack = await screen.findByRole('button', { name: 'Restore: 2 products' });
    expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
    await user.click(putBack);
    expect(await screen.findByText(/^1 of 2 prices restored/)).toBeInTheDocument();
    expect(screen.getByText(/The price is now ₹800/)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(putBack);
    expect(await screen.findByText('2 prices restored.')).toBeInTheDocument();
    expect(undone).toEqual([{ entry: objectId(6) }, { entry: objectId(6) }]);
  });
});
