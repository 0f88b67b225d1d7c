import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createApiClient } from '../../lib/api-client.ts';
import { guestSaved } from '../../features/wishlist/wishlist.slice.ts';
import { objectId } from '../../testing/object-id.ts';
import { makeStore } from '../store.ts';
import { ShopFrame } from '../root-layout.tsx';

function renderFrame({ cartCount = 0, isSignedIn = false, at = '/cart' } = {}) {
  const element = (
    <ShopFrame cartCount={cartCount} isSignedIn={isSignedIn}>
      <p>The page</p>
    </ShopFrame>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const store = makeStore({ api: createApiClient() });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, store, user: userEvent.setup() };
}

const bar = () => within(screen.getByRole('banner'));

describe('top bar', () => {
  it('has logo, departments, search, cart and user [spec 2-23]', () => {
    renderFrame();
    expect(bar().getByRole('link', { name: 'E-Store' })).toHaveAttribute('href', '/');
    for (const [name, href] of [
      ['Men', '/?department=men'],
      ['Women', '/?department=women'],
      ['Kids', '/?department=kids'],
      ['Wishlist', '/wishlist'],
      ['Cart', '/cart'],
      ['Login', '/login'],
    ] as const)
      expect(bar().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('tells how many pieces are in the cart, and leads a signed-in user to the account', () => {
    renderFrame({ cartCount: 3, isSignedIn: true });
    expect(bar().getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
    expect(bar().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(bar().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('counts the saved products on the heart', () => {
    const { store } = renderFrame();
    const heart = bar().getByRole('link', { name: 'Wishlist' });
    expect(heart).toHaveTextContent('');
    const savedAt = '2026-11-20T10:00:00.000Z';
    act(() => void store.dispatch(guestSaved({ product: objectId(1), price: 699, savedAt })));
    expect(heart).toHaveAccessibleName('Wishlist, 1 item');
    expect(heart).toHaveTextContent('1');
    act(() => void store.dispatch(guestSaved({ product: objectId(2), price: 699, savedAt })));
    expect(heart).toHaveAccessibleName('Wishlist, 2 items');
  });

  it('marks the department that is shown', () => {
    renderFrame({ at: '/?department=women' });
    expect(bar().getByRole('link', { current: 'page' })).toHaveAccessibleName('Women');
  });

  it.each([
    ['   polo  ', '/products/polo'],
    ['blue shirt', '/products/blue%20shirt'],
    ['   ', '/products'],
  ])('searches for "%s" at %s', async (typed, path) => {
    const { router, user } = renderFrame();
    await user.type(bar().getByPlaceholderText('Search products'), `${typed}{Enter}`);
    expect(router.state.location.pathname).toBe(path);
  });

  it('is a form that works without script', () => {
    renderFrame();
    const box = bar().getByRole('combobox', { name: 'Search products' });
    expect(box).toHaveAttribute('name', 'q');
    expect(box.closest('form')).toHaveAttribute('action', '/products');
  });

  it('keeps the words of the gallery that is shown', () => {
    renderFrame({ at: '/products/blue%20shirt' });
    expect(bar().getByRole('combobox')).toHaveValue('blue shirt');
  });

  it('takes the words of the next gallery, but not over a text that is being typed', async () => {
    const { router, user } = renderFrame({ at: '/products/blue%20shirt' });
    const box = bar().getByRole('combobox');
    await act(() => router.navigate('/products/polo'));
    expect(box).toHaveValue('polo');
    await user.type(box, ' black');
    await act(() => router.navigate('/products/jeans'));
    expect(box).toHaveValue('polo black');
    expect(box).toHaveFocus();
    await user.tab();
    await act(() => router.navigate('/products'));
    expect(box).toHaveValue('');
  });
});

describe('side menu', () => {
  const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(bar().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('link', { name: 'Account' });
    return menu;
  };

  it('opens by the hamburger with Account and Login, and closes by its icon [spec 2-26] [spec 2-27] [spec 2-28] [spec 4-24]', async () => {
    const { user } = renderFrame();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await user.click(menu.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to each type of product, and to help', async () => {
    const { user } = renderFrame();
    const menu = await openMenu(user);
    const types = within(menu.getByRole('navigation', { name: 'Product types' }));
    expect(types.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['T-Shirts', '/products?type=T-Shirt'],
      ['Shirts', '/products?type=Shirts'],
      ['Jeans', '/products?type=jeans'],
    ]);
    expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/faq');
  });

  it('closes when a link was followed', async () => {
    const { router, user } = renderFrame();
    const menu = await openMenu(user);
    await user.click(menu.getByRole('link', { name: 'Kids' }));
    expect(router.state.location.search).toBe('?department=kids');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('switches the theme at once and keeps it in the cookie [spec 2-29]', async () => {
    const { user } = renderFrame();
    const menu = await openMenu(user);
    const dark = menu.getByRole('switch', { name: 'Dark theme' });
    expect(dark).not.toBeChecked();
    await user.click(dark);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
    await user.click(dark);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.cookie).toContain('theme=light');
  });
});

describe('the frame', () => {
  it('begins with a way past the bar to the page', () => {
    renderFrame();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveTextContent('The page');
  });

  it('ends with shop, link lists, contact and credits [spec 1-13]', () => {
    renderFrame();
    const footer = within(screen.getByRole('contentinfo'));
    for (const name of ['Shop', 'Help', 'Contact'])
      expect(footer.getByRole('heading', { name })).toBeInTheDocument();
    for (const link of footer.getAllByRole('link'))
      expect(link).toHaveAttribute('href', expect.stringMatching(/^(\/|mailto:)/));
  });
});
