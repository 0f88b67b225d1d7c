import { describe, expect, it } from '@jest/globals';
import type { Remittance } from '@e-store/shared/cash/remittance-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const FILE: Remittance = {
  _id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  kind: 'file',
  courier: 'Parcel One',
  at: '2026-11-20T10:05:00.000Z',
  by: 'Asha Rao',
  orders: 1240,
  amount: 12_13_960_00,
};
const RECEIVED: Remittance = {
  _id: 'bbbbbbbbbbbbbbbbbbbbbbbb',
  kind: 'received',
  until: '2026-11-10',
  at: '2026-11-19T10:05:00.000Z',
  by: 'Asha Rao',
  orders: 1,
  amount: 979_00,
  undone: { at: '2026-11-19T10:30:00.000Z', by: 'Ravi Menon', remaining: 0 },
};

function open(found: Remittance[]) {
  const list = { current: found };
  apiServer.use(
    answer('GET /admin/cash/remittances', () => ({
      remittances: list.current,
      total: list.current.length,
      page: 1,
      limit: 25,
    })),
  );
  const { user } = renderRoutes('/admin/dashboard/cash/remittances', { user: buildUser({ role: 'Admin' }) });
  return { user, list };
}

describe('recorded remittances in E-DASH', () => {
  it('are listed with who recorded and who undid them', async () => {
    open([FILE, RECEIVED]);
    const table = within(await screen.findByRole('table', { name: 'Recorded remittances' }));
    const [, file, received] = table.getAllByRole('row');
    expect(file).toHaveTextContent('Parcel One');
    expect(file).toHaveTextContent('Asha Rao');
    expect(file).toHaveTextContent('1,240₹12,13,960');
    expect(received).toHaveTextContent('All couriers, marked as received up to Tue 10 Nov');
    expect(received).toHaveTextContent(/Undone Thu 19 Nov.* by Ravi Menon/);
    expect(within(received!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are undone after a confirmation, in parts', async () => {
    const calls: unknown[] = [];
    const { user, list } = open([FILE]);
    apiServer.use(
      answer('POST /admin/cash/remittances/:id/undo', ({ params }) => {
        calls.push(params);
        const remaining = calls.length === 1 ? 740 : 0;
        const undone = { at: '2026-11-20T11:00:00.000Z', by: 'Asha Rao', remaining };
        list.current = [{ ...FILE, undone }];
        return { ...FILE, undone };
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Undo: Parcel One, / }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this remittance?' }));
    expect(dialog.getByText(/^Parcel One: 1,240 orders, ₹12,13,960\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Undo remittance' }));
    expect(await screen.findByText('Remittance undone.')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
    const undone = await screen.findByText(/^Undone Fri 20 Nov/);
    await waitFor(() => expect(undone).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Undo: / })).not.toBeInTheDocument();
  });

  it('offer to continue an interrupted undo', async () => {
    const undone = { at: '2026-11-20T11:00:00.000Z', by: 'Asha Rao', remaining: 740 };
    const { user } = open([{ ...FILE, undone }]);
    apiServer.use(
      refuse('POST /admin/cash/remittances/:id/undo', {
        status: 500,
        code: 'INTERNAL',
        message: 'Noted. Try again.',
      }),
    );
    expect(await screen.findByText('740 payments are not undone yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Continue undo: Parcel One/ }));
    await user.click(screen.getByRole('button', { name: 'Undo remittance' }));
    expect(await screen.findByText('Noted. Try again.')).toBeInTheDocument();
  });

  it('say when nothing is recorded', async () => {
    open([]);
    expect(await screen.findByText('No remittances are recorded yet.')).toBeInTheDocument();
  });
});
