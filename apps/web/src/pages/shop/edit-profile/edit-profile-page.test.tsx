import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const asha = buildUser();

async function open() {
  const page = renderRoutes('/account/edit', { user: asha });
  await screen.findByRole('heading', { level: 1, name: 'Edit profile' });
  return page;
}
const save = () => screen.getByRole('button', { name: 'Save changes' });
const passwordField = () => screen.queryByLabelText('Password', { selector: 'input' });

describe('edit profile', () => {
  it('changes the name without the password, and says so on the profile', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('PUT /me', (call) => {
        sent = call;
        return { ...asha, firstname: 'Usha' };
      }),
    );
    const { user, router } = await open();
    const first = screen.getByLabelText('First name');
    expect(first).toHaveValue('Asha');
    await user.clear(first);
    await user.type(first, 'Usha');
    expect(passwordField()).toBeNull();
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    expect(sent?.body).toMatchObject({ firstname: 'Usha', lastname: 'Rao', email: asha.email });
    expect(await screen.findByText('Your profile was updated.')).toBeInTheDocument();
    expect(screen.getByText('Usha Rao')).toBeInTheDocument();
  });

  it('says where the link to confirm a new email address was sent', async () => {
    apiServer.use(answer('PUT /me', { ...asha, email: 'usha@example.com' }));
    const { user } = await open();
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'usha@example.com');
    await user.type(passwordField()!, 'a long enough password');
    await user.click(save());
    expect(
      await screen.findByText(/To confirm the new email address, .* sent to usha@example\.com\./),
    ).toBeInTheDocument();
  });

  it('leaves people where they went while it was being saved', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.put('*/api/v1/me', async () => {
        await arrived;
        return HttpResponse.json({ ...asha, firstname: 'Usha' });
      }),
    );
    const { user, router, store } = await open();
    await user.type(screen.getByLabelText('First name'), 'a');
    await user.click(save());
    await act(() => router.navigate('/wishlist'));
    await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
    arrive();
    await waitFor(() => expect(store.getState().user.user?.firstname).toBe('Usha'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/wishlist');
  });

  it.each(['Email', 'Mobile number'])('asks for the password as soon as %s differs', async (label) => {
    const { user } = await open();
    await user.type(screen.getByLabelText(label), '1');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('says that the old address is told', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Email'), '.in');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'We will email asha@example.com about this change.',
    );
  });

  it.each([
    ['Password', 400, 'VALIDATION_FAILED', { password: 'Incorrect password.' }],
    ['Email', 409, 'EMAIL_TAKEN', { email: 'An account with this email address already exists.' }],
  ])('shows what the server says at %s, and keeps what was typed', async (label, status, code, fields) => {
    const [sentence = ''] = Object.values(fields);
    apiServer.use(refuse('PUT /me', { status, code, message: sentence, fields }));
    const { user } = await open();
    await user.type(screen.getByLabelText('Email'), '.in');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'a guess');
    await user.click(save());
    const field = await screen.findByLabelText(label, { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com.in');
  });

  it('says beside each field what cannot be', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('First name'));
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name.'),
    );
  });

  it('leads back to the profile', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/account');
  });
});
