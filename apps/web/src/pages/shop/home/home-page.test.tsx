import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CLAIMS } from '@e-store/shared/store/claims';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildProduct, buildProductList } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const today = async () => within(await screen.findByRole('region', { name: 'Products in today' }));

describe('home', () => {
  it('has every block of the spec, in its order and words [spec 1-6] [spec 1-7] [spec 1-9] [spec 1-12]', async () => {
    renderRoutes('/');
    await screen.findByRole('region', { name: 'Selected just for you' });
    const text = screen.getByRole('main').textContent;
    const inOrder = [
      'Sale of the summer collection',
      'SHOP NOW',
      'Free Shipping',
      'on purchases over ₹199',
      '99% Satisfied Customers',
      'Originality Guaranteed',
      '30 days warranty per product',
      'New arrivals are now in!',
      'SHOW COLLECTION',
      '₹699',
      'MORE DETAILS',
      '-50%',
      'Sale this summer',
      'VIEW ALL',
      'Selected just for you',
      'SHOW MORE',
      'Why should you choose us?',
      'Free Shipping',
      'Easy Payments',
      'Money-Back Guarantee',
      'Finest Quality',
      'Products in today',
      'Subscribe to our newsletter and receive exclusive offers every week',
      'SUBSCRIBE',
    ];
    let from = 0;
    for (const words of inOrder) {
      const found = text.indexOf(words, from);
      expect({ words, found: found >= from }).toEqual({ words, found: true });
      from = found + words.length;
    }
    expect(screen.getByRole('heading', { name: 'Basic t-shirts ₹699' })).toBeInTheDocument();
  });

  it('promises with the figures that the owner set', async () => {
    const charges = {
      taxMode: 'flat',
      tax: 250,
      shipping: 30,
      expressShipping: 60,
      freeShippingFrom: 999,
    } as const;
    apiServer.use(answer('GET /store', { charges }));
    renderRoutes('/');
    expect(await screen.findByText('on purchases over ₹999')).toBeInTheDocument();
    expect(screen.getByText('On orders over ₹999, in 3–6 business days.')).toBeInTheDocument();
  });

  it('has the banners that the owner wrote, and leads to what they promise', async () => {
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        claims: {
          ...DEFAULT_CLAIMS,
          heroTitle: 'Diwali is here',
          basicPrice: 599,
          saleFigure: '-40%',
          saleTitle: 'Festive sale',
        },
      }),
    );
    renderRoutes('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Diwali is here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Basic t-shirts ₹599/ })).toHaveAttribute(
      'href',
      '/products?type=T-Shirt&price=599-599',
    );
    expect(screen.getByText('-40%')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Festive sale' })).toBeInTheDocument();
  });

  it('leads from SHOW MORE to the gallery [spec 2-34]', async () => {
    renderRoutes('/');
    expect(await screen.findByRole('link', { name: 'SHOW MORE' })).toHaveAttribute('href', '/products');
  });

  it.each([
    ['the hero', 'SHOP NOW', '/products?onSale=true'],
    ['new arrivals', /^New arrivals are now in!/, '/products?type=all&sort=newest'],
    ['basic T-shirts', /^Basic t-shirts ₹699/, '/products?type=T-Shirt&price=699-699'],
    ['the sale', /Sale this summer/, '/products?onSale=true'],
  ])('leads from %s to a list of just that', async (_, name, href) => {
    renderRoutes('/');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('asks for T-Shirts from 0 to 1500 on page 1, of the department that is shown [spec 2-22]', async () => {
    const queries: Record<string, string>[] = [];
    apiServer.use(
      answer('GET /products', ({ query }) => {
        queries.push(Object.fromEntries(query));
        return buildProductList();
      }),
    );
    renderRoutes('/?department=kids');
    await (await today()).findByRole('link', { name: 'T-shirt 1' });
    expect(queries).toContainEqual({
      page: '1',
      category: 'T-Shirt',
      'price[gte]': '0',
      'price[lte]': '1500',
      department: 'kids',
    });
  });

  it('shows a spinner instead of cards while the products load [spec 1-11] [spec 2-31] [spec 2-37]', async () => {
    let sendList = () => {};
    const isTime = new Promise<void>((resolve) => {
      sendList = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/products', async () => {
        await isTime;
        return HttpResponse.json(buildProductList());
      }),
    );
    renderRoutes('/');
    const section = await today();
    expect(section.getByRole('status')).toHaveTextContent('Products are loading');
    expect(section.queryByRole('link')).not.toBeInTheDocument();
    sendList();
    expect(await section.findByRole('link', { name: 'T-shirt 1' })).toBeInTheDocument();
    expect(section.queryByRole('status')).not.toBeInTheDocument();
  });

  it("shows the server's message when they cannot be had, and tries again", async () => {
    apiServer.use(
      refuse('GET /products', { status: 503, code: 'UNAVAILABLE', message: 'The shop is being tidied.' }),
    );
    const { user } = renderRoutes('/');
    const section = await today();
    expect(await section.findByRole('alert')).toHaveTextContent('The shop is being tidied.');
    apiServer.use(answer('GET /products', buildProductList()));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('link', { name: 'T-shirt 1' })).toBeInTheDocument();
  });
});

describe('home of a department', () => {
  it('has its name in heading, title and description [spec 2-22]', async () => {
    renderRoutes('/?department=women');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Women Sale of the summer collection' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Women · E-Store');
  });

  it.each([
    ['SHOP NOW', '/products?onSale=true&department=women'],
    [/^New arrivals are now in!/, '/products?type=all&sort=newest&department=women'],
    [/^Basic t-shirts ₹699/, '/products?type=T-Shirt&price=699-699&department=women'],
    [/Sale this summer/, '/products?onSale=true&department=women'],
    ['SHOW MORE', '/products?department=women'],
  ])('leads by %s to what is its own', async (name, href) => {
    renderRoutes('/?department=women');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('promises nothing that it does not have', async () => {
    renderRoutes('/?department=kids');
    const banner = await screen.findByRole('link', { name: /^T-shirts up to ₹500/ });
    expect(banner).toHaveAttribute('href', '/products?type=T-Shirt&price=0-500&department=kids');
    expect(screen.queryByText(/₹699/, { selector: 'h2 *' })).not.toBeInTheDocument();
  });

  it('selects from its own, and shows boxes while they come instead of those of another [spec 2-22]', async () => {
    apiServer.use(
      answer('GET /products', ({ query }) =>
        buildProductList(1, {
          product: [buildProduct({ name: `Tee of ${query.get('department') ?? 'everybody'}` })],
        }),
      ),
    );
    const { router } = renderRoutes('/?department=men');
    const rail = within(await screen.findByRole('region', { name: 'Selected just for you' }));
    expect(await rail.findByRole('link', { name: 'Tee of men' })).toBeInTheDocument();
    await act(() => router.navigate('/?department=women'));
    expect(rail.queryByRole('link', { name: 'Tee of men' })).not.toBeInTheDocument();
    expect(await rail.findByRole('link', { name: 'Tee of women' })).toBeInTheDocument();
  });

  it('is nobody’s when there is no such department: the page says so', async () => {
    renderRoutes('/?department=pets');
    expect(
      await screen.findByText('We could not find this department. Try Men, Women or Kids.'),
    ).toBeInTheDocument();
  });
});

describe('what was looked at', () => {
  const rail = async () => within(await screen.findByRole('region', { name: 'Selected just for you' }));
  const seenBefore = () => window.localStorage.setItem('recentlySeen', JSON.stringify([objectId(77)]));

  it('comes first in the carousel, and can be taken away', async () => {
    seenBefore();
    apiServer.use(
      answer('GET /products/by-id', { product: [buildProduct({ _id: objectId(77), name: 'Seen polo' })] }),
    );
    const { user } = renderRoutes('/');
    const carousel = await rail();
    await waitFor(() => expect(carousel.getAllByRole('article')[0]).toHaveTextContent('Seen polo'));
    expect(carousel.getAllByRole('article')[1]).toHaveTextContent('T-shirt 1');
    await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
    expect(carousel.getAllByRole('article')[0]).toHaveTextContent('T-shirt 1');
    expect(screen.getByText('Cleared')).toHaveFocus();
    expect(window.localStorage.getItem('recentlySeen')).toBeNull();
  });

  it('is remembered by the product page, of a guest too', async () => {
    const { router } = renderRoutes(`/product/${objectId(5)}`);
    await screen.findByRole('heading', { level: 1 });
    expect(window.localStorage.getItem('recentlySeen')).toBe(JSON.stringify([objectId(5)]));
    await act(() => router.navigate(`/product/${objectId(6)}`));
    await waitFor(() =>
      expect(window.localStorage.getItem('recentlySeen')).toBe(JSON.stringify([objectId(6), objectId(5)])),
    );
  });

  it('is forgotten at logout', async () => {
    seenBefore();
    const { user } = renderRoutes('/account', { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(window.localStorage.getItem('recentlySeen')).toBeNull());
  });
});
