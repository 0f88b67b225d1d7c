import { describe, expect, it } from '@jest/globals';
import { CLOSING_PARTS, type ClosingDay } from '@e-store/shared/cash/closing-endpoints';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, type ApiCall, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/cash/closing?from=2026-11-19&to=2026-11-20';
const ORDER = '0123456789abcdef01234567';

const none = Object.fromEntries(
  CLOSING_PARTS.map((part) => [part, { rows: 0, amount: 0 }]),
) as ClosingDay['totals'];
const days: ClosingDay[] = [
  {
    day: '2026-11-20',
    totals: {
      ...none,
      ordered: { rows: 3, amount: 2_937_00 },
      differences: { rows: 1, amount: -35_40 },
    },
  },
  { day: '2026-11-19', totals: none },
];

function open(path = PATH, shown = days) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/cash/closing', (call) => {
      calls.push(call);
      const row = {
        order: ORDER,
        number: 'ES-100042',
        at: '2026-11-20T10:05:00.000Z',
        method: 'COD',
        amount: -35_40,
        reference: 'UTIBN1',
        by: 'Asha Rao',
      };
      const rows = call.query.get('part') === 'differences' ? [row] : [];
      return { days: shown, rows, total: rows.length, page: 1, limit: 25 };
    }),
  );
  return { ...renderRoutes(path, { user: buildUser({ role: 'Admin' }) }), calls };
}

describe('the daily closing in E-DASH', () => {
  it('shows the totals of each day, and each total opens its rows', async () => {
    const { user, calls } = open();
    const table = within(await screen.findByRole('table', { name: 'Daily closing' }));
    expect(table.getByText('Thu 19 Nov')).toBeInTheDocument();
    expect(table.queryByText('GATEWAY FEES')).not.toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Ordered ₹2,937, 3 rows' })).toBeInTheDocument();
    await user.click(table.getByRole('link', { name: 'Difference: 1 order, -₹35.40' }));
    const rows = within(await screen.findByRole('table', { name: 'Difference, Fri 20 Nov' }));
    expect(rows.getByRole('link', { name: 'ES-100042' })).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/${ORDER}`,
    );
    expect(screen.getByText(/Total: -₹35\.40 in 1 row\./)).toBeInTheDocument();
    expect(rows.getByText('UTIBN1')).toBeInTheDocument();
    expect(rows.getByText('Asha Rao')).toBeInTheDocument();
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({
      from: '2026-11-19',
      to: '2026-11-20',
      day: '2026-11-20',
      part: 'differences',
    });
  });

  it('shows what the gateway kept, when there was anything', async () => {
    const totals = { ...none, fees: { rows: 2, amount: -46_20 } };
    open(PATH, [{ day: '2026-11-20', totals }]);
    expect(await screen.findByRole('link', { name: 'Gateway fees -₹46.20, 2 rows' })).toBeInTheDocument();
  });

  it('shows the last seven days at first, and why they did not load', async () => {
    const { calls, unmount } = open('/admin/dashboard/cash/closing');
    await screen.findByRole('table', { name: 'Daily closing' });
    const { from = '', to = '' } = Object.fromEntries(calls[0]?.query ?? []);
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
    unmount();
    apiServer.use(
      refuse('GET /admin/cash/closing', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});
