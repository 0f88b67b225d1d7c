import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/newsletter';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });

function serve() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/newsletter', (call) => {
      calls.push(call);
      const reader = {
        _id: objectId(1),
        email: 'meera@example.com',
        state: 'confirmed' as const,
        consentVersion: '2026-1',
        requestedAt: '2026-11-18T06:30:00.000Z',
        confirmedAt: '2026-11-19T06:30:00.000Z',
      };
      const counts = { confirmed: 1, pending: 2, unsubscribed: 3 };
      return { subscribers: [reader], total: 1, page: 1, limit: 25, counts };
    }),
  );
  return calls;
}

describe('the newsletter of E-DASH', () => {
  it('shows confirmed addresses first, the others by the address', async () => {
    const calls = serve();
    const { user, router } = open();
    expect(await screen.findByText('meera@example.com')).toBeInTheDocument();
    expect(screen.getByText('19 Nov 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Unsubscribed/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?state=unsubscribed'));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Unsubscribed/ })).toHaveAttribute('aria-current'),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Email starts with' }), 'mee{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ state: 'unsubscribed', search: 'mee' }),
    );
    const confirmed = screen.getByRole('link', { name: /^Confirmed/ });
    await waitFor(() => expect(confirmed).toHaveAttribute('href', `${PATH}?keyword=mee`));
    await user.click(confirmed);
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=mee'));
    await waitFor(() => expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ search: 'mee' }));
  });

  it('saves the confirmed ones that match the search as a file', async () => {
    serve();
    const exports: object[] = [];
    apiServer.use(
      answer('GET /admin/newsletter/export', ({ query }) => {
        exports.push(Object.fromEntries(query));
        return { filename: 'newsletter-2026-11-20.csv', csv: '\uFEFFEMAIL\r\n' };
      }),
    );
    const keep = jest.fn(() => 'blob:file');
    URL.createObjectURL = keep;
    URL.revokeObjectURL = jest.fn();
    const { user } = open(`${PATH}?keyword=mee`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('newsletter-2026-11-20.csv downloaded.')).toBeInTheDocument();
    expect(keep).toHaveBeenCalledTimes(1);
    expect(exports).toEqual([{ search: 'mee' }]);
  });

  it('says which list it searched in vain', async () => {
    const counts = { confirmed: 1, pending: 2, unsubscribed: 3 };
    apiServer.use(answer('GET /admin/newsletter', { subscribers: [], total: 0, page: 1, limit: 25, counts }));
    open(`${PATH}?state=pending&keyword=nobody`);
    expect(
      await screen.findByText('No addresses awaiting confirmation match your search.'),
    ).toBeInTheDocument();
  });
});
