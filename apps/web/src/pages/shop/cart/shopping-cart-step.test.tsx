import { beforeEach, describe, expect, it } from '@jest/globals';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart, storedCart } from '../../../testing/store-cart.ts';

const NAME = 'Indigo crew T-shirt';
const jeans = buildCartItem({ product: objectId(2), name: 'Deccan jeans', size: '32', price: 1399 });
const [line] = buildQuote().lines;
const quoteWith = (changes: Partial<QuoteLine>) => buildQuote({ lines: [{ ...line!, ...changes }] });

let asked: unknown[] = [];
const prices = (quote = buildQuote()) =>
  answer('POST /cart/quote', ({ body }: ApiCall) => {
    asked.push(body);
    return quote;
  });

const open = (options = {}) => renderRoutes('/cart', options);
const row = async (name = NAME) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const charge = (name: string) =>
  within(screen.getByRole('complementary', { name: 'Price details' })).getByText(name).nextElementSibling;

beforeEach(() => {
  asked = [];
  storeCart(buildCartItem());
});

describe('shopping cart', () => {
  it('lists product, size, price each with its true MRP, quantity and price, above a way to delete [spec 2-65]', async () => {
    storeCart(buildCartItem({ quantity: 2 }));
    open();
    const shirt = await row();
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Product',
      'Quantity',
      'Price',
      'Delete',
    ]);
    expect(shirt.getByRole('link', { name: NAME })).toHaveAttribute('href', `/product/${objectId(1)}`);
    expect(shirt.getByText(/Size M · ₹699 each/)).toBeInTheDocument();
    expect(await shirt.findByText('₹1,399')).toBeInTheDocument();
    expect(shirt.getByText('₹1,398')).toBeInTheDocument();
    expect(shirt.getByRole('button', { name: `Delete ${NAME}` })).toBeInTheDocument();
  });

  it('is followed by a selection of what is not in it', async () => {
    apiServer.use(answer('GET /products', buildProductList(3)));
    open();
    const rail = within(await screen.findByRole('region', { name: 'Selected just for you' }));
    expect(await rail.findByRole('link', { name: 'T-shirt 2' })).toBeInTheDocument();
    expect(rail.queryByRole('link', { name: 'T-shirt 1' })).not.toBeInTheDocument();
  });

  it('says that tax is included when the prices include it', async () => {
    const charges = { taxMode: 'included', tax: 0, shipping: 30, expressShipping: 35 } as const;
    apiServer.use(prices(buildQuote({ tax: 0 })), answer('GET /store', { charges }));
    open();
    await waitFor(() => expect(charge('Tax')).toHaveTextContent('Included'));
  });

  it('names every charge line by line, by the word of the shop [R90] [C7] [C8] [D2]', async () => {
    apiServer.use(prices(buildQuote({ discount: 100, total: 879 })));
    open();
    await waitFor(() => expect(charge('Tax')).toHaveTextContent('₹250'));
    expect(charge('Items (1)')).toHaveTextContent('₹699');
    expect(charge('Discount')).toHaveTextContent('−₹100');
    expect(charge('Shipping')).toHaveTextContent('₹30');
    expect(screen.getByText('₹879')).toBeInTheDocument();
    expect(asked).toEqual([
      {
        orderItems: [{ product: objectId(1), size: 'M', quantity: 1 }],
        deliveryMethod: 'standard',
      },
    ]);
  });

  it('counts the pieces that the sum is made of, also while a new sum is worked out', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = open();
    await waitFor(() => expect(charge('Items (1)')).toHaveTextContent('₹699'));
    apiServer.use(
      http.post('*/api/v1/cart/quote', async () => {
        await arrived;
        return HttpResponse.json({ ...quoteWith({ quantity: 2, total: 1398 }), items: 1398, total: 1678 });
      }),
    );
    await user.click((await row()).getByRole('button', { name: 'Increase quantity' }));
    expect(storedCart()).toMatchObject([{ quantity: 2 }]);
    expect(charge('Items (1)')).toHaveTextContent('₹699');
    expect(charge('Tax')?.closest('dl')).toHaveAttribute('aria-busy', 'true');
    arrive();
    await waitFor(() => expect(charge('Items (2)')).toHaveTextContent('₹1,398'));
    expect(charge('Tax')?.closest('dl')).toHaveAttribute('aria-busy', 'false');
  });

  it('has no discount line without a discount', async () => {
    open();
    await waitFor(() => expect(charge('Tax')).toHaveTextContent('₹250'));
    expect(screen.queryByText('Discount')).not.toBeInTheDocument();
  });

  it('keeps the quantity between 1 and the stock, and asks the price once for several presses', async () => {
    apiServer.use(prices());
    const { user } = open();
    const shirt = await row();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(shirt.getByRole('button', { name: 'Decrease quantity' }));
    expect(storedCart()).toMatchObject([{ quantity: 1 }]);
    const more = shirt.getByRole('button', { name: 'Increase quantity' });
    expect(shirt.queryByText(/^Only/)).not.toBeInTheDocument();
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(storedCart()).toMatchObject([{ quantity: 3 }]);
    expect(shirt.getByText('Only 3 left in size M')).toHaveRole('status');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ orderItems: [{ quantity: 3 }] });
  });

  it('says what left the cart, and puts it back in its place', async () => {
    storeCart(buildCartItem(), jeans);
    const { user } = open();
    await user.click((await row()).getByRole('button', { name: `Delete ${NAME}` }));
    const removedNotice = screen.getByText(`${NAME} was removed.`);
    expect(removedNotice.closest('[role=status], output')).not.toBeNull();
    expect(storedCart()).toMatchObject([{ name: 'Deccan jeans' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedCart()).toMatchObject([{ name: NAME }, { name: 'Deccan jeans' }]);
    expect(screen.queryByText(`${NAME} was removed.`)).not.toBeInTheDocument();
  });

  it('says when the price has moved since [D7]', async () => {
    apiServer.use(prices(quoteWith({ price: 749 })));
    open();
    expect(await (await row()).findByText(/price is now ₹749. It was ₹699/)).toBeInTheDocument();
  });

  it('without the shop’s answer says why and asks again', async () => {
    apiServer.use(
      refuse('POST /cart/quote', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a moment.');
    apiServer.use(prices());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(charge('Tax')).toHaveTextContent('₹250'));
  });
});

describe('empty cart', () => {
  it('says so, leads on shopping, and has no CHECKOUT', async () => {
    storeCart();
    open();
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('CHECKOUT')).not.toBeInTheDocument();
  });

  it('is what remains when the last line is deleted, with the way back', async () => {
    const { user } = open();
    await user.click((await row()).getByRole('button', { name: `Delete ${NAME}` }));
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.queryByText('CHECKOUT')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row()).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('what cannot be had', () => {
  it('too few: tells how many are left and takes them [D1]', async () => {
    storeCart(buildCartItem({ quantity: 3 }));
    apiServer.use(prices(quoteWith({ quantity: 3, stock: 2, problem: 'OUT_OF_STOCK' })));
    const { user } = open();
    const shirt = await row();
    expect(await shirt.findByText('Only 2 left.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Change or remove them');
    await user.click(shirt.getByRole('button', { name: `Change to 2, ${NAME}` }));
    expect(storedCart()).toMatchObject([{ quantity: 2 }]);
    expect(shirt.queryByText('Only 2 left.')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sold out: leads to another size, or takes it out', async () => {
    apiServer.use(prices(quoteWith({ stock: 0, problem: 'OUT_OF_STOCK' })));
    const { user } = open();
    const shirt = await row();
    expect(await shirt.findByText('Out of stock in size M.')).toBeInTheDocument();
    expect(shirt.getByRole('link', { name: 'Choose another size' })).toHaveAttribute(
      'href',
      `/product/${objectId(1)}`,
    );
    await user.click(shirt.getByRole('button', { name: `Remove, ${NAME}` }));
    expect(storedCart()).toEqual([]);
  });

  it('sold out in all sizes: offers no other size', async () => {
    const sizes = [{ size: 'M', stock: 0 }];
    apiServer.use(prices(quoteWith({ stock: 0, sizes, problem: 'OUT_OF_STOCK' })));
    open();
    const shirt = await row();
    expect(await shirt.findByText('Out of stock in size M.')).toBeInTheDocument();
    expect(shirt.queryByRole('link', { name: 'Choose another size' })).not.toBeInTheDocument();
  });

  it('no longer sold: can only be taken out', async () => {
    apiServer.use(prices(quoteWith({ price: 0, stock: 0, problem: 'UNAVAILABLE' })));
    open();
    const shirt = await row();
    expect(await shirt.findByText('This item is no longer available.')).toBeInTheDocument();
    expect(shirt.queryByRole('link', { name: 'Choose another size' })).not.toBeInTheDocument();
    expect(shirt.getByRole('button', { name: /^Remove, / })).toBeInTheDocument();
  });

  it('no longer sold: has no price, no quantity to choose, and is not counted', async () => {
    storeCart(buildCartItem(), jeans);
    const sold = { ...line!, product: jeans.product, name: jeans.name, size: '32', price: 1399 };
    const lines: QuoteLine[] = [{ ...line!, price: 0, stock: 0, problem: 'UNAVAILABLE' }, sold];
    apiServer.use(prices(buildQuote({ items: 1399, lines })));
    open();
    await waitFor(() => expect(charge('Items (1)')).toHaveTextContent('₹1,399'));
    const shirt = await row();
    expect(shirt.queryByText(/₹/)).not.toBeInTheDocument();
    expect(shirt.queryByRole('group')).not.toBeInTheDocument();
    expect(shirt.getByRole('button', { name: `Delete ${NAME}` })).toBeInTheDocument();
    expect((await row('jeans')).getByRole('group', { name: 'Quantity of Deccan jeans' })).toBeInTheDocument();
  });
});

describe('CHECKOUT', () => {
  const checkout = async () => {
    const link = await screen.findByRole('link', { name: 'CHECKOUT' });
    await waitFor(() => expect(link).not.toHaveAttribute('aria-disabled'));
    return link;
  };

  it('is not offered until a total is shown, says why, and can still be reached', async () => {
    apiServer.use(
      refuse('POST /cart/quote', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    const { user, router } = open({ user: buildUser() });
    await screen.findByRole('alert');
    const link = screen.getByRole('link', { name: 'CHECKOUT' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).toHaveAccessibleDescription('You can continue once the total is shown here.');
    await user.click(link);
    expect(router.state.location.search).toBe('');
    link.focus();
    expect(link).toHaveFocus();
    apiServer.use(prices());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await checkout());
    expect(router.state.location.search).toBe('?step=2');
  });

  it('leads a signed-in shopper to step 2 [spec 4-21]', async () => {
    const { user, router } = open({ user: buildUser() });
    await user.click(await checkout());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' }),
    ).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/cart', search: '?step=2' });
  });

  it('leads a stranger to login, which leads back to step 2 with the same cart', async () => {
    const { user, router } = open();
    await user.click(await checkout());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/cart?step=2');
    expect(storedCart()).toEqual([buildCartItem()]);
  });

  it('cannot be passed over by the address of step 2 [R72]', async () => {
    const { router } = renderRoutes('/cart?step=2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/cart?step=2');
  });
});
