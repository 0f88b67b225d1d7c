import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const asha = buildUser();
const TYPED = {
  'First name': 'Asha',
  'Last name': 'Rao',
  'Mobile number': '+91 98765 43210',
  Email: asha.email,
  Password: 'a tailor in Tiruppur',
  'Confirm password': 'a tailor in Tiruppur',
};

async function openRegister(path = '/register') {
  const shop = renderRoutes(path);
  await screen.findByRole('heading', { level: 1, name: 'Register' });
  const main = within(screen.getByRole('main'));
  const send = async (changes: Partial<Record<keyof typeof TYPED, string>> = {}) => {
    for (const [label, text] of Object.entries({ ...TYPED, ...changes }))
      if (text) await shop.user.type(main.getByLabelText(label), text);
    await shop.user.click(main.getByRole('button', { name: 'Register' }));
  };
  return { ...shop, main, send };
}

function takeRegistrations() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /register', (call) => {
      calls.push(call);
      return asha;
    }),
  );
  return calls;
}

describe('register', () => {
  it('opens the account, signs in and leads to it [spec 2-76] [D4]', async () => {
    const calls = takeRegistrations();
    const { router, send } = await openRegister();
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/account');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        firstname: 'Asha',
        lastname: 'Rao',
        mobile: '9876543210',
        email: asha.email,
        password: 'a tailor in Tiruppur',
        notice: '2026-1',
      },
    ]);
  });

  it('says that two passwords differ, whatever else is wrong, and sends nothing [spec 5-10] [spec 5-11] [spec 8-8]', async () => {
    const calls = takeRegistrations();
    const { main, send } = await openRegister();
    await send({ 'Last name': '', 'Confirm password': 'a tailor in Tirupur' });
    expect(await main.findByText('The passwords do not match.')).toBeInTheDocument();
    expect(main.getByLabelText('Confirm password')).toBeInvalid();
    expect(main.getByText('Enter your last name.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('names every field that the shop cannot take [spec 5-12]', async () => {
    const { main, send } = await openRegister();
    await send({ 'Mobile number': '98765', Email: 'asha@', Password: 'short', 'Confirm password': 'short' });
    expect(await main.findByText('Enter a 10-digit mobile number.')).toBeInTheDocument();
    expect(main.getByText('Enter an email address like name@example.com.')).toBeInTheDocument();
    expect(main.getByText('Use at least 8 characters.')).toBeInTheDocument();
    expect(main.getByLabelText('Mobile number')).toHaveFocus();
  });

  it('shows what the server says of a field at that field, and keeps what was typed', async () => {
    const message = 'An account with this email address already exists.';
    apiServer.use(
      refuse('POST /register', { status: 409, code: 'EMAIL_TAKEN', message, fields: { email: message } }),
    );
    const { main, send } = await openRegister();
    await send();
    expect(await main.findByText(message)).toBeInTheDocument();
    expect(main.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(main.getByLabelText('Email')).toHaveFocus();
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
    expect(main.getByLabelText('First name')).toHaveValue('Asha');
  });

  it('shows what the server says otherwise in an alert [spec 8-1]', async () => {
    apiServer.use(
      refuse('POST /register', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait a minute.' }),
    );
    const { main, send } = await openRegister();
    await send();
    expect(await main.findByRole('alert')).toHaveTextContent('Wait a minute.');
  });

  it('says for what the entries are kept, and that buyers are 18 or older [C1] [C5]', async () => {
    const { main } = await openRegister();
    expect(main.getByText('By registering you confirm that you are 18 or older.')).toBeInTheDocument();
    expect(main.getByText(/^We use these details only for your account/)).toBeInTheDocument();
  });

  it('hands on where somebody was going, to login and to the page itself', async () => {
    takeRegistrations();
    const { router, main, send } = await openRegister('/register?next=%2Fcart');
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fcart');
    expect(main.getByText(/^Already user\?/)).toBeInTheDocument();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  });

  it('sends someone who is signed in to the account [spec 2-77]', async () => {
    const { router } = renderRoutes('/register', { user: asha });
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });
});
