import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '@e-store/shared/catalog/product';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart, storedCart } from '../../../testing/store-cart.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';

const entry = (number: number, price = 699): WishlistEntry => ({
  product: objectId(number),
  price,
  savedAt: `2026-11-${String(28 - number).padStart(2, '0')}T00:00:00.000Z`,
});
const makeProduct = (number: number, changes: Partial<Product> = {}) =>
  buildProduct({ _id: objectId(number), name: `Kurta ${number}`, mrp: undefined, ...changes });
const inShop = (...products: Product[]) =>
  apiServer.use(
    answer('GET /products/by-id', ({ query }) => {
      const ids = (query.get('ids') ?? '').split(',');
      return { product: products.filter(({ _id }) => ids.includes(_id)) };
    }),
  );
const stored = (): WishlistEntry[] => JSON.parse(window.localStorage.getItem('wishlist') ?? '[]');
const asGuest = (...entries: WishlistEntry[]) => {
  window.localStorage.setItem('wishlist', JSON.stringify(entries));
  return renderRoutes('/wishlist');
};
const asAccount = (...entries: WishlistEntry[]) => {
  apiServer.use(answer('GET /wishlist', { entries }));
  return renderRoutes('/wishlist', { user: buildUser() });
};
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const article = heading.closest('article');
  if (!article) throw new Error(`${name} is in no card`);
  return within(article);
};

beforeEach(() => inShop(makeProduct(1), makeProduct(2), makeProduct(3)));

describe('the wishlist', () => {
  it('shows what a guest saved, and what an account saved', async () => {
    const { container } = asGuest(entry(1), entry(2));
    expect(await screen.findByRole('link', { name: 'Kurta 1' })).toHaveAttribute(
      'href',
      `/product/${objectId(1)}`,
    );
    expect(screen.getByText('2 items')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login?next=%2Fwishlist');
    container.remove();
    window.localStorage.clear();
    asAccount(entry(3));
    expect(await screen.findByRole('link', { name: 'Kurta 3' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'log in' })).not.toBeInTheDocument();
  });

  it('tells the price of now, and the one it was saved at only when it fell', async () => {
    inShop(makeProduct(1, { price: 499 }), makeProduct(2, { price: 899 }));
    asGuest(entry(1), entry(2));
    expect((await card('Kurta 1')).getByText('₹499')).toBeInTheDocument();
    expect((await card('Kurta 1')).getByText('Was ₹699 when saved.')).toBeInTheDocument();
    expect((await card('Kurta 2')).queryByText(/when saved/)).not.toBeInTheDocument();
  });

  it('shows what is sold out, and what is gone, and offers only to remove them', async () => {
    inShop(makeProduct(1, { stock: 0 }));
    const { user } = asGuest(entry(1), entry(2));
    expect((await card('Kurta 1')).getByText('Out of stock')).toBeInTheDocument();
    const gone = await card('This product is no longer available');
    expect(screen.queryByRole('button', { name: /to cart/ })).not.toBeInTheDocument();
    await user.click(gone.getByRole('button', { name: 'Remove This product is no longer available' }));
    expect(stored().map(({ product }) => product)).toEqual([objectId(1)]);
  });

  it('moves a garment to the cart in the chosen size; sold out ones cannot be chosen', async () => {
    const sizes = [
      { size: 'S', stock: 0 },
      { size: 'M', stock: 3 },
      { size: 'L', stock: 2 },
    ];
    inShop(makeProduct(1, { sizes, stock: 5 }), makeProduct(2));
    const { user } = asGuest(entry(1), entry(2));
    const size = (await card('Kurta 1')).getByRole('combobox', { name: 'Size' });
    expect(size).toHaveValue('M');
    expect(within(size).getByRole('option', { name: 'S, out of stock' })).toBeDisabled();
    await user.selectOptions(size, 'L');
    await user.click(screen.getByRole('button', { name: 'Move to cart: Kurta 1' }));
    expect(storedCart()).toMatchObject([{ product: objectId(1), size: 'L', quantity: 1, stock: 2 }]);
    expect(stored().map(({ product }) => product)).toEqual([objectId(2)]);
    expect(screen.getByRole('status')).toHaveTextContent('Kurta 1 is in your cart.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus());
  });

  it('leaves the quantity of a line that is in the cart already', async () => {
    storeCart(buildCartItem({ product: objectId(1), size: 'M', quantity: 2 }));
    const { user } = asGuest(entry(1));
    await user.click(await screen.findByRole('button', { name: 'Move to cart: Kurta 1' }));
    expect(storedCart()).toMatchObject([{ product: objectId(1), size: 'M', quantity: 2 }]);
  });

  it('removes a garment, and brings it back to its place as it was saved', async () => {
    const { user } = asGuest(entry(1), entry(2, 999), entry(3));
    await user.click(await screen.findByRole('button', { name: 'Remove Kurta 2' }));
    expect(screen.getByRole('status')).toHaveTextContent('Kurta 2 was removed.');
    expect(screen.queryByRole('link', { name: 'Kurta 2' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual([entry(1), entry(2, 999), entry(3)]);
  });

  it('of an account removes when the shop has said so, and undoes as it was saved', async () => {
    const removed: unknown[] = [];
    apiServer.use(
      answer('DELETE /wishlist/:id', ({ params }) => {
        removed.push(params['id']);
        return { product: String(params['id']) };
      }),
      answer('POST /wishlist/merge', ({ body }) => body as { entries: WishlistEntry[] }),
    );
    const { user } = asAccount(entry(1), entry(2, 999));
    await user.click(await screen.findByRole('button', { name: 'Remove Kurta 2' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kurta 2' })).not.toBeInTheDocument());
    expect(removed).toEqual([objectId(2)]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await card('Kurta 2')).getByText('Was ₹999 when saved.')).toBeInTheDocument();
    expect(window.localStorage.getItem('wishlist')).toBeNull();
  });

  it('keeps what the shop could not remove, and says why', async () => {
    apiServer.use(refuse('DELETE /wishlist/:id', { status: 500, code: 'INTERNAL', message: 'Not now.' }));
    const { user } = asAccount(entry(1));
    await user.click(await screen.findByRole('button', { name: 'Remove Kurta 1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(screen.getByRole('link', { name: 'Kurta 1' })).toBeInTheDocument();
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  });

  it('that is empty says how to fill it', async () => {
    asGuest();
    expect(await screen.findByText(/^Your wishlist is empty/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
  });

  it('that cannot be loaded says why, and tries again', async () => {
    apiServer.use(unreachable('GET /products/by-id'));
    const { user } = asGuest(entry(1));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    inShop(makeProduct(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Kurta 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that is long is shown in parts', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    inShop(...numbers.map((number) => makeProduct(number)));
    const { user } = asGuest(...numbers.map((number) => ({ ...entry(1), product: objectId(number) })));
    await screen.findByRole('link', { name: 'Kurta 24' });
    expect(screen.queryByRole('link', { name: 'Kurta 25' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Kurta 30' })).toBeInTheDocument();
  });
});
