import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const QUESTION = 'I am buying for a business';
const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };

let bodies: Record<string, unknown>[] = [];
beforeEach(() => {
  bodies = [];
  storeCart(buildCartItem());
  window.localStorage.setItem('shippingInfo', JSON.stringify(address));
  apiServer.use(
    answer('POST /order/new', ({ body }: ApiCall) => {
      bodies.push(body as Record<string, unknown>);
      return buildOrder();
    }),
  );
});

async function open() {
  const opened = renderRoutes('/cart?step=2', { user: buildUser() });
  const placeOrder = await screen.findByRole('button', { name: 'PLACE ORDER' });
  await waitFor(() => expect(placeOrder).not.toHaveAttribute('aria-busy'));
  return { ...opened, placeOrder };
}

describe('a business invoice', () => {
  it('is asked for by nobody unless they tick the box', async () => {
    const { user, placeOrder } = await open();
    expect(screen.getByRole('checkbox', { name: QUESTION })).not.toBeChecked();
    expect(screen.queryByLabelText('GSTIN')).not.toBeInTheDocument();
    await user.click(placeOrder);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).not.toHaveProperty('business');
  });

  it('promises GST only where the shop invoices it', async () => {
    const hint = /It will not show GST\.$/;
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: QUESTION }));
    expect(screen.getByText(hint)).toBeInTheDocument();
    cleanup();
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'included', tax: 0, shipping: 30, expressShipping: 35 },
        contact: { gstin: '29AAGCB7383J1Z4' },
      }),
    );
    await open();
    const box = await screen.findByRole('checkbox', { name: `${QUESTION} and need a GST invoice` });
    expect(box).toBeChecked();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('keeps what was typed after a reload, until the box is cleared', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: QUESTION }));
    await user.type(screen.getByLabelText('Registered business name'), 'Lake Traders LLP');
    await user.type(screen.getByLabelText('GSTIN'), '27AAP');
    cleanup();
    const again = await open();
    expect(screen.getByLabelText('Registered business name')).toHaveValue('Lake Traders LLP');
    expect(screen.getByLabelText('GSTIN')).toHaveValue('27AAP');
    await again.user.click(screen.getByRole('checkbox', { name: QUESTION }));
    expect(window.localStorage.getItem('business')).toBeNull();
  });

  it('checks the GSTIN before it sends it with the business name', async () => {
    const { user, placeOrder } = await open();
    await user.click(screen.getByRole('checkbox', { name: QUESTION }));
    await user.type(screen.getByLabelText('Registered business name'), 'Lake Traders LLP');
    await user.click(placeOrder);
    expect(await screen.findByText('Enter the GSTIN.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('GSTIN'), '27AAPFU0939F1ZU');
    await user.click(placeOrder);
    expect(
      await screen.findByText('This is not a valid GSTIN. Check its 15 characters.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('GSTIN')).toHaveFocus();
    expect(bodies).toEqual([]);
    await user.clear(screen.getByLabelText('GSTIN'));
    await user.type(screen.getByLabelText('GSTIN'), '27aapfu0939f1zv');
    await user.click(placeOrder);
    await waitFor(() =>
      expect(bodies).toMatchObject([{ business: { name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZV' } }]),
    );
  });
});
