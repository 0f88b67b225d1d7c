import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../testing/api-server.ts';
import { buildProductList } from '../../testing/build-product.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

const today = async () => within(await screen.findByRole('region', { name: 'Products in today' }));

describe('home', () => {
  it('has every block of the spec, in its order and words', async () => {
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
    expect(screen.getByText('On purchases over ₹999, in 3-6 business days.')).toBeInTheDocument();
  });

  it('leads from SHOW MORE to the gallery', async () => {
    renderRoutes('/');
    expect(await screen.findByRole('link', { name: 'SHOW MORE' })).toHaveAttribute('href', '/products');
  });

  it('asks for T-Shirts from 0 to 1500 on page 1, of the department that is shown', async () => {
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

  it('shows a spinner instead of cards while the products load', async () => {
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
