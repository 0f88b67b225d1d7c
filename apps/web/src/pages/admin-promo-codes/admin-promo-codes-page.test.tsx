import { describe, expect, it } from '@jest/globals';
import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../testing/api-server.ts';
import { buildUser } from '../../testing/build-user.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/promocodes';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });

const code = (changes: Partial<PromoCode> = {}): PromoCode => ({
  code: 'DIWALI15',
  reduction: { percent: 15 },
  active: true,
  used: 12,
  limit: 50,
  endsOn: '2026-11-30',
  createdAt: '2026-11-01T06:30:00.000Z',
  ...changes,
});

function serve(...codes: PromoCode[]) {
  const calls: ApiCall[] = [];
  let all = codes;
  apiServer.use(
    answer('GET /admin/promocodes', () => ({ promoCodes: all })),
    answer('PUT /admin/promocodes/:code', (call) => {
      calls.push(call);
      all = all.map((one) => ({ ...one, ...(call.body as object) }));
      return all[0]!;
    }),
    answer('POST /admin/promocodes', (call) => {
      calls.push(call);
      return code({ code: 'NEW10' });
    }),
    answer('PUT /admin/promocodes/:code/terms', (call) => {
      calls.push(call);
      return code();
    }),
  );
  return calls;
}

describe('the promo codes of E-DASH', () => {
  it('show what they take off, until when, and how often they were used', async () => {
    serve(code(), code({ code: 'FLAT100', reduction: { amount: 100 }, active: false }));
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: /DIWALI15/ }));
    expect(row.getByText('15 %')).toBeInTheDocument();
    expect(row.getByText('until 30 Nov 2026')).toBeInTheDocument();
    expect(row.getByText('12 of 50')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Stopped/ }));
    await waitFor(() => expect(screen.queryByText('DIWALI15')).not.toBeInTheDocument());
    expect(screen.getByText('FLAT100')).toBeInTheDocument();
  });

  it('are stopped by a switch, and started again by Undo', async () => {
    const calls = serve(code());
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'DIWALI15 counts' }));
    expect(await screen.findByText('DIWALI15 is stopped.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('DIWALI15 counts again.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ active: false }, { active: true }]);
  });

  it('are made, with what is wrong said at its field', async () => {
    const calls = serve();
    const { user } = open();
    expect(await screen.findByText('There is no code yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New promo code' }));
    await user.type(dialog.getByLabelText('Code'), 'new10');
    await user.click(dialog.getByRole('button', { name: 'Make the code' }));
    await waitFor(() => expect(dialog.getByLabelText('How much')).toBeInvalid());
    await user.type(dialog.getByLabelText('How much'), '10');
    await user.type(dialog.getByLabelText('Orders in all'), '1,000');
    await user.click(dialog.getByRole('button', { name: 'Make the code' }));
    expect(await screen.findByText('NEW10 counts from now on.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({
      code: 'new10',
      reduction: { percent: 10 },
      active: true,
      limit: 1000,
    });
  });

  it('get other terms, and keep what they take off', async () => {
    const calls = serve(code());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Terms of DIWALI15' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Terms of DIWALI15' }));
    expect(dialog.queryByLabelText('How much')).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Orders in all'));
    await user.type(dialog.getByLabelText('Orders a person'), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The terms of DIWALI15 are changed.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ active: true, endsOn: '2026-11-30', limitPerPerson: 2 });
  });
});
