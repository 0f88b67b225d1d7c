import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../testing/api-server.ts';
import { buildUser } from '../../testing/build-user.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

const admin = buildUser({ role: 'Admin' });

async function confirm(path: string, password = 'the passphrase') {
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
      return { user: admin };
    }),
  );
  return calls;
}

describe('the password step before E-DASH', () => {
  it('asks for one password, sends it and leads to the dashboard', async () => {
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
    const message = 'The password is not right.';
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

  it('sends a stranger to /login first, and from there back', async () => {
    const { router } = renderRoutes('/admin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fadmin');
  });
});
