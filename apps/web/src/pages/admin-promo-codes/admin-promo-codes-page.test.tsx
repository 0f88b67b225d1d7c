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
  /** As the server does it, two to a page. */
  const page = ({ query }: ApiCall) => {
    const show = query.get('show') ?? 'all';
    const meant = all.filter(({ active }) => show === 'all' || active === (show === 'on'));
    const on = all.filter(({ active }) => active).length;
    const number = Number(query.get('page') ?? 1);
    return {
      promoCodes: meant.slice((number - 1) * 2, number * 2),
      total: meant.length,
      page: number,
      limit: 2,
      counts: { all: all.length, on, off: all.length - on },
    };
  };
  apiServer.use(
    answer('GET /admin/promocodes', page),
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
    expect(row.getByText('15%')).toBeInTheDocument();
    expect(row.getByText('until 30 Nov 2026')).toBeInTheDocument();
    expect(row.getByText('12 of 50')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Stopped/ }));
    await waitFor(() => expect(screen.queryByText('DIWALI15')).not.toBeInTheDocument());
    expect(screen.getByText('FLAT100')).toBeInTheDocument();
  });

  it('come in pages, of all or of those that are stopped, by the address', async () => {
    const many = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
    serve(...many.map((name) => code({ code: name, active: name === 'TWO' })));
    const { user, router } = open();
    expect(await screen.findByText('ONE')).toBeInTheDocument();
    expect(screen.queryByText('THREE')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 5' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Stopped 4' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Stopped 4' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(screen.getByText('THREE')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toBe('?show=off&page=2'));
    expect(await screen.findByText('FIVE')).toBeInTheDocument();
    expect(screen.queryByText('ONE')).not.toBeInTheDocument();
  });

  it('lead out of a page that became empty', async () => {
    serve(code());
    const { user } = open(`${PATH}?show=on&page=2`);
    expect(await screen.findByText('No code is in this state.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all codes' }));
    expect(await screen.findByRole('row', { name: /DIWALI15/ })).toBeInTheDocument();
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
