import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const SUCCESS = 'Order Placed successfully... Navigating to orders page in 2 sec..';
const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));
const placeOrder = () => screen.getByRole('button', { name: 'PLACE ORDER' });

let orders: unknown[] = [];
const takesOrder = () =>
  answer('POST /order/new', ({ body }: ApiCall) => {
    orders.push(body);
    return buildOrder();
  });

beforeEach(() => {
  orders = [];
  storeCart(buildCartItem());
  window.localStorage.setItem('shippingInfo', JSON.stringify(address));
});

async function openReady() {
  const opened = renderRoutes('/cart?step=2', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' });
  await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
  return opened;
}

describe('an order that was refused', () => {
  it('for an email that is not proven offers the mail, keeps what was typed, and goes through afterwards [R77]', async () => {
    const { user } = await openReady();
    await user.type(screen.getByRole('textbox', { name: 'Address' }), ', second floor');
    const message = 'Before the next order, confirm that asha@example.com is yours. Nothing was ordered.';
    apiServer.use(refuse('POST /order/new', { status: 409, code: 'EMAIL_PROOF_REQUIRED', message }));
    await user.click(placeOrder());
    expect(await summary().findByRole('alert')).toHaveTextContent(message);
    apiServer.use(
      refuse('POST /me/email-proof', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many tries.' }),
    );
    await user.click(summary().getByRole('button', { name: 'Email me a link' }));
    expect(await summary().findByText('Too many tries.')).toBeInTheDocument();
    apiServer.use(answer('POST /me/email-proof', { message: 'A link is on its way.' }));
    await user.click(summary().getByRole('button', { name: 'Email me a link' }));
    expect(
      await summary().findByText(
        /A link is on its way\. Open the link to confirm your email, then press PLACE ORDER here/,
      ),
    ).toBeInTheDocument();
    expect(summary().getByRole('button', { name: 'Resend link' })).toBeInTheDocument();
    expect(summary().queryByRole('alert')).not.toBeInTheDocument();
    apiServer.use(takesOrder());
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    expect(orders).toMatchObject([{ shippingInfo: { address: '12 Temple Road, second floor' } }]);
  });
});
