import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../../../testing/api-server.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

async function choose(password: string, again = password) {
  const shop = renderRoutes('/password/reset/mailed-token');
  await screen.findByRole('heading', { level: 1, name: 'Reset password' });
  const main = within(screen.getByRole('main'));
  await shop.user.type(await main.findByLabelText('New password'), password);
  await shop.user.type(main.getByLabelText('Confirm password'), again);
  await shop.user.click(main.getByRole('button', { name: 'Update Password' }));
  return { ...shop, main };
}

describe('reset password', () => {
  it('sends the token of the address, and goes to /login with the words of the success [spec 2-92]', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('PUT /password/reset/:token', (call) => {
        sent = call;
        return { message: 'Password Updated successFully' };
      }),
    );
    const { router } = await choose('kurta pyjama');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByText('Password Updated successFully').closest('[role=status]')).not.toBeNull();
    expect(sent?.params).toEqual({ token: 'mailed-token' });
    expect(sent?.body).toEqual({ password: 'kurta pyjama', confirmPassword: 'kurta pyjama' });
  });

  it('explains a link that is used up, stays, and leads to a new one', async () => {
    const message = 'This link was already used or is older than 30 minutes. Request a new one.';
    apiServer.use(
      refuse('PUT /password/reset/:token', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { token: message },
      }),
    );
    const { router, main } = await choose('kurta pyjama');
    expect(await main.findByRole('alert')).toHaveTextContent(message);
    expect(main.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
    expect(router.state.location.pathname).toBe('/password/reset/mailed-token');
  });

  it('stays when the server refuses for another reason', async () => {
    apiServer.use(
      refuse('PUT /password/reset/:token', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Busy.' }),
    );
    const { router, main } = await choose('kurta pyjama');
    expect(await main.findByRole('alert')).toHaveTextContent('Busy.');
    expect(main.queryByRole('link', { name: 'Request a new link' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/password/reset/mailed-token');
  });

  it('says that the two differ', async () => {
    const { main } = await choose('kurta pyjama', 'kurta pajama');
    await waitFor(() =>
      expect(main.getByLabelText('Confirm password')).toHaveAccessibleDescription(
        'The passwords do not match.',
      ),
    );
  });

  it('says at once that a link is no longer valid, and leads to a new one', async () => {
    apiServer.use(
      refuse('GET /password/reset/:token', {
        status: 400,
        code: 'INVALID_TOKEN',
        message: 'Ask for a new one.',
        fields: { token: 'Ask for a new one.' },
      }),
    );
    renderRoutes('/password/reset/mailed-token');
    expect(await screen.findByText(/^This link is no longer valid\./)).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
    expect(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');
  });

  it('shows no field before the link is checked', async () => {
    renderRoutes('/password/reset/mailed-token');
    expect(await screen.findByText('Checking your link')).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(screen.queryByText('Checking your link')).not.toBeInTheDocument();
  });

  it('shows the form when the link cannot be checked', async () => {
    apiServer.use(unreachable('GET /password/reset/:token'));
    await choose('kurta pyjama', 'kurta pajama');
    expect(await screen.findByText('The passwords do not match.')).toBeInTheDocument();
  });

  it('leads back to login', async () => {
    renderRoutes('/password/reset/mailed-token');
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');
  });
});
