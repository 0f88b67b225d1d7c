import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildPlace } from '../../../testing/build-place.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const stored = () => JSON.parse(window.localStorage.getItem('shippingInfo') ?? '{}') as object;
const keep = (key: string, value: unknown) => window.localStorage.setItem(key, JSON.stringify(value));
const input = (label: string) => screen.getByLabelText(label);
async function open() {
  const opened = renderRoutes('/cart?step=2', { user: buildUser() });
  await screen.findByLabelText('Pincode');
  return opened;
}

beforeEach(() => {
  storeCart(buildCartItem());
});

describe('postal code', () => {
  it('fills the city in, names the state, and both are kept', async () => {
    const { user } = await open();
    await user.type(input('Pincode'), '560001');
    await waitFor(() => expect(input('City')).toHaveValue('Bengaluru'));
    expect(input('Pincode')).toHaveAccessibleDescription('Bengaluru, Karnataka');
    expect(stored()).toMatchObject({ pincode: '560001', city: 'Bengaluru' });
  });

  it('never writes over a city that was typed: it offers its own', async () => {
    const { user } = await open();
    await user.type(input('City'), 'Mysuru');
    await user.type(input('Pincode'), '560001');
    expect(await screen.findByText(/This pincode belongs to Bengaluru\./)).toHaveRole('status');
    expect(input('City')).toHaveValue('Mysuru');
    await user.click(screen.getByRole('button', { name: 'Use Bengaluru' }));
    expect(input('City')).toHaveValue('Bengaluru');
    expect(screen.queryByText(/lies in/)).not.toBeInTheDocument();
  });

  it('replaces a city that it filled in itself', async () => {
    const { user } = await open();
    await user.type(input('Pincode'), '560001');
    await waitFor(() => expect(input('City')).toHaveValue('Bengaluru'));
    apiServer.use(
      answer('GET /pincode/:pincode', {
        pincode: '400001',
        city: 'Mumbai',
        state: 'Maharashtra',
        delivery: {
          standard: { from: '2026-11-24', to: '2026-11-27' },
          express: { from: '2026-11-21', to: '2026-11-23' },
        },
      }),
    );
    await user.clear(input('Pincode'));
    await user.type(input('Pincode'), '400001');
    await waitFor(() => expect(input('City')).toHaveValue('Mumbai'));
  });

  it('is read in Hindi digits, too', async () => {
    const { user } = await open();
    await user.type(input('Pincode'), '५६०००१');
    await waitFor(() => expect(input('City')).toHaveValue('Bengaluru'));
    expect(input('Pincode')).toHaveValue('560001');
    expect(stored()).toMatchObject({ pincode: '560001' });
  });

  it('replaces the city of a product page’s pincode, which nobody typed here', async () => {
    keep('pincode', { pincode: '799999', city: 'Agartala', state: 'Tripura' });
    const { user } = await open();
    await waitFor(() => expect(input('City')).toHaveValue('Agartala'));
    await user.clear(input('Pincode'));
    await user.type(input('Pincode'), '560001');
    await waitFor(() => expect(input('City')).toHaveValue('Bengaluru'));
  });

  it('that nobody knows is said to be so, and one may go on', async () => {
    apiServer.use(
      refuse('GET /pincode/:pincode', { status: 404, code: 'NOT_FOUND', message: 'None.' }),
      answer('POST /order/new', buildOrder()),
    );
    const { user } = await open();
    await user.type(input('Pincode'), '990000');
    await waitFor(() =>
      expect(input('Pincode')).toHaveAccessibleDescription(
        'We could not find this pincode. Please check it. If it is correct, continue.',
      ),
    );
    expect(input('Pincode')).toBeValid();
    await user.type(input('Address'), '12 Temple Road');
    await user.type(input('City'), 'Leh');
    const button = screen.getByRole('button', { name: 'PLACE ORDER' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Order Placed' })).toBeInTheDocument();
  });

  it('that cannot be asked for changes nothing', async () => {
    apiServer.use(unreachable('GET /pincode/:pincode'));
    const { user } = await open();
    await user.type(input('Pincode'), '560001');
    expect(input('Pincode')).toHaveAccessibleDescription('');
    expect(input('City')).toHaveValue('');
  });

  it('that was asked for on a product page is filled in, while no other is known', async () => {
    keep('pincode', { pincode: '560034', city: 'Bengaluru', state: 'Karnataka' });
    await open();
    expect(input('Pincode')).toHaveValue('560034');
    expect(input('City')).toHaveValue('Bengaluru');
  });
});

describe('the address of this device', () => {
  it('is kept until the shopper does not want it, and then not again', async () => {
    keep('shippingInfo', { address: '12 Temple Road' });
    const { user, router } = await open();
    await user.click(screen.getByRole('checkbox', { name: /Remember these details on this device/ }));
    expect(stored()).toEqual({});
    await user.type(input('Address'), ', 2nd floor');
    expect(stored()).toEqual({});
    await act(() => router.navigate('/cart'));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    await act(() => router.navigate('/cart?step=2'));
    expect(await screen.findByLabelText('Address')).toHaveValue('12 Temple Road, 2nd floor');
    expect(screen.getByRole('checkbox', { name: /Remember these details/ })).not.toBeChecked();
  });
});

describe('where a parcel was delivered before', () => {
  const home = { ...buildOrder().shippingInfo, address: '7 Lake View', city: 'Udaipur', pincode: '313001' };
  const delivered = buildOrder({
    orderStatus: 'Delivered',
    shippingInfo: home,
    history: [{ status: 'Delivered', at: '2026-11-20T10:00:00.000Z' }],
  });

  it('is offered while no address is known, and fills everything in', async () => {
    apiServer.use(
      answer('GET /orders/me', { orders: [buildOrder(), delivered], page: 1, limit: 100, total: 2 }),
    );
    const { user } = await open();
    const offer = await screen.findByRole('region', { name: 'Last delivered to' });
    expect(offer).toHaveTextContent('Asha Rao, 7 Lake View, Udaipur 313001');
    await user.click(within(offer).getByRole('button', { name: 'Use this address' }));
    expect(
      [input('Address'), input('City'), input('Pincode')].map((one) => (one as HTMLInputElement).value),
    ).toEqual(['7 Lake View', 'Udaipur', '313001']);
    expect(stored()).toMatchObject({ address: '7 Lake View' });
    expect(offer).not.toBeInTheDocument();
  });

  it('is not offered beside an address that is there already', async () => {
    keep('shippingInfo', { address: '12 Temple Road' });
    apiServer.use(answer('GET /orders/me', { orders: [delivered], page: 1, limit: 100, total: 1 }));
    await open();
    expect(screen.queryByRole('region', { name: 'Last delivered to' })).not.toBeInTheDocument();
  });
});

describe('the city, when the pincode changes', () => {
  const CITIES: Record<string, { city: string; state: string }> = {
    400001: { city: 'Mumbai', state: 'Maharashtra' },
    110001: { city: 'New Delhi', state: 'Delhi' },
    313001: { city: 'Udaipur', state: 'Rajasthan' },
  };
  const requested: string[] = [];

  beforeEach(() => {
    requested.length = 0;
    apiServer.use(
      answer('GET /pincode/:pincode', ({ params }) => {
        const pincode = String(params['pincode']);
        requested.push(pincode);
        return { ...buildPlace({ pincode }), ...CITIES[pincode] };
      }),
    );
  });

  async function changePincode(user: Awaited<ReturnType<typeof open>>['user'], pincode: string) {
    await user.clear(input('Pincode'));
    await user.type(input('Pincode'), pincode);
    await waitFor(() =>
      expect(input('Pincode')).toHaveAccessibleDescription(new RegExp(CITIES[pincode]?.city ?? '')),
    );
  }

  it('follows after a reload', async () => {
    const first = await open();
    await changePincode(first.user, '400001');
    await waitFor(() => expect(stored()).toMatchObject({ pincode: '400001', city: 'Mumbai' }));
    first.unmount();
    const { user } = await open();
    expect(input('City')).toHaveValue('Mumbai');
    await changePincode(user, '110001');
    expect(input('City')).toHaveValue('New Delhi');
    expect(stored()).toMatchObject({ pincode: '110001', city: 'New Delhi' });
    expect(requested).toEqual(['400001', '110001']);
  });

  it('follows after the way back to the cart', async () => {
    const { user, router } = await open();
    await changePincode(user, '400001');
    await act(() => router.navigate('/cart'));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    await act(() => router.navigate('/cart?step=2'));
    await screen.findByLabelText('Pincode');
    expect(input('City')).toHaveValue('Mumbai');
    await changePincode(user, '110001');
    expect(input('City')).toHaveValue('New Delhi');
  });

  it('follows with an address remembered on this device, whose pincode is looked up first', async () => {
    keep('shippingInfo', { address: '12 Temple Road', pincode: '400001', city: 'mumbai ' });
    const { user } = await open();
    await changePincode(user, '110001');
    expect(input('City')).toHaveValue('New Delhi');
    expect(requested).toEqual(['400001', '110001']);
    expect(JSON.parse(window.localStorage.getItem('pincode') ?? '{}')).toMatchObject({ pincode: '110001' });
  });

  it('follows with an address remembered on this device, when the whole pincode is replaced at once', async () => {
    keep('shippingInfo', { address: '12 Temple Road', pincode: '400001', city: 'Mumbai' });
    const { user } = await open();
    await user.tripleClick(input('Pincode'));
    await user.paste('110001');
    await waitFor(() => expect(input('City')).toHaveValue('New Delhi'));
  });

  it('follows with the last address of the account', async () => {
    const home = { ...buildOrder().shippingInfo, address: '7 Lake View', city: 'Udaipur', pincode: '313001' };
    const delivered = buildOrder({
      orderStatus: 'Delivered',
      shippingInfo: home,
      history: [{ status: 'Delivered', at: '2026-11-20T10:00:00.000Z' }],
    });
    apiServer.use(answer('GET /orders/me', { orders: [delivered], page: 1, limit: 100, total: 1 }));
    const { user } = await open();
    await changePincode(user, '400001');
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(input('City')).toHaveValue('Udaipur');
    expect(input('Pincode')).toHaveAccessibleDescription('');
    await changePincode(user, '110001');
    expect(input('City')).toHaveValue('New Delhi');
  });

  it('stays when it was typed by hand, also after a reload', async () => {
    const first = await open();
    await changePincode(first.user, '400001');
    await first.user.clear(input('City'));
    await first.user.type(input('City'), 'Navi Mumbai');
    await changePincode(first.user, '313001');
    expect(input('City')).toHaveValue('Navi Mumbai');
    first.unmount();
    const { user } = await open();
    await changePincode(user, '110001');
    expect(input('City')).toHaveValue('Navi Mumbai');
    expect(await screen.findByText(/This pincode belongs to New Delhi\./)).toHaveRole('status');
  });

  it('stays when the city of the pincode before cannot be looked up, and another is offered', async () => {
    keep('shippingInfo', { address: '12 Temple Road', pincode: '400001', city: 'Mumbai' });
    apiServer.use(http.get('*/api/v1/pincode/400001', () => HttpResponse.error()));
    const { user } = await open();
    await changePincode(user, '110001');
    expect(input('City')).toHaveValue('Mumbai');
    expect(await screen.findByRole('button', { name: 'Use New Delhi' })).toBeInTheDocument();
  });
});

describe('email', () => {
  it('says where the emails of the order go when another address is typed', async () => {
    const { user } = await open();
    expect(input('Email')).not.toHaveAccessibleDescription();
    await user.clear(input('Email'));
    await user.type(input('Email'), 'office@example.com');
    expect(input('Email')).toHaveAccessibleDescription('Order emails go to asha@example.com.');
  });
});
