import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mapDetails, PRODUCT_DETAILS } from '@e-store/shared/catalog/product-details';
import { act, screen, within } from '@testing-library/react';
import { fetchProduct } from '../../../features/catalog/product-details.slice.ts';
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildReview, buildReviewList } from '../../../testing/build-review.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const id = objectId(1);
const path = `/product/${id}`;
const sell = (changes: Parameters<typeof buildProduct>[0]) =>
  apiServer.use(answer('GET /product/:id', buildProduct({ _id: id, ...changes })));

describe('product', () => {
  it('shows what it is, what it costs and what an order adds [spec 2-60] [R90] [C7] [D8]', async () => {
    sell({ name: 'Goa Stripe T-Shirt', price: 699, mrp: 1399, fabric: 'Combed cotton' });
    renderRoutes(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Goa Stripe T-Shirt' })).toBeInTheDocument();
    expect(screen.getByText(`Product ID ${id.slice(-6).toUpperCase()}`)).toBeInTheDocument();
    expect(screen.getAllByText('MRP ₹1,399')[0]).toBeInTheDocument();
    expect(await screen.findByText('Plus ₹250 tax and ₹30 shipping per order.')).toBeInTheDocument();
    expect(screen.getByText('Combed cotton')).toBeInTheDocument();
  });

  it('says what its label must: who made and imported it, and whom a consumer can ask [C7] [C9]', async () => {
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        contact: { email: 'care@estore.example', phone: '+91 80 4000 1234' },
      }),
    );
    sell({
      origin: 'Bangladesh',
      manufacturer: { name: 'Aangan Loom', address: 'Sample address\nDhaka' },
      importer: { name: 'E-Store', address: 'Sample address\nMumbai' },
    });
    renderRoutes(path);
    const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling as HTMLElement;
    expect(await fact('Country of origin')).toHaveTextContent('Bangladesh');
    expect(await fact('Manufacturer or packer')).toHaveTextContent('Aangan LoomSample address Dhaka');
    expect(await fact('Importer')).toHaveTextContent('E-StoreSample address Mumbai');
    const care = within(await fact('Consumer care'));
    expect(care.getByRole('link', { name: 'care@estore.example' })).toHaveAttribute(
      'href',
      'mailto:care@estore.example',
    );
    expect(care.getByRole('link', { name: '+91 80 4000 1234' })).toHaveAttribute('href', 'tel:+918040001234');
  });

  it('shows each detail that staff typed', async () => {
    sell(mapDetails(({ label }) => `${label} of the product`));
    renderRoutes(path);
    for (const { label } of PRODUCT_DETAILS)
      expect((await screen.findByText(label)).nextElementSibling).toHaveTextContent(
        `${label} of the product`,
      );
  });

  it('names nobody who was not given', async () => {
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        contact: {},
      }),
    );
    sell({});
    renderRoutes(path);
    expect(await screen.findByText('Country of origin')).toBeInTheDocument();
    for (const name of ['Manufacturer or packer', 'Importer', 'Consumer care'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('says nothing of a discount that is none [spec 2-59] [spec 2-60]', async () => {
    sell({ price: 699, mrp: undefined });
    renderRoutes(path);
    await screen.findByRole('heading', { level: 1 });
    expect(within(screen.getByRole('list', { name: 'Pictures' })).queryByText(/%/)).not.toBeInTheDocument();
    expect(screen.queryByText(/MRP/)).not.toBeInTheDocument();
  });

  it('has a breadcrumb from home over department and type [spec 2-58]', async () => {
    sell({ name: 'Goa Stripe T-Shirt', department: 'women', category: 'T-Shirt' });
    renderRoutes(path);
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/products?department=women');
    expect(crumbs.getByRole('link', { name: 'T-Shirt' })).toHaveAttribute(
      'href',
      '/products?type=T-Shirt&department=women',
    );
    expect(crumbs.getByText('Goa Stripe T-Shirt')).toBeInTheDocument();
  });

  it('preselects M, and bounds the quantity by the chosen size', async () => {
    sell({
      sizes: [
        { size: 'S', stock: 2 },
        { size: 'M', stock: 3 },
      ],
    });
    const { user } = renderRoutes(path);
    expect(await screen.findByRole('radio', { name: 'M' })).toBeChecked();
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    for (let press = 0; press < 5; press++) await user.click(more);
    expect(screen.getByRole('status', { name: 'Quantity' })).toHaveTextContent('3');
    await user.click(screen.getByRole('radio', { name: 'S' }));
    for (let press = 0; press < 5; press++) await user.click(more);
    expect(screen.getByRole('status', { name: 'Quantity' })).toHaveTextContent('2');
  });

  it('says how many are left when no more can be taken', async () => {
    sell({ sizes: [{ size: 'XS', stock: 5 }] });
    const { user } = renderRoutes(path);
    expect(await screen.findByText('Size XS is in stock')).toBeInTheDocument();
    for (let press = 0; press < 4; press++)
      await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('5 left in size XS');
  });

  it('says how many are left of what comes in no sizes', async () => {
    sell({ stock: 5, sizes: [] });
    const { user } = renderRoutes(path);
    const more = await screen.findByRole('button', { name: 'Increase quantity' });
    expect(screen.queryByText('5 left')).not.toBeInTheDocument();
    for (let press = 0; press < 4; press++) await user.click(more);
    expect(screen.getByText('5 left')).toBeInTheDocument();
  });

  it('counts from 1 again in another size, and keeps the quantity that was added', async () => {
    sell({
      sizes: [
        { size: 'M', stock: 9 },
        { size: 'L', stock: 9 },
      ],
    });
    const { user } = renderRoutes(path);
    const more = await screen.findByRole('button', { name: 'Increase quantity' });
    const quantity = screen.getByRole('status', { name: 'Quantity' });
    await user.click(more);
    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(quantity).toHaveTextContent('1');
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(quantity).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument();
  });

  it('tells what express delivery costs', async () => {
    sell({});
    renderRoutes(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toBeInTheDocument();
    const facts = screen.getByText('30 days warranty per product').closest('ul') as HTMLElement;
    expect(await within(facts).findByText('Express delivery ₹35')).toBeInTheDocument();
  });

  it('promises no day for what cannot be bought', async () => {
    sell({ onSale: false });
    renderRoutes(path);
    await screen.findByText('Out of stock');
    expect(screen.queryByText(/Get it by/)).not.toBeInTheDocument();
  });

  it.each([
    ['nothing is in stock', { stock: 0, sizes: [] }],
    ['it is off sale', { onSale: false }],
    ['the chosen size is sold out', { sizes: [{ size: 'M', stock: 0 }] }],
  ])("shows a red 'Out of stock' in place of the button when %s [spec 2-64]", async (_, changes) => {
    sell(changes);
    renderRoutes(path);
    expect(await screen.findByText('Out of stock')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  });

  it('keeps the size when another is added', async () => {
    sell({});
    const { user, store } = renderRoutes(path);
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().cart.cartItems).toMatchObject([
      { product: id, size: 'M', quantity: 1 },
      { product: id, size: 'L', quantity: 2 },
    ]);
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeInTheDocument();
  });

  it('opens with DESCRIPTION; REVIEWS holds what buyers say [spec 2-61] [spec 4-25]', async () => {
    sell({ rating: { average: 4.5, count: 2 } });
    const review = buildReview({ words: 'Soft after ten washes.' });
    apiServer.use(answer('GET /product/:id/reviews', buildReviewList([review])));
    const { user } = renderRoutes(path);
    expect(await screen.findByRole('tab', { name: 'DESCRIPTION' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('button', { name: '4.5 out of 5, 2 reviews' }));
    expect(screen.getByRole('tab', { name: 'REVIEWS (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Soft after ten washes.')).toBeVisible();
    expect(screen.getByText('5 out of 5 stars')).toBeInTheDocument();
  });

  it('stays in view when it cannot be read again', async () => {
    sell({});
    const { user, store } = renderRoutes(path);
    await user.click(await screen.findByRole('radio', { name: 'L' }));
    apiServer.use(unreachable('GET /product/:id'));
    await act(() => store.dispatch(fetchProduct(id)));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  });

  it('says when there is no such product, in the words of the server [spec 8-1]', async () => {
    apiServer.use(
      refuse('GET /product/:id', { status: 404, code: 'NOT_FOUND', message: 'There is no such product.' }),
    );
    renderRoutes(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such product.');
  });
});

describe("'Product added to cart'", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is said for four seconds [spec 4-20] [spec 9-21]', async () => {
    sell({});
    const { user } = renderRoutes(path, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const toast = screen.getByText('Product added to cart').closest('[role=status]');
    expect(toast).toHaveTextContent(/, size M/);
    expect(toast?.querySelector('img')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3900));
    expect(screen.getByText('Product added to cart')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Product added to cart')).not.toBeInTheDocument();
  });
});

describe('a product that is in the cart', () => {
  const quantity = () => screen.getByRole('status', { name: 'Quantity' });

  it('starts at its quantity in the cart, per size, and says what an addition changes', async () => {
    sell({});
    const { user, store } = renderRoutes(path);
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByText('Product added to cart')).toBeInTheDocument();
    expect(quantity()).toHaveTextContent('2');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().cart.cartItems[0]).toMatchObject({ size: 'M', quantity: 2 });

    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(quantity()).toHaveTextContent('1');
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(quantity()).toHaveTextContent('2');

    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByText('Quantity in your cart changed to 1')).toBeInTheDocument();
    expect(screen.queryByText('Product added to cart')).not.toBeInTheDocument();
    expect(store.getState().cart.cartItems[0]).toMatchObject({ size: 'M', quantity: 1 });
  });
});

describe('the day of delivery', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is the last of six business days in India, without Sunday', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:29:00Z') });
    sell({});
    renderRoutes(path, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    expect(await screen.findByText('Get it by Fri 27 Nov')).toBeInTheDocument();
  });
});
