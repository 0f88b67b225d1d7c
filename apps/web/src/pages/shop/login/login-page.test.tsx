import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, API_ORIGIN, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const asha = buildUser();
const LOGIN = `${API_ORIGIN}/api/v1/login`;

async function openLogin(path = '/login') {
  const shop = renderRoutes(path);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  const main = within(screen.getByRole('main'));
  const signIn = async (password = 'long enough') => {
    await shop.user.type(main.getByLabelText('Email'), asha.email);
    await shop.user.type(main.getByLabelText('Password'), password);
    await shop.user.click(main.getByRole('button', { name: 'Login' }));
  };
  return { ...shop, main, signIn };
}

describe('login', () => {
  it('leads to the account with the right password, and sends what was typed [spec 2-75]', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /login', (call) => {
        sent = call;
        return { user: asha };
      }),
    );
    const { router, signIn } = await openLogin();
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/account');
    expect(sent?.body).toEqual({ email: asha.email, password: 'long enough' });
  });

  it('leaves people where they went before the answer', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/login', async () => {
        await arrived;
        return HttpResponse.json({ user: asha });
      }),
    );
    const { router, signIn, store } = await openLogin();
    await signIn();
    await act(() => router.navigate('/wishlist'));
    await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
    arrive();
    await waitFor(() => expect(store.getState().user.isAuthenticated).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/wishlist');
  });

  it.each([
    ['/login?next=%2Faccount%2Fmyorders%3Fpage%3D2#order', '/account/myorders?page=2#order'],
    ['/login?next=%2Faccount%2Fmyorders%23items#order', '/account/myorders#items'],
    ['/login?next=%2Faccount%2Fmyorders#content', '/account/myorders'],
    ['/login#order', '/account'],
  ])('from %s leads on to %s', async (from, to) => {
    apiServer.use(answer('POST /login', { user: asha }));
    const { router, signIn } = await openLogin(from);
    await signIn();
    await waitFor(() => {
      const { pathname, search, hash } = router.state.location;
      expect(pathname + search + hash).toBe(to);
    });
  });

  it.each([
    ['/login', 'Login', 'Log in to check out.'],
    ['/register', 'Register', 'Register to check out.'],
  ])('at %s says to a guest who checks out why the page is shown, and leads on', async (path, title, why) => {
    renderRoutes(`${path}?next=${encodeURIComponent('/cart?step=2')}`);
    await screen.findByRole('heading', { level: 1, name: title });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(new RegExp(`^${why} Your cart is saved`))).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Shopping Cart' })).toHaveAttribute('href', '/cart');
    expect(main.getByText('Shipping and Payment').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('says nothing of a checkout to others', async () => {
    const { main } = await openLogin('/login?next=%2Faccount%2Fmyorders');
    expect(main.queryByText(/check out/)).not.toBeInTheDocument();
    expect(main.queryByText('Shipping and Payment')).not.toBeInTheDocument();
  });

  it('shows the server’s words in an alert after a wrong one, and keeps what was typed', async () => {
    apiServer.use(
      refuse('POST /login', {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        message: 'Incorrect email or password.',
      }),
    );
    const { router, main, signIn } = await openLogin();
    await signIn('wrong');
    expect(await main.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    expect(main.getByLabelText('Email')).toHaveValue(asha.email);
    expect(main.getByLabelText('Password')).toHaveValue('wrong');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('says that it is busy, and sends once however often the button is pressed [spec 2-74]', async () => {
    let calls = 0;
    let answerNow = () => {};
    const answered = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    apiServer.use(
      http.post(LOGIN, async () => {
        calls += 1;
        await answered;
        return HttpResponse.json({ user: asha });
      }),
    );
    const { user, main, signIn } = await openLogin();
    await signIn();
    const button = main.getByRole('button', { name: 'Login' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    await user.type(main.getByLabelText('Password'), '{Enter}');
    answerNow();
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    expect(calls).toBe(1);
  });

  it('asks staff with two-step sign-in for a code, and sends all three', async () => {
    const calls: ApiCall[] = [];
    const message = 'This code is incorrect or was already used. Wait for the next one.';
    const needed = { status: 401, code: 'SECOND_FACTOR_REQUIRED' };
    apiServer.use(
      refuse('POST /login', { ...needed, message: 'Enter the code from your authenticator app.' }),
    );
    const { user, router, main, signIn } = await openLogin();
    expect(main.queryByLabelText('Code')).not.toBeInTheDocument();
    await signIn();
    const code = await main.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(main.getByRole('alert')).toHaveTextContent('Enter the code from your authenticator app.');

    apiServer.use(refuse('POST /login', { ...needed, message, fields: { code: message } }));
    await user.type(code, '000000');
    await user.click(main.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(message)));
    expect(main.getByLabelText('Password')).toHaveValue('long enough');

    apiServer.use(
      answer('POST /login', (call) => {
        calls.push(call);
        return { user: asha };
      }),
    );
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(main.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    expect(calls.map(({ body }) => body)).toEqual([
      { email: asha.email, password: 'long enough', code: '123456' },
    ]);
  });

  it('asks for what is missing without asking the server', async () => {
    const { user, main } = await openLogin();
    await user.click(main.getByRole('button', { name: 'Login' }));
    expect(await main.findByText('Enter your password.')).toBeInTheDocument();
    expect(main.getByLabelText('Email')).toBeInvalid();
    expect(main.getByLabelText('Email')).toHaveFocus();
  });

  it('goes on to the page of the shop that asked for it', async () => {
    apiServer.use(answer('POST /login', { user: asha }));
    storeCart(buildCartItem());
    const { router, signIn } = await openLogin('/login?next=%2Fcart%3Fstep%3D2');
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(router.state.location.search).toBe('?step=2');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not leave the shop for %s',
    async (next) => {
      apiServer.use(answer('POST /login', { user: asha }));
      const { router, signIn } = await openLogin(`/login?next=${encodeURIComponent(next)}`);
      await signIn();
      await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    },
  );

  it('has the links of the spec, and hands on where somebody was going [spec 2-73]', async () => {
    const { main } = await openLogin('/login?next=%2Fcart');
    expect(main.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '/forget-password?next=%2Fcart',
    );
    expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register?next=%2Fcart');
    expect(main.getByText(/^New user\?/)).toBeInTheDocument();
  });

  it('shows the password to its writer, and hides it again', async () => {
    const { user, main } = await openLogin();
    const password = main.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(main.getByRole('button', { name: 'Show characters' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(main.getByRole('button', { name: 'Hide characters' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('sends someone who is signed in to the account', async () => {
    const { router } = renderRoutes('/login', { user: asha });
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });
});
