import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const asha = buildUser();

async function change(passwords: [previous: string, next: string, again: string]) {
  const shop = renderRoutes('/account/change-password', { user: asha });
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  const main = within(screen.getByRole('main'));
  const labels = ['Previous password', 'New password', 'Confirm password'];
  for (const [index, label] of labels.entries())
    await shop.user.type(main.getByLabelText(label), passwords[index] ?? '');
  await shop.user.click(main.getByRole('button', { name: 'Update Password' }));
  return { ...shop, main };
}

describe('change password', () => {
  it('sends the three, says that it is done and empties them [spec 2-81] [spec 2-83]', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('PUT /password/update/', (call) => {
        sent = call;
        return { user: asha };
      }),
    );
    const { router, main } = await change(['the old one', 'the new one', 'the new one']);
    expect(await main.findByText(/^Your password has been changed/)).toBeInTheDocument();
    expect(main.getByRole('status')).toHaveTextContent('Your password has been changed.');
    expect(sent?.body).toEqual({
      oldPassword: 'the old one',
      newPassword: 'the new one',
      confirmPassword: 'the new one',
    });
    expect(main.getByLabelText('Previous password')).toHaveValue('');
    expect(router.state.location.pathname).toBe('/account/change-password');
  });

  it('shows at its field that the previous one is not right', async () => {
    const message = 'Your current password is incorrect.';
    apiServer.use(
      refuse('PUT /password/update/', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { oldPassword: message },
      }),
    );
    const { main } = await change(['guess', 'the new one', 'the new one']);
    await waitFor(() =>
      expect(main.getByLabelText('Previous password')).toHaveAccessibleDescription(message),
    );
    expect(main.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows any other refusal in an alert', async () => {
    apiServer.use(refuse('PUT /password/update/', { status: 500, code: 'INTERNAL', message: 'Try again.' }));
    const { main } = await change(['the old one', 'the new one', 'the new one']);
    expect(await main.findByRole('alert')).toHaveTextContent('Try again.');
  });

  it('says that the new ones differ', async () => {
    const { main } = await change(['the old one', 'the new one', 'another one']);
    expect(await main.findByText('The passwords do not match.')).toBeInTheDocument();
  });

  it('leads back to the account, and sends a stranger to /login [spec 2-84]', async () => {
    renderRoutes('/account/change-password', { user: asha });
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/account');
    const { router } = renderRoutes('/account/change-password');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
