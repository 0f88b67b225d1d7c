import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answer,
  API_ORIGIN,
  apiServer,
  refuse,
  unreachable,
  type ApiCall,
} from '../../../testing/api-server.ts';
import { buildCustomer } from '../../../testing/build-customer.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

beforeAll(() => import('./new-order-page.tsx'));

const CUSTOMER = objectId(5);
const PATH = `/admin/dashboard/customers/${CUSTOMER}/order`;
const meera = buildCustomer({
  _id: CUSTOMER,
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera@example.com',
});
const tee = buildStaffProduct({
  _id: objectId(1),
  name: 'Indigo crew T-shirt',
  sku: 'TEE-1',
  price: 699,
  stock: 3,
  sizes: [
    { size: 'S', stock: 0 },
    { size: 'M', stock: 3 },
  ],
});
const latest = buildOrder({ _id: meera.latest[0]!._id });
const placed = buildOrder({ _id: objectId(900), number: 'ES-10090' });

async function open({ customer = meera, role = 'Admin' as const } = {}) {
  const searches: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/customers/:id', customer),
    answer('GET /admin/orders/:id', ({ params }) =>
      buildStaffOrder(params['id'] === placed._id ? placed : latest),
    ),
    answer('GET /admin/products', (call) => {
      searches.push(call);
      return { products: [tee], total: 1, page: 1, limit: 8, lowStock: 3 };
    }),
  );
  const shop = renderRoutes(PATH, { user: buildUser({ role }) });
  await screen.findByRole('heading', { level: 1, name: 'New order for Meera Iyer' });
  await screen.findByLabelText('Name or SKU');
  const add = async () => {
    await shop.user.type(screen.getByLabelText('Name or SKU'), 'TEE-1{Enter}');
    await shop.user.click(await screen.findByRole('button', { name: /Add Indigo crew T-shirt, size M/ }));
  };
  const place = () => shop.user.click(screen.getByRole('button', { name: 'Place order' }));
  return { ...shop, searches, add, place };
}

const QUOTE = 'POST /admin/customers/:id/orders/quote';
const cod = { method: 'COD', label: 'Cash on delivery', fee: 0, total: 979 };

const takeOrders = () => {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /admin/customers/:id/orders', (call) => {
      calls.push(call);
      return placed;
    }),
  );
  return calls;
};

describe('a new order for a customer', () => {
  it('is placed with found products, the latest address and the total that was shown', async () => {
    const calls = takeOrders();
    const { searches, add, place, router } = await open();
    expect(screen.getByText('No items yet. Search for a product and choose a size.')).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveValue(latest.shippingInfo.address);
    await add();
    expect(Object.fromEntries(searches[0]!.query)).toMatchObject({ keyword: 'TEE-1', status: 'published' });
    expect(screen.queryByRole('button', { name: /size S/ })).not.toBeInTheDocument();
    expect(await screen.findByText('₹979')).toBeInTheDocument();
    await place();
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/admin/dashboard/orderlist/${placed._id}`),
    );
    expect(calls.map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { id: CUSTOMER },
        body: {
          shippingInfo: latest.shippingInfo,
          orderItems: [{ product: tee._id, size: 'M', quantity: 1 }],
          deliveryMethod: 'standard',
          totalPrice: 979,
        },
      },
    ]);
    expect(JSON.stringify(sessionStorage)).not.toContain('Indigo');
  });

  it('marks the size whose SKU was searched for', async () => {
    const sizes = ['M', 'L'].map((size) => ({ size, stock: 3 }));
    const coded = { ...tee, sizes, sizeSkus: [{ size: 'L', sku: 'TEE-1-L' }] };
    const { user } = await open();
    apiServer.use(
      answer('GET /admin/products', { products: [coded], total: 1, page: 1, limit: 8, lowStock: 3 }),
    );
    const search = screen.getByLabelText('Name or SKU');
    const size = async (name: string) => screen.findByRole('button', { name: new RegExp(`, size ${name}`) });
    await user.type(search, 'tee-1-l{Enter}');
    expect(await screen.findByText('TEE-1-L · ₹699')).toBeInTheDocument();
    expect(await size('L')).toHaveAttribute('aria-current', 'true');
    expect(await size('M')).not.toHaveAttribute('aria-current');
    await user.clear(search);
    await user.type(search, 'tee{Enter}');
    expect(await screen.findByText('TEE-1 · ₹699')).toBeInTheDocument();
    expect(await size('L')).not.toHaveAttribute('aria-current');
  });

  it('says that the size whose SKU was searched for is out of stock', async () => {
    const sizeSkus = ['S', 'M'].map((size) => ({ size, sku: `TEE-1-${size}` }));
    const { user } = await open();
    const answerWith = (changes: object) =>
      apiServer.use(
        answer('GET /admin/products', {
          products: [{ ...tee, sizeSkus, ...changes }],
          total: 1,
          page: 1,
          limit: 8,
          lowStock: 3,
        }),
      );
    answerWith({});
    await user.type(screen.getByLabelText('Name or SKU'), 'tee-1-s{Enter}');
    expect(await screen.findByText('Size S is out of stock')).toBeInTheDocument();
    expect(screen.getByText('TEE-1 · ₹699')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /, size M/ })).not.toHaveAttribute('aria-current');
    answerWith({ stock: 0, sizes: tee.sizes.map(({ size }) => ({ size, stock: 0 })) });
    await user.type(screen.getByLabelText('Name or SKU'), '{Enter}');
    expect(await screen.findByText('Out of stock')).toBeInTheDocument();
    expect(screen.queryByText('Size S is out of stock')).not.toBeInTheDocument();
  });

  it('counts, removes and announces its items', async () => {
    const { user, add } = await open();
    await add();
    expect(screen.getByText('1 × Indigo crew T-shirt, size M in the order.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Add Indigo crew T-shirt, size M/ }));
    const items = within(screen.getByRole('list', { name: 'Items' }));
    expect(items.getByRole('group', { name: 'Quantity of Indigo crew T-shirt' })).toHaveTextContent('2');
    await user.click(items.getByRole('button', { name: 'Remove Indigo crew T-shirt' }));
    expect(screen.getByText('No items yet. Search for a product and choose a size.')).toBeInTheDocument();
  });

  it('includes promo code, express delivery and the fee of cash on delivery', async () => {
    const calls = takeOrders();
    const quotes: unknown[] = [];
    apiServer.use(
      answer(QUOTE, ({ params, body }) => {
        expect(params['id']).toBe(CUSTOMER);
        quotes.push(body);
        return { quote: buildQuote(), cashOnDelivery: { ...cod, fee: 40, total: 1019 } };
      }),
    );
    const { user, add, place } = await open();
    await add();
    await user.click(screen.getByLabelText(/^Express/));
    await user.type(screen.getByLabelText('Promo code (optional)'), 'DIWALI{Tab}');
    expect(await screen.findByText('Cash on delivery fee')).toBeInTheDocument();
    await waitFor(() => expect(quotes.at(-1)).toMatchObject({ promoCode: 'DIWALI' }));
    expect(quotes).not.toContainEqual(expect.objectContaining({ promoCode: 'DIW' }));
    await waitFor(() => expect(screen.queryByText('Calculating the total')).not.toBeInTheDocument());
    await place();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      promoCode: 'DIWALI',
      deliveryMethod: 'express',
      totalPrice: 1019,
    });
  });

  it('names a business for the invoice, with its GSTIN', async () => {
    const calls = takeOrders();
    const { user, add, place } = await open();
    await add();
    await screen.findByText('₹979');
    await user.type(screen.getByLabelText('Business name (optional)'), 'Tana Bana LLP');
    await place();
    await waitFor(() => expect(screen.getByLabelText('GSTIN (optional)')).toBeInvalid());
    expect(calls).toEqual([]);
    await user.type(screen.getByLabelText('GSTIN (optional)'), '29AAGCB7383J1Z4');
    await place();
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ business: { name: 'Tana Bana LLP', gstin: '29AAGCB7383J1Z4' } }),
    );
  });

  it('says why cash on delivery is not available for the customer', async () => {
    const reason = 'Cash on delivery is not available for 560034.';
    apiServer.use(answer(QUOTE, { quote: buildQuote(), cashOnDelivery: { ...cod, reason } }));
    const { add } = await open();
    await add();
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  it('needs items and a complete address', async () => {
    const calls = takeOrders();
    const { user, place } = await open();
    await user.clear(screen.getByLabelText('Mobile number'));
    await place();
    expect(await screen.findByText('Add at least one item.')).toBeInTheDocument();
    expect(screen.getByLabelText('Mobile number')).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it.each([
    ['PRICE_CHANGED', 'The total has changed. Nothing was ordered. Check the new total.'],
    ['OUT_OF_STOCK', 'Indigo crew T-shirt, M: only 1 left. Nothing was ordered.'],
    ['ORDER_LIMIT', 'You have 5 open orders. Nothing was ordered.'],
  ] as const)('shows the reason and the new quote after %s, and loses nothing', async (code, message) => {
    apiServer.use(refuse('POST /admin/customers/:id/orders', { status: 409, code, message }));
    const { user, add, place } = await open();
    await user.clear(screen.getByLabelText('Address'));
    await user.type(screen.getByLabelText('Address'), '7 Temple Street');
    await add();
    await screen.findByText('₹979');
    const dearer = buildQuote({ items: 799, total: 1079 });
    apiServer.use(answer(QUOTE, { quote: dearer, cashOnDelivery: { ...cod, total: 1079 } }));
    await place();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('₹1,079')).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveValue('7 Temple Street');
  });

  it.each([
    ['on the same page', false],
    ['after a reload', true],
  ])('is sent again with the same key after a lost answer, %s', async (_when, isReloaded) => {
    const first = await open();
    const { add, place } = first;
    await add();
    await screen.findByText('₹979');
    const keys: (string | null)[] = [];
    apiServer.use(
      http.post(`${API_ORIGIN}/api/v1/admin/customers/:id/orders`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await place();
    expect(
      await screen.findByText(/Trying again without changes does not place it twice/),
    ).toBeInTheDocument();
    const calls = takeOrders();
    if (isReloaded) first.unmount();
    const { place: placeAgain, router } = isReloaded ? await open() : first;
    await screen.findByText('₹979');
    await waitFor(() => expect(screen.queryByText('Calculating the total')).not.toBeInTheDocument());
    await placeAgain();
    await waitFor(() => expect(router.state.location.pathname).toContain(placed._id));
    expect(keys).toEqual([calls[0]?.headers.get('idempotency-key')]);
  });

  it('keeps what was typed when the page is opened again', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Address'), ' near the temple');
    await first.add();
    first.unmount();
    await open();
    expect(screen.getByLabelText('Address')).toHaveValue(`${latest.shippingInfo.address} near the temple`);
    expect(
      within(screen.getByRole('list', { name: 'Items' })).getByText('Indigo crew T-shirt'),
    ).toBeVisible();
  });

  it('starts with the account of a customer without orders', async () => {
    await open({ customer: { ...meera, latest: [] } });
    expect(screen.getByLabelText('First name')).toHaveValue('Meera');
    expect(screen.getByLabelText('Address')).toHaveValue('');
  });

  it('is reached from the page of the customer', async () => {
    apiServer.use(answer('GET /admin/customers/:id', meera));
    renderRoutes(PATH.replace('/order', ''), { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByRole('link', { name: 'New order' })).toHaveAttribute('href', PATH);
  });

  it('says so when the customer or the products cannot be loaded', async () => {
    const { user } = await open();
    apiServer.use(unreachable('GET /admin/products'));
    await user.type(screen.getByLabelText('Name or SKU'), 'tee{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    apiServer.use(answer('GET /admin/products', { products: [], total: 0, page: 1, limit: 8, lowStock: 3 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No product in the shop matches your search.')).toBeInTheDocument();
  });

  it.each(['Packer', 'Catalogue'] as const)('is not for the role %s', async (role) => {
    renderRoutes(PATH, { user: buildUser({ role }) });
    expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument();
  });
});
