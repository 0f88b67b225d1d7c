import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatDays } from '@e-store/shared/format-day';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart, storedCart } from '../../../testing/store-cart.ts';

const SUCCESS = 'Order Placed successfully... Navigating to orders page in 2 sec..';
const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };

let orders: { key: string | null; body: Record<string, unknown> }[] = [];
const takesOrder = () =>
  answer('POST /order/new', ({ headers, body }: ApiCall) => {
    orders.push({ key: headers.get('idempotency-key'), body: body as Record<string, unknown> });
    return buildOrder();
  });

const open = (options = {}) => renderRoutes('/cart?step=2', { user: buildUser(), ...options });
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));
const placeOrder = () => screen.getByRole('button', { name: 'PLACE ORDER' });
const knowAddress = () => window.localStorage.setItem('shippingInfo', JSON.stringify(address));

async function openReady(options = {}) {
  knowAddress();
  const opened = open(options);
  await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' });
  await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
  return opened;
}

beforeEach(() => {
  orders = [];
  storeCart(buildCartItem());
  apiServer.use(takesOrder());
});

afterEach(() => {
  jest.useRealTimers();
});

describe('shipping form', () => {
  it('knows what the account and earlier orders say, and India', async () => {
    await openReady();
    const values = {
      'First name': 'Asha',
      'Last name': 'Rao',
      Email: 'asha@example.com',
      'Mobile number': '9876543210',
      Address: '12 Temple Road',
      Pincode: '560001',
      City: 'Bengaluru',
      Country: 'India',
    };
    for (const [label, value] of Object.entries(values))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(within(screen.getByLabelText('Country')).getAllByRole('option')).toHaveLength(1);
  });

  it.each([
    ['First name', 'shipping given-name'],
    ['Last name', 'shipping family-name'],
    ['Email', 'shipping email'],
    ['Mobile number', 'shipping tel-national'],
    ['Address', 'shipping street-address'],
    ['Pincode', 'shipping postal-code'],
    ['City', 'shipping address-level2'],
    ['Country', 'shipping country-name'],
  ])('%s can be filled in by the browser as %s', async (label, autoComplete) => {
    await openReady();
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autoComplete);
  });

  it('without a mobile number says exactly Enter Shipping Details and sends nothing [spec 5-5] [spec 8-3]', async () => {
    const { user } = await openReady();
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.click(placeOrder());
    expect(await screen.findByText('Enter Shipping Details')).toBeInTheDocument();
    expect(screen.getByLabelText('Mobile number')).toBeInvalid();
    expect(orders).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Enter Shipping Details')).not.toBeInTheDocument();
    await user.click(placeOrder());
    expect(await screen.findByText('Enter Shipping Details')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Mobile number'), '9');
    expect(screen.queryByText('Enter Shipping Details')).not.toBeInTheDocument();
  });

  it.each([
    ['First name', 'Enter your first name.'],
    ['Last name', 'Enter your last name.'],
    ['Email', 'Enter an email address like name@example.com.'],
    ['Mobile number', 'Enter a 10-digit mobile number.'],
    ['Address', 'Enter your house, street and area.'],
    ['Pincode', 'Enter a 6-digit pincode.'],
    ['City', 'Enter the city.'],
  ])('%s left empty is told beside its field and by one line on top, no oftener', async (label, message) => {
    const { user } = await openReady();
    await user.clear(screen.getByLabelText(label));
    await user.click(placeOrder());
    const list = await screen.findByRole('region', { name: 'Please correct 1 field' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([`${label}: ${message}`]);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getAllByText(message, { exact: false })).toHaveLength(2);
    expect(screen.queryAllByText(/Enter Shipping Details/)).toHaveLength(label === 'Mobile number' ? 1 : 0);
  });

  it('says beside each field what is wrong, and on top, where the focus goes [spec 5-6]', async () => {
    const { user } = await openReady();
    await user.type(screen.getByLabelText('Pincode'), '9');
    await user.clear(screen.getByLabelText('City'));
    await user.click(placeOrder());
    const list = await screen.findByRole('region', { name: 'Please correct 2 fields' });
    await waitFor(() => expect(list).toHaveFocus());
    expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription('Enter a 6-digit pincode.');
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter the city.');
    expect(screen.queryByText('Enter Shipping Details')).not.toBeInTheDocument();
    await user.click(within(list).getByRole('link', { name: 'City: Enter the city.' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(orders).toEqual([]);
  });

  it('keeps what was typed, under shippingInfo', async () => {
    const { user } = await openReady();
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Mysuru');
    expect(JSON.parse(window.localStorage.getItem('shippingInfo') ?? '')).toMatchObject({ city: 'Mysuru' });
  });

  it('shows at its field what the server refuses', async () => {
    const { user } = await openReady();
    apiServer.use(
      refuse('POST /order/new', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'We do not deliver there.',
        fields: { 'shippingInfo.pincode': 'We do not deliver there.' },
      }),
    );
    await user.click(placeOrder());
    await waitFor(() =>
      expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription('We do not deliver there.'),
    );
  });
});

describe('delivery and payment', () => {
  it('shows when each delivery arrives and what it costs, and prices the chosen one [spec 9-12]', async () => {
    const asked: unknown[] = [];
    apiServer.use(
      answer('POST /cart/quote', ({ body }) => {
        asked.push((body as { deliveryMethod: string }).deliveryMethod);
        return asked.at(-1) === 'express' ? buildQuote({ shipping: 35, total: 984 }) : buildQuote();
      }),
    );
    const { user } = await openReady();
    const days = (method: 'standard' | 'express') => formatDays(deliveryWindow(new Date(), method, '560001'));
    expect(screen.getByRole('radio', { name: `Standard, ₹30 ${days('standard')}` })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: `Express, ₹35 ${days('express')}` }));
    expect(await summary().findByText('₹984')).toBeInTheDocument();
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    expect(orders[0]?.body).toMatchObject({ deliveryMethod: 'express', totalPrice: 984 });
    expect(asked).toEqual(['standard', 'express']);
  });

  it('is paid in cash, with the sum to keep ready [spec 9-18]', async () => {
    await openReady();
    expect(
      screen.getByRole('radio', { name: 'Cash on delivery (COD) Keep ₹979 in cash ready.' }),
    ).toBeChecked();
  });

  it('lists the cart and every charge beside the form, and leads back to step 1', async () => {
    await openReady();
    expect(summary().getByRole('listitem')).toHaveTextContent('Indigo crew T-shirt');
    expect(summary().getByText('Size M × 1')).toBeInTheDocument();
    for (const [name, amount] of [
      ['Items (1)', '₹699'],
      ['Tax', '₹250'],
      ['Shipping', '₹30'],
      ['Total cost', '₹979'],
    ] as const)
      expect(summary().getByText(name).nextElementSibling).toHaveTextContent(amount);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/cart');
  });

  it('with an empty cart cannot be reached', async () => {
    storeCart();
    open();
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).not.toBeInTheDocument();
  });
});

describe('PLACE ORDER', () => {
  it('sends the payload of the specification with the total that was seen, and says success after 201 [spec 8-4]', async () => {
    const { user } = await openReady();
    await user.click(placeOrder());
    expect(await screen.findByText(SUCCESS)).toHaveRole('status');
    expect(orders).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          shippingInfo: buildOrder().shippingInfo,
          orderItems: [buildCartItem()],
          paymentInfo: { id: 'COD', status: 'processing' },
          itemsPrice: 699,
          taxPrice: 250,
          shippingPrice: 30,
          totalPrice: 979,
          deliveryMethod: 'standard',
        },
      },
    ]);
    expect(storedCart()).toEqual([]);
    expect(JSON.parse(window.sessionStorage.getItem('orderInfo') ?? '')).toMatchObject({ totalPrice: 979 });
    expect(screen.getByRole('heading', { level: 1, name: 'Order Placed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(500)}`,
    );
  });

  it('opens the account after two seconds [spec 2-72] [spec 9-22]', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    const { user, router } = await openReady({ advanceTimers: (ms: number) => jest.advanceTimersByTime(ms) });
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    act(() => jest.advanceTimersByTime(1500));
    expect(router.state.location.pathname).toBe('/cart');
    act(() => jest.advanceTimersByTime(600));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/'));
    const main = within(screen.getByRole('main'));
    expect(
      await main.findByText('Order ES-100042 placed. We emailed the details to asha@example.com.'),
    ).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(main.getByText(/^Order ES-100042 placed\./)).toBeInTheDocument();
  });

  it('does not pull away who has left meanwhile', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    const { user, router } = await openReady({ advanceTimers: (ms: number) => jest.advanceTimersByTime(ms) });
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    await act(() => router.navigate('/products'));
    await waitFor(() => expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(router.state.location.pathname).toBe('/products');
  });

  it('pressed twice is one order [T19]', async () => {
    await openReady();
    act(() => {
      placeOrder().click();
      placeOrder().click();
    });
    await screen.findByText(SUCCESS);
    expect(orders).toHaveLength(1);
  });

  it('is busy while the order is under way, and says no success before it arrived [R69]', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/order/new', async () => {
        await arrived;
        return HttpResponse.json(buildOrder(), { status: 201 });
      }),
    );
    const { user } = await openReady();
    await user.click(placeOrder());
    await waitFor(() => expect(placeOrder()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    expect(storedCart()).toEqual([buildCartItem()]);
    arrive();
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
  });
});

describe('an order that was not placed', () => {
  it('for an unreachable shop keeps the cart, and tries again under the same key [R69]', async () => {
    const { user, store } = await openReady();
    apiServer.use(unreachable('POST /order/new'));
    await user.click(placeOrder());
    expect(await summary().findByRole('alert')).toHaveTextContent(
      /do not know yet whether your order was placed.*Your cart is saved/,
    );
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    expect(storedCart()).toEqual([buildCartItem()]);
    const key = store.getState().newOrder.attempt?.key;
    apiServer.use(takesOrder());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(SUCCESS);
    expect(orders.map((order) => order.key)).toEqual([key]);
  });

  it('for a failing shop says its sentence [spec 8-5]', async () => {
    const { user } = await openReady();
    apiServer.use(
      refuse('POST /order/new', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    await user.click(placeOrder());
    expect(await screen.findByText(/Back in a moment\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(storedCart()).toEqual([buildCartItem()]);
  });

  it('for a changed price shows the old and the new total, and orders for the new one under a new key', async () => {
    const { user, store } = await openReady();
    const quote = buildQuote({ items: 749, total: 1029 });
    apiServer.use(
      refuse('POST /order/new', { status: 409, code: 'PRICE_CHANGED', message: 'Changed.', quote }),
    );
    await user.click(placeOrder());
    expect(await summary().findByRole('alert')).toHaveTextContent(
      /changed from ₹979 to ₹1,029\. No order was placed/,
    );
    expect(summary().getByText('Total cost').nextElementSibling).toHaveTextContent('₹1,029');
    expect(storedCart()).toEqual([buildCartItem()]);
    const refusedKey = store.getState().newOrder.attempt?.key;
    apiServer.use(takesOrder());
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    expect(orders).toMatchObject([{ body: { totalPrice: 1029 } }]);
    expect(orders[0]?.key).not.toBe(refusedKey);
  });

  it.each([
    ['OUT_OF_STOCK', { problem: 'OUT_OF_STOCK', stock: 0 }, 'Out of stock in size M.'],
    ['PRODUCT_UNAVAILABLE', { problem: 'UNAVAILABLE', stock: 0 }, 'This item is no longer available.'],
  ] as const)('for %s marks the line and how to mend it', async (code, changes, words) => {
    const { user } = await openReady();
    const [line] = buildQuote().lines;
    const lines = [{ ...line!, ...changes }];
    apiServer.use(
      refuse('POST /order/new', { status: 409, code, message: 'Indigo crew T-shirt: sorry.', lines }),
      answer('POST /cart/quote', buildQuote({ lines })),
    );
    await user.click(placeOrder());
    const row = (await summary().findByText(words)).closest('li');
    expect(row).not.toHaveTextContent(/×|₹/);
    expect(summary().getByText(/Indigo crew T-shirt: sorry\. Change or remove/)).toBeInTheDocument();
    await user.click(summary().getByRole('button', { name: 'Remove, Indigo crew T-shirt' }));
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  });

  it('for a session that is over leads to login and back, with cart and address kept', async () => {
    const { user, router } = await openReady();
    apiServer.use(
      refuse('POST /order/new', { status: 401, code: 'UNAUTHENTICATED', message: 'Log in first.' }),
    );
    await user.click(placeOrder());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/cart?step=2');
    expect(storedCart()).toEqual([buildCartItem()]);
    expect(JSON.parse(window.localStorage.getItem('shippingInfo') ?? '')).toMatchObject(address);
  });

  it('without the shop’s prices cannot be sent', async () => {
    apiServer.use(
      refuse('POST /cart/quote', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    knowAddress();
    const { user } = open();
    expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
    expect(placeOrder()).toHaveAttribute('aria-disabled', 'true');
    expect(placeOrder()).toBeEnabled();
    expect(placeOrder()).toHaveAccessibleDescription('You can continue once the total is shown here.');
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.click(placeOrder());
    expect(screen.queryByText('Enter Shipping Details')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(placeOrder());
    expect(orders).toEqual([]);
  });
});
