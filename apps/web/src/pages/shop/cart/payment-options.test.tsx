import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentOption } from '@e-store/shared/payments/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));
const placeOrder = () => screen.getByRole('button', { name: 'PLACE ORDER' });
const cash = (fee: number, reason?: string): PaymentOption => ({
  method: 'COD',
  label: 'Cash on delivery',
  fee,
  total: 979 + fee,
  ...(reason && { reason }),
});
const offer = (...options: PaymentOption[]) => apiServer.use(answer('POST /payment/options', { options }));
const noOffer = () =>
  apiServer.use(
    refuse('POST /payment/options', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Later.' }),
  );
const refusePrice = () =>
  apiServer.use(
    refuse('POST /order/new', {
      status: 409,
      code: 'PRICE_CHANGED',
      message: 'The total has changed. Check it.',
      quote: buildQuote(),
    }),
  );

let totals: unknown[] = [];
const takeOrder = () =>
  apiServer.use(
    answer('POST /order/new', ({ body }: ApiCall) => {
      totals.push((body as { totalPrice: number }).totalPrice);
      return buildOrder();
    }),
  );

async function openReady() {
  const opened = renderRoutes('/cart?step=2', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' });
  await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
  return opened;
}

beforeEach(() => {
  totals = [];
  storeCart(buildCartItem());
  window.localStorage.setItem('shippingInfo', JSON.stringify(address));
});

describe('ways to pay at the checkout', () => {
  it('are asked for again when the fee changed, and the order names both totals', async () => {
    const { user } = await openReady();
    refusePrice();
    offer(cash(49));
    await user.click(placeOrder());
    expect(await summary().findByRole('alert')).toHaveTextContent(/changed from ₹979 to ₹1,028\./);
    takeOrder();
    await user.click(placeOrder());
    await waitFor(() => expect(totals).toEqual([1028]));
  });

  it('stay as chosen when the page is loaded again, until the order', async () => {
    const online: PaymentOption = { method: 'ONLINE', label: 'Pay online', fee: 0, total: 979 };
    offer(cash(0), online);
    takeOrder();
    const { user, unmount } = await openReady();
    await user.click(await screen.findByRole('radio', { name: /^Pay online/ }));
    unmount();
    const reloaded = await openReady();
    expect(await screen.findByRole('radio', { name: /^Pay online/ })).toBeChecked();
    await reloaded.user.click(placeOrder());
    await waitFor(() => expect(totals).toEqual([979]));
    await waitFor(() => expect(window.localStorage.getItem('paymentMethod')).toBeNull());
  });

  it('are asked for again when the chosen method is not available', async () => {
    const { user } = await openReady();
    apiServer.use(
      refuse('POST /order/new', {
        status: 409,
        code: 'PAYMENT_METHOD_UNAVAILABLE',
        message: 'No cash here. Choose UPI instead.',
      }),
    );
    offer(cash(0, 'No cash here.'), { method: 'UPI', label: 'UPI', fee: 0, total: 979 });
    await user.click(placeOrder());
    expect(await summary().findByText('No cash here. Choose UPI instead.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^UPI/ })).toBeChecked();
  });

  it('name the chosen one while they fail to load', async () => {
    window.localStorage.setItem('paymentMethod', '"ONLINE"');
    noOffer();
    await openReady();
    expect(await screen.findByText(/could not load the payment methods/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Pay online/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Cash on delivery/ })).not.toBeChecked();
  });

  it('can be loaded again after a failure', async () => {
    noOffer();
    const { user } = await openReady();
    const line = (await screen.findByText(/could not load the payment methods/)).closest<HTMLElement>(
      '[role=alert]',
    )!;
    refusePrice();
    await user.click(placeOrder());
    expect(await summary().findByText('The total has changed. Check it.')).toBeInTheDocument();
    expect(screen.queryByText(/from ₹979 to ₹979/)).not.toBeInTheDocument();
    offer(cash(49));
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/This includes a cash on delivery fee of ₹49/)).toBeInTheDocument();
    expect(line).not.toBeInTheDocument();
    expect(summary().getByRole('alert')).toHaveTextContent(/from ₹979 to ₹1,028/);
  });
});

describe('a checkout with nothing to pay', () => {
  it('has cash on delivery alone, chosen, and asks for no money', async () => {
    const free = { discount: 699, tax: 0, shipping: 0, total: 0 };
    apiServer.use(answer('POST /cart/quote', buildQuote(free)));
    window.localStorage.setItem('paymentMethod', '"ONLINE"');
    offer({ ...cash(0), total: 0 });
    const sent: unknown[] = [];
    apiServer.use(
      answer('POST /order/new', ({ body }: ApiCall) => {
        sent.push(body);
        return buildOrder({ ...free, totalPrice: 0 });
      }),
    );
    const { user } = await openReady();
    const ways = within(screen.getByRole('group', { name: 'Payment method' }));
    const only = 'Cash on delivery (COD) You have nothing to pay.';
    expect(await ways.findByRole('radio', { name: only })).toBeChecked();
    await waitFor(() => expect(ways.getAllByRole('radio')).toHaveLength(1));
    expect(summary().getByText(/^Get it by .*\. You have nothing to pay\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/in cash/)).not.toBeInTheDocument();
    await user.click(placeOrder());
    expect(
      await screen.findByText(/^Order ES-100042 arrives by .*\. You have nothing to pay\.$/),
    ).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ totalPrice: 0 })]);
    expect(sent).not.toEqual([expect.objectContaining({ paymentMethod: expect.anything() })]);
  });
});
