import { describe, expect, it } from '@jest/globals';
import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/promocodes';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });

const code = (changes: Partial<PromoCode> = {}): PromoCode => ({
  code: 'DIWALI15',
  reduction: { percent: 15 },
  active: true,
  state: 'running',
  used: 12,
  limit: 50,
  endsOn: '2026-11-30',
  isPublic: false,
  createdAt: '2026-11-01T06:30:00.000Z',
  version: 3,
  ...changes,
});

function serve(...codes: PromoCode[]) {
  const calls: ApiCall[] = [];
  let all = codes;
  const page = ({ query }: ApiCall) => {
    const show = query.get('show') ?? 'all';
    const meant = all.filter(({ state }) => show === 'all' || state === show);
    const of = (wanted: PromoCode['state']) => all.filter(({ state }) => state === wanted).length;
    const stopped = of('stopped');
    const on = all.length - stopped;
    const number = Number(query.get('page') ?? 1);
    return {
      promoCodes: meant.slice((number - 1) * 2, number * 2),
      total: meant.length,
      page: number,
      limit: 2,
      counts: {
        all: all.length,
        on,
        off: stopped,
        running: of('running'),
        planned: of('planned'),
        ended: of('ended'),
        stopped,
      },
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
    serve(code(), code({ code: 'FLAT100', reduction: { amount: 100 }, active: false, state: 'stopped' }));
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
    serve(
      ...many.map((name) =>
        code(name === 'TWO' ? { code: name } : { code: name, active: false, state: 'stopped' }),
      ),
    );
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
    await waitFor(() => expect(router.state.location.search).toBe('?show=stopped&page=2'));
    expect(await screen.findByText('FIVE')).toBeInTheDocument();
    expect(screen.queryByText('ONE')).not.toBeInTheDocument();
  });

  it('lead out of a page that became empty', async () => {
    serve(code());
    const { router } = open(`${PATH}?show=running&page=2`);
    expect(await screen.findByRole('row', { name: /DIWALI15/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?show=running');
  });

  it('lead out of a status that none of them has', async () => {
    serve(code());
    const { user } = open(`${PATH}?show=ended`);
    expect(await screen.findByText('No promo codes have this status.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all promo codes' }));
    expect(await screen.findByRole('row', { name: /DIWALI15/ })).toBeInTheDocument();
  });

  it('are stopped by a switch, and started again by Undo', async () => {
    const calls = serve(code());
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'DIWALI15 is active' }));
    expect(await screen.findByText('DIWALI15 is stopped.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('DIWALI15 is active again.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ active: false }, { active: true }]);
  });

  it('are made, with what is wrong said at its field', async () => {
    const calls = serve();
    const { user } = open();
    expect(await screen.findByText('No promo codes yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New promo code' }));
    await user.type(dialog.getByLabelText('Code'), 'new10');
    await user.click(dialog.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(dialog.getByLabelText('Value')).toBeInvalid());
    await user.type(dialog.getByLabelText('Value'), '10');
    await user.type(dialog.getByLabelText('Total uses'), '1,000');
    await user.click(dialog.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('NEW10 is active.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({
      code: 'new10',
      reduction: { percent: 10 },
      active: true,
      isPublic: false,
      limit: 1000,
    });
  });

  it('say on which day one starts that is planned', async () => {
    serve(code({ code: 'LATER', state: 'planned', startsOn: '2026-11-25' }));
    apiServer.use(
      answer(
        'POST /admin/promocodes',
        code({ code: 'STFDIWALI25', state: 'planned', startsOn: '2026-11-25' }),
      ),
    );
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: /LATER/ }));
    expect(row.getByText('Planned')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Planned 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Running 0' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New promo code' }));
    await user.type(dialog.getByLabelText('Code'), 'STFDIWALI25');
    await user.type(dialog.getByLabelText('Value'), '10');
    await user.click(dialog.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('STFDIWALI25 is saved and starts on 25 Nov 2026.')).toBeInTheDocument();
  });

  it('say that one has already ended when it is made or switched on', async () => {
    const ended = code({ code: 'OLD26', state: 'ended', endsOn: '2026-01-31' });
    serve({ ...ended, active: false, state: 'stopped' });
    apiServer.use(answer('POST /admin/promocodes', ended), answer('PUT /admin/promocodes/:code', ended));
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'OLD26 is active' }));
    const message = 'OLD26 is saved, but it has already ended. Edit its end date or uses to run it again.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    apiServer.use(answer('PUT /admin/promocodes/:code', { ...ended, active: false, state: 'stopped' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('OLD26 is stopped.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New promo code' }));
    await user.type(dialog.getByLabelText('Code'), 'OLD26');
    await user.type(dialog.getByLabelText('Value'), '10');
    await user.click(dialog.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('are left by Cancel, which keeps nothing', async () => {
    serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New code' }));
    await user.type(screen.getByLabelText('Code'), 'HALF');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it('stay typed when their form, which begins at the code, is only closed', async () => {
    serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New code' }));
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await user.keyboard('HALF');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    expect(screen.getByLabelText('Code')).toHaveValue('HALF');
  });

  it('are shown in the shop when staff say so, and hidden again', async () => {
    const calls = serve(code(), code({ code: 'SHOWN', isPublic: true }));
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: /SHOWN/ }));
    expect(row.getByText('Shown in the shop')).toBeInTheDocument();
    const choose = async (name: string, choice: string) => {
      await user.click(screen.getByRole('button', { name: `Edit ${name}` }));
      const dialog = within(screen.getByRole('dialog', { name: `Edit ${name}` }));
      await user.selectOptions(dialog.getByLabelText('Show in the shop'), choice);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(`${name} updated.`)).toBeInTheDocument();
    };
    await choose('DIWALI15', 'Yes, on product pages and in the cart');
    await choose('SHOWN', 'No, only customers who know the code');
    const terms = { active: true, endsOn: '2026-11-30', limit: 50 };
    expect(calls.map(({ body }) => body)).toEqual([
      { ...terms, isPublic: true },
      { ...terms, isPublic: false },
    ]);
  });

  it('get other terms, and keep what they take off', async () => {
    const calls = serve(code());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit DIWALI15' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit DIWALI15' }));
    expect(dialog.queryByLabelText('Value')).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Total uses'));
    await user.type(dialog.getByLabelText('Uses per customer'), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('DIWALI15 updated.')).toBeInTheDocument();
    const terms = { endsOn: '2026-11-30', limitPerPerson: 2 };
    expect(calls[0]?.body).toEqual({ active: true, isPublic: false, ...terms });
    expect(calls[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('that somebody else changed meanwhile are shown beside what was typed, and neither is lost', async () => {
    serve(code());
    const versions: (string | null)[] = [];
    apiServer.use(
      http.put('*/api/v1/admin/promocodes/:code/terms', ({ request }) => {
        versions.push(request.headers.get('if-match'));
        const promoCode = code({ minimum: 500, version: 4 });
        return versions.length > 1
          ? HttpResponse.json(promoCode)
          : HttpResponse.json({ code: 'CHANGED_MEANWHILE', message: 'Changed.', promoCode }, { status: 412 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit DIWALI15' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit DIWALI15' }));
    await user.type(dialog.getByLabelText('Uses per customer'), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(
      await screen.findByRole('dialog', { name: 'This has changed since you opened it' }),
    );
    const [minimum, person] = conflict.getAllByRole('listitem');
    expect(minimum).toHaveTextContent('Minimum order (₹)Current version: 500Your version: No limit');
    expect(person).toHaveTextContent('Uses per customerCurrent version: No limitYour version: 2');
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('DIWALI15 updated.')).toBeInTheDocument();
    expect(versions).toEqual(['"3"', '"4"']);
  });
});
