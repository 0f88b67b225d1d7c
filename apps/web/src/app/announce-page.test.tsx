import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '../testing/api-server.ts';
import { buildCartItem } from '../testing/build-cart-item.ts';
import { buildProduct } from '../testing/build-product.ts';
import { buildUser } from '../testing/build-user.ts';
import { objectId } from '../testing/object-id.ts';
import { renderRoutes } from '../testing/render-routes.tsx';
import { storeCart } from '../testing/store-cart.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a new page', () => {
  it('begins at its heading, for who listens to it', async () => {
    const { user } = renderRoutes('/products');
    expect(await heading('T-Shirts')).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    const title = await heading('Shopping Cart');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('whose heading comes with its data gets the focus then', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/product/:id', async () => {
        await arrived;
        return HttpResponse.json(buildProduct({ _id: objectId(1), name: 'Marigold kurta' }));
      }),
    );
    const { router } = renderRoutes('/products');
    await heading('T-Shirts');
    await act(() => router.navigate(`/product/${objectId(1)}`));
    await screen.findByText('Product is loading');
    arrive();
    const title = await heading('Marigold kurta');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('gives its heading the focus again when the browser took it from one that was hidden for a moment', async () => {
    const { user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    const title = await heading('Shopping Cart');
    await waitFor(() => expect(title).toHaveFocus());
    const waiting = document.createElement('h1');
    act(() => {
      title.style.display = 'none';
      title.blur();
      screen.getByRole('main').append(waiting);
    });
    await waitFor(() => expect(waiting).toHaveFocus());
    act(() => {
      title.style.display = '';
      waiting.remove();
    });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('has the focus at the heading that stands in for one that is hidden, before the browser notices', async () => {
    const { user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    const title = await heading('Shopping Cart');
    await waitFor(() => expect(title).toHaveFocus());
    const waiting = document.createElement('h1');
    act(() => {
      title.style.display = 'none'; // Browsers move focus only at the next paint.
      screen.getByRole('main').append(waiting);
    });
    await waitFor(() => expect(waiting).toHaveFocus());
  });

  it('begins at its heading also when the focus was in a part of the old page that is hidden by then', async () => {
    const { router } = renderRoutes('/products');
    await heading('T-Shirts');
    const part = document.createElement('div');
    const link = Object.assign(document.createElement('a'), { href: '/cart' });
    part.append(link);
    screen.getByRole('main').append(part);
    link.focus();
    expect(link).toHaveFocus();
    part.style.display = 'none';
    await act(() => router.navigate('/cart'));
    const title = await heading('Shopping Cart');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('begins at its heading also when the old page, with the focus in it, goes a moment later', async () => {
    const { router } = renderRoutes('/products');
    await heading('T-Shirts');
    const field = document.createElement('input');
    screen.getByRole('main').append(field);
    field.focus();
    await act(() => router.navigate('/cart'));
    const title = await heading('Shopping Cart');
    expect(field).toHaveFocus();
    act(() => field.remove());
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('takes the focus from nobody who has moved on', async () => {
    const { user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    const title = await heading('Shopping Cart');
    await waitFor(() => expect(title).toHaveFocus());
    await user.click(screen.getByRole('main'));
    act(() => {
      title.blur();
      screen.getByRole('main').append(document.createElement('p'));
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.body).toHaveFocus();
  });

  it('is each step of the cart', async () => {
    storeCart(buildCartItem());
    const { router } = renderRoutes('/cart', { user: buildUser() });
    await heading('Shopping Cart');
    await act(() => router.navigate('/cart?step=2'));
    const title = await heading('Shipping and Payment');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('is not a choice in the gallery, whose count is told instead', async () => {
    const { user } = renderRoutes('/products');
    const option = await screen.findByRole('radio', { name: '₹0-500' });
    await user.click(option);
    expect(await screen.findByRole('radio', { name: '₹0-500', checked: true })).toHaveFocus();
    expect(screen.getByText(/\d+ products$/, { selector: 'output' })).toHaveRole('status');
  });
});

describe('a field that the shopper types in while a new page is on its way', () => {
  const box = () => screen.getByRole('combobox', { name: 'Search products' });
  const announced = (text: string) =>
    screen.findByText(text, { selector: '[aria-live="polite"]', exact: true });

  function holdProduct() {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/product/:id', async () => {
        await arrived;
        return HttpResponse.json(buildProduct({ _id: objectId(1), name: 'Marigold kurta' }));
      }),
    );
    return () => arrive();
  }

  it('keeps the focus when the page arrives, and the page is announced', async () => {
    const { router, user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.click(box());
    await user.keyboard('black');
    await act(() => router.navigate('/cart'));
    await heading('Shopping Cart');
    await announced('Shopping Cart');
    await user.keyboard('cottonshirt');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('blackcottonshirt');
  });

  it('keeps the focus when only the heading of the page is late', async () => {
    const arrive = holdProduct();
    const { router, user } = renderRoutes('/products');
    await heading('T-Shirts');
    act(() => box().focus());
    await act(() => router.navigate(`/product/${objectId(1)}`));
    await screen.findByText('Product is loading');
    await user.keyboard('bla');
    arrive();
    await heading('Marigold kurta');
    await announced('Marigold kurta');
    await user.keyboard('ck');
    expect(box()).toHaveValue('black');
  });

  it('loses the focus to the heading when its text was sent before', async () => {
    const { user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.type(box(), 'polo{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(box()).toHaveValue('polo');
    expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  });

  it('keeps its text when the page of an earlier search arrives', async () => {
    const { router, user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.click(box());
    await user.keyboard('black');
    await act(() => router.navigate('/products/polo'));
    await user.keyboard(' shirt');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('black shirt');
  });

  it('keeps the focus in the footer, too', async () => {
    const { router, user } = renderRoutes('/newsletter');
    const footer = await screen.findByRole('contentinfo');
    const email = Object.assign(document.createElement('input'), { type: 'email' });
    footer.append(email);
    await user.click(email);
    await user.keyboard('asha@');
    await act(() => router.navigate('/cart'));
    await heading('Shopping Cart');
    await announced('Shopping Cart');
    await user.keyboard('example.com');
    expect(email).toHaveValue('asha@example.com');
  });

  it('leaves the next page to its heading once it has lost the focus', async () => {
    const { router, user } = renderRoutes('/products');
    await heading('T-Shirts');
    await user.click(box());
    await user.keyboard('black');
    await act(() => router.navigate('/cart'));
    await announced('Shopping Cart');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    const title = await screen.findByRole('heading', { level: 1, name: /login/i });
    await waitFor(() => expect(title).toHaveFocus());
    expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  });
});
