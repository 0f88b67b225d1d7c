import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storageChangedActions } from '../../../app/listeners.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const WHY = 'This code is for orders of ₹999 or more. Add items worth ₹300 more.';
const given = (code: string) => buildQuote({ discount: 70, total: 909, promo: { code } });
const refused = (code: string) => buildQuote({ promo: { code, refusal: WHY } });

let asked: string[] = [];
const prices = (withCode: (code: string) => Quote) =>
  answer('POST /cart/quote', ({ body }: ApiCall) => {
    const { promoCode } = body as { promoCode?: string };
    if (promoCode === undefined) return buildQuote();
    asked.push(promoCode);
    return withCode(promoCode.toUpperCase());
  });

const total = () => screen.getByRole('complementary', { name: 'Price details' });
const field = () => screen.findByRole('textbox', { name: 'Promo Code' });
async function apply(code: string, withCode: (code: string) => Quote) {
  apiServer.use(prices(withCode));
  const opened = renderRoutes('/cart');
  if (code) await opened.user.type(await field(), code);
  await opened.user.click(await screen.findByRole('button', { name: 'Apply' }));
  return opened;
}

beforeEach(() => {
  asked = [];
  storeCart(buildCartItem());
});

const offers = [
  { code: 'WELCOME10', reduction: { percent: 10 }, limitPerPerson: 1 },
  { code: 'FLAT100', reduction: { amount: 100 }, minimum: 999, endsOn: '2026-11-30' },
];
const offering = () =>
  answer('GET /store', {
    charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
    offers,
  });

describe('the offers beside the promo code', () => {
  it('are applied by one press, and give way to the applied code', async () => {
    apiServer.use(offering(), prices(given));
    const { user } = renderRoutes('/cart');
    const box = within(await screen.findByRole('region', { name: 'Offers' }));
    const [first, second] = box.getAllByRole('listitem');
    expect(first).toHaveTextContent('WELCOME10 10% off, once per customer');
    expect(second).toHaveTextContent('FLAT100 ₹100 off on orders of ₹999 or more, until Mon 30 Nov');
    await user.click(box.getByRole('button', { name: 'Apply WELCOME10' }));
    expect(await screen.findByText('Discount (WELCOME10)')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove promo code WELCOME10' })).toHaveFocus();
  });

  it('say why one does not count for this cart', async () => {
    apiServer.use(offering(), prices(refused));
    const { user } = renderRoutes('/cart');
    await user.click(await screen.findByRole('button', { name: 'Apply FLAT100' }));
    expect(await screen.findByText(WHY)).toHaveRole('status');
    expect(await within(total()).findByText('₹979')).toBeInTheDocument();
  });

  it('are no empty box when there is none', async () => {
    renderRoutes('/cart');
    await field();
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  });
});

describe('promo code', () => {
  it('that does not count says why at its field, and leaves the total', async () => {
    await apply('flat100', refused);
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(WHY));
    expect(await field()).toBeInvalid();
    expect(await within(total()).findByText('₹979')).toBeInTheDocument();
    expect(screen.queryByText(/^Discount/)).not.toBeInTheDocument();
    expect(asked).toEqual(['flat100']);
  });

  it('that counts stands in the sums by its name, and can be taken out again [spec 2-66]', async () => {
    const { user } = await apply('welcome10', given);
    expect(await screen.findByText('−₹70')).toBeInTheDocument();
    expect(screen.getByText('Discount (WELCOME10)')).toBeInTheDocument();
    expect(screen.getByText('You save ₹70.')).toHaveRole('status');
    expect(within(total()).getByText('₹909')).toBeInTheDocument();
    const remove = screen.getByRole('button', { name: 'Remove promo code WELCOME10' });
    expect(remove).toHaveFocus();
    await user.click(remove);
    expect(await within(total()).findByText('₹979')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
  });

  it('that stops counting, because the cart is another one now, says why and takes nothing off', async () => {
    const { user } = await apply('flat100', given);
    await screen.findByText('−₹70');
    apiServer.use(prices(refused));
    await user.click(screen.getByRole('button', { name: /^Increase|plus|more/i }));
    expect(await screen.findByText(WHY)).toHaveRole('alert');
    expect(screen.queryByText(/^Discount/)).not.toBeInTheDocument();
  });

  it('that is empty is asked for, and nothing is sent', async () => {
    await apply('', given);
    expect(await field()).toHaveAccessibleDescription('Enter a promo code.');
    expect(asked).toEqual([]);
  });

  it('is still there after a reload and on the second step, with the same total', async () => {
    await apply('welcome10', given);
    await screen.findByText('−₹70');
    renderRoutes('/cart?step=2', { user: buildUser() });
    const order = await screen.findByRole('complementary', { name: 'Your order' });
    expect(await within(order).findByText('₹909')).toBeInTheDocument();
    expect(within(order).getByText('Discount (WELCOME10)')).toBeInTheDocument();
  });
});

describe('a promo code in several tabs', () => {
  const otherTab = (store: ReturnType<typeof renderRoutes>['store']) =>
    storageChangedActions(window.localStorage).forEach(store.dispatch);

  it('is shared with a tab that was opened before and with one that opens later', async () => {
    apiServer.use(prices(given));
    const { store, unmount } = renderRoutes('/cart');
    expect(await within(await screen.findByRole('complementary')).findByText('₹979')).toBeInTheDocument();
    window.localStorage.setItem('promoCode', JSON.stringify('WELCOME10'));
    act(() => otherTab(store));
    expect(await within(total()).findByText('₹909')).toBeInTheDocument();
    unmount();
    renderRoutes('/cart');
    expect(await within(await screen.findByRole('complementary')).findByText('₹909')).toBeInTheDocument();
  });

  it('is removed in every tab', async () => {
    window.localStorage.setItem('promoCode', JSON.stringify('WELCOME10'));
    apiServer.use(prices(given));
    const { store } = renderRoutes('/cart');
    await screen.findByText('−₹70');
    window.localStorage.removeItem('promoCode');
    act(() => otherTab(store));
    expect(await field()).toHaveValue('');
    expect(await within(total()).findByText('₹979')).toBeInTheDocument();
  });

  it('that no longer applies says so on the second step, too', async () => {
    window.localStorage.setItem('promoCode', JSON.stringify('WELCOME10'));
    apiServer.use(prices(refused));
    renderRoutes('/cart?step=2', { user: buildUser() });
    const order = await screen.findByRole('complementary', { name: 'Your order' });
    expect(await within(order).findByRole('alert')).toHaveTextContent(
      `Promo code WELCOME10 was not applied. ${WHY}`,
    );
    expect(within(order).getByText('₹979')).toBeInTheDocument();
  });
});

describe('an order with a promo code', () => {
  const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };
  const sent: unknown[] = [];
  const placeOrder = async (user: ReturnType<typeof renderRoutes>['user']) => {
    const button = await screen.findByRole('button', { name: 'PLACE ORDER' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
  };

  it('refused for its code names the total without it, and orders for that when pressed again', async () => {
    window.localStorage.setItem('shippingInfo', JSON.stringify(address));
    window.localStorage.setItem('promoCode', JSON.stringify('WELCOME10'));
    apiServer.use(
      prices(given),
      refuse('POST /order/new', {
        status: 409,
        code: 'PROMO_REFUSED',
        message: `${WHY} Nothing was ordered.`,
        fields: { promoCode: WHY },
        quote: refused('WELCOME10'),
      }),
    );
    const { user } = renderRoutes('/cart?step=2', { user: buildUser() });
    await placeOrder(user);
    expect(
      await screen.findByText(`${WHY} No order was placed. Press PLACE ORDER again to order for ₹979.`),
    ).toBeInTheDocument();
    apiServer.use(
      answer('POST /order/new', ({ body }: ApiCall) => {
        sent.push(body);
        return buildOrder();
      }),
    );
    await placeOrder(user);
    await screen.findByRole('heading', { name: 'Order Placed' });
    expect(sent).toMatchObject([{ totalPrice: 979 }]);
    expect(sent[0]).not.toHaveProperty('promoCode');
    expect(window.localStorage.getItem('promoCode')).toBeNull();
  });
});
