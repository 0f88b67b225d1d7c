import { describe, expect, it } from '@jest/globals';
import type { ReturnRate } from '@e-store/shared/cash/return-rates-endpoints';
import { act, screen, within } from '@testing-library/react';
import { answer, apiServer, type ApiCall, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/cash/return-rates?from=2026-11-01&to=2026-11-30';
const ID = '0123456789abcdef01234567';
const parcels = { shipped: 8, failed: 3, refused: 1, notReached: 2, returned: 2, returnCost: 130 };

const ROWS: Record<string, ReturnRate> = {
  zone: { key: '400', label: '400 Mumbai', ...parcels },
  customer: { key: ID, label: 'Asha Rao', ...parcels },
};

function open({ isEmpty = false } = {}) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/cash/return-rates', (call) => {
      calls.push(call);
      const row = ROWS[call.query.get('by') ?? 'zone'];
      const rows = isEmpty || !row ? [] : [row];
      const all = isEmpty
        ? { shipped: 0, failed: 0, refused: 0, notReached: 0, returned: 0, returnCost: 0 }
        : parcels;
      const couriers = [{ name: 'Parcel One', returnCost: 65 }, { name: 'Parcel Two' }];
      return { all, rows, couriers, total: rows.length, page: 1, limit: 25 };
    }),
  );
  return { ...renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) }), calls };
}

describe('return rates in E-DASH', () => {
  it('are counted by zone first, and by customer with a link', async () => {
    const { user, calls } = open();
    const zones = within(await screen.findByRole('table', { name: 'Return rates' }));
    expect(
      zones.getByRole('row', { name: '400 Mumbai 8 3 (38%) 1 (13%) 2 (25%) 2 (25%) ₹130' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        '8 orders shipped, failed 3 (38%), refused 1 (13%), not reached 2 (25%), returned to origin 2 (25%), return cost ₹130',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Customer' }));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      `/admin/dashboard/customers/${ID}`,
    );
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      by: 'customer',
    });
  });

  it('are followed by what each courier charges, which can be changed', async () => {
    const { user } = open();
    const bodies: unknown[] = [];
    apiServer.use(
      answer('PUT /admin/cash/couriers/return-cost', ({ body }) => {
        bodies.push(body);
        return { couriers: [] };
      }),
    );
    const field = await screen.findByRole('textbox', { name: 'Parcel Two (₹)' });
    await user.type(field, '7x');
    await user.click(screen.getByRole('button', { name: 'Save return cost of Parcel Two' }));
    expect(field).toHaveAccessibleDescription('Enter whole rupees up to ₹10,000.');
    await user.clear(field);
    await user.type(field, '72');
    await user.click(screen.getByRole('button', { name: 'Save return cost of Parcel Two' }));
    expect(await screen.findByText('Return cost of Parcel Two saved.')).toBeInTheDocument();
    expect(bodies).toEqual([{ courier: 'Parcel Two', returnCost: 72 }]);
  });

  it('show no sums of another period when a period is refused', async () => {
    const { router } = open();
    await screen.findByText(/^8 orders shipped/);
    const message = 'Choose a last day on or after the first day.';
    apiServer.use(
      refuse('GET /admin/cash/return-rates', { status: 400, code: 'VALIDATION_FAILED', message }),
    );
    await act(() => router.navigate('/admin/dashboard/cash/return-rates?from=2026-11-30&to=2026-11-01'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/^8 orders shipped/)).not.toBeInTheDocument();
  });

  it('say when nothing was shipped, and why they did not load', async () => {
    const { unmount } = open({ isEmpty: true });
    expect(await screen.findByText('No orders were shipped in this period.')).toBeInTheDocument();
    unmount();
    apiServer.use(
      refuse('GET /admin/cash/return-rates', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});
