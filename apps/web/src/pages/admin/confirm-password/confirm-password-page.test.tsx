import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const admin = buildUser({ role: 'Admin' });

const isOver = () =>
  refuse('GET /admin/confirm', {
    status: 403,
    code: 'PASSWORD_CONFIRMATION_REQUIRED',
    message: 'Confirm your password to continue.',
  });

async function confirm(path: string, password = 'the passphrase') {
  apiServer.use(isOver());
  const shop = renderRoutes(path, { user: admin });
  await screen.findByRole('heading', { level: 1, name: 'E-DASH' });
  const main = within(screen.getByRole('main'));
  await shop.user.type(main.getByLabelText('Password'), password);
  await shop.user.click(main.getByRole('button', { name: 'Login' }));
  return { ...shop, main };
}

function takeConfirmations() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /admin/confirm', (call) => {
      calls.push(call);
      apiServer.use(answer('GET /admin/confirm', { confirmedUntil: '2026-11-20T10:00:00.000Z' }));
      return { user: admin };
    }),
  );
  return calls;
}

describe('the password step before E-DASH', () => {
  it('asks for one password, sends it and leads to the dashboard [spec 2-102] [spec 6-4]', async () => {
    const calls = takeConfirmations();
    const { router, main } = await confirm('/admin');
    expect(main.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Today’s summary' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'the passphrase' }]);
  });

  it('leads on to where staff were going', async () => {
    takeConfirmations();
    const { router } = await confirm('/admin?next=%2Fadmin%2Fdashboard%2Fproductlist%3Fpage%3D2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard/productlist'));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('does not lead out of the shop', async () => {
    takeConfirmations();
    const { router } = await confirm('/admin?next=%2F%2Fevil.example');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('says that a password is wrong, and stays', async () => {
    const message = 'Incorrect password.';
    apiServer.use(
      refuse('POST /admin/confirm', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { password: message },
      }),
    );
    const { router, main } = await confirm('/admin', 'a guess');
    expect(await main.findByText(message)).toBeInTheDocument();
    expect(main.getByLabelText('Password')).toBeInvalid();
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('sends a stranger to /login first, and from there into E-DASH without a second password', async () => {
    apiServer.use(answer('POST /login', { user: admin }));
    const { router, user } = renderRoutes('/admin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fadmin');
    await user.type(await screen.findByLabelText('Email'), admin.email);
    await user.type(screen.getByLabelText('Password'), 'the passphrase');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Today’s summary' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it.each([
    ['/admin', '/admin/dashboard'],
    ['/admin?next=%2Fadmin%2Fdashboard%2Fproductlist%3Fpage%3D2', '/admin/dashboard/productlist?page=2'],
    ['/admin?next=%2F%2Fevil.example', '/admin/dashboard'],
  ])('is passed over from %s to %s within the half hour', async (path, expected) => {
    const { router } = renderRoutes(path, { user: admin });
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(expected);
    });
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('opens the first screen of the role', async () => {
    const { router } = renderRoutes('/admin', { user: buildUser({ role: 'Packer' }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard/orderlist'));
  });
});
