import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../../../testing/api-server.ts';
import { buildDeliveredOrder, buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const [item] = buildOrder().orderItems;
const order = buildDeliveredOrder();
const requested = { ...order, orderStatus: 'Return requested' as const, returns: [buildReturn()] };
const address = `/account/orderdetails/${objectId(500)}/return`;
const sizesOf = (stock: Record<string, number>) =>
  Object.entries(stock).map(([size, count]) => ({ size, stock: count }));
const shirt = buildProduct({ sizes: sizesOf({ M: 3, L: 2, XL: 1, XXL: 0 }) });
const jeans = buildProduct({ _id: objectId(2), name: 'Deccan jeans', sizes: sizesOf({ '32': 0, '34': 0 }) });
const SHIRT_SIZE = 'Size you want for Indigo crew T-shirt, M';

function answerProducts(...product: (typeof shirt)[]) {
  apiServer.use(answer('GET /products/by-id', { product }));
}

async function open(shown = order) {
  apiServer.use(answer('GET /admin/order/:id', shown));
  const page = renderRoutes(address, { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Return or exchange' });
  return page;
}

const choose = (name: RegExp) => screen.getByRole('checkbox', { name });
const sizeField = () => screen.getByLabelText(SHIRT_SIZE);
const wishExchange = () => screen.findByRole('radio', { name: 'Exchange' });
const send = () => screen.getByRole('button', { name: 'Request exchange' });
const wish = () => screen.getByRole('group', { name: 'What would you like?' });

async function openExchange(...products: (typeof shirt)[]) {
  answerProducts(...(products.length > 0 ? products : [shirt, jeans]));
  const page = await open();
  await page.user.click(choose(/Indigo crew T-shirt/));
  await page.user.click(screen.getByRole('radio', { name: 'Too small' }));
  await page.user.click(await wishExchange());
  return page;
}

function recordReturns() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /order/:id/returns', (call) => {
      calls.push(call);
      return requested;
    }),
  );
  return calls;
}

describe('an exchange for another size', () => {
  it('is sent with the size, and with the account for a refund if the size sells out', async () => {
    const calls = recordReturns();
    const { user, router } = await openExchange();
    expect(screen.getByText('You pay nothing for the exchange.')).toBeInTheDocument();
    expect(screen.getByText('Worth ₹1,523, refunded only if it sells out.')).toBeInTheDocument();
    expect(screen.queryByText('Refund amount')).not.toBeInTheDocument();
    expect(
      screen.getByRole('group', { name: 'Refund account, in case your exchange sells out' }),
    ).toHaveAccessibleDescription(
      'If your exchange sells out before we receive the items, or you cancel it, we refund you here.',
    );
    await user.selectOptions(sizeField(), 'L');
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await user.click(send());
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/account/orderdetails/${objectId(500)}`),
    );
    expect(calls.map(({ body }) => body)).toEqual([
      {
        lines: [{ product: objectId(1), size: 'M', quantity: 2, exchangeSize: 'L' }],
        reason: 'too-small',
        note: '',
        exchange: true,
        refundTo: { method: 'upi', upiId: 'asha.rao@okbank' },
      },
    ]);
  });

  it('offers the sizes that are in stock for the quantity, also the same size', async () => {
    const { user } = await openExchange();
    const labels = () =>
      within(sizeField())
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ textContent, disabled }) => [textContent, disabled]);
    expect(labels()).toEqual([
      ['Choose a size', false],
      ['M (the same size)', false],
      ['L', false],
      ['XL, only 1 left', true],
      ['XXL, sold out', true],
    ]);
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(labels()).toContainEqual(['XL', false]);
    await user.selectOptions(sizeField(), 'XL');
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(sizeField()).toHaveValue('');
  });

  it('asks for a missing size at its field, and preserves the rest of the form', async () => {
    const calls = recordReturns();
    const { user } = await openExchange();
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await user.click(send());
    await waitFor(() => expect(sizeField()).toHaveFocus());
    expect(sizeField()).toHaveAccessibleDescription('Choose a size.');
    expect(screen.getByLabelText('UPI ID')).toHaveValue('asha.rao@okbank');
    expect(calls).toEqual([]);
    await user.selectOptions(sizeField(), 'L');
    expect(sizeField()).toHaveAccessibleDescription('');
    await user.click(send());
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('asks for the reason before the size', async () => {
    answerProducts(shirt, jeans);
    const { user } = await open();
    await user.click(choose(/Indigo crew T-shirt/));
    await user.click(await wishExchange());
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Too small' })).toHaveFocus());
    expect(sizeField()).toHaveAccessibleDescription('Choose a size.');
  });

  it('shows at its field that the server found the size sold out, with the stock of now', async () => {
    const message = 'Size L is sold out. Choose another size or a refund.';
    const fields = { 'lines.0.exchangeSize': message };
    const { user } = await openExchange();
    await user.selectOptions(sizeField(), 'L');
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    apiServer.use(
      refuse('POST /order/:id/returns', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Check the fields.',
        fields,
      }),
    );
    answerProducts({ ...shirt, sizes: sizesOf({ M: 3, L: 0 }) }, jeans);
    await user.click(send());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(sizeField()).toHaveFocus());
    expect(sizeField()).toHaveAccessibleDescription(message);
    expect(await screen.findByRole('option', { name: 'L, sold out' })).toBeDisabled();
    expect(screen.queryByText('Check the fields.')).not.toBeInTheDocument();
    await user.selectOptions(sizeField(), 'M');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('is not possible for an item without sizes in stock, which can be left out', async () => {
    const calls = recordReturns();
    const { user } = await openExchange();
    await user.click(choose(/Deccan jeans/));
    expect(screen.getByText('This item cannot be exchanged.')).toBeInTheDocument();
    const leaveOut = 'Choose a refund, or leave out the items that cannot be exchanged.';
    expect(wish()).toHaveAccessibleDescription(leaveOut);
    await user.selectOptions(sizeField(), 'L');
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await user.click(send());
    await waitFor(async () => expect(await wishExchange()).toHaveFocus());
    expect(calls).toEqual([]);
    await user.click(choose(/Deccan jeans/));
    expect(wish()).toHaveAccessibleDescription(
      'Exchange items for another size, or for a new one of the same size.',
    );
    await user.click(send());
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('becomes a refund again, without a size', async () => {
    const calls = recordReturns();
    const { user } = await openExchange();
    await user.selectOptions(sizeField(), 'L');
    await user.click(screen.getByRole('radio', { name: 'Refund' }));
    expect(screen.getByText('Refund amount')).toBeInTheDocument();
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ lines: [{ product: objectId(1), size: 'M', quantity: 2 }] }),
    );
    expect(JSON.stringify(calls[0]?.body)).not.toMatch(/exchange/);
  });

  it('needs no account when the items cost nothing', async () => {
    const calls = recordReturns();
    answerProducts(shirt, jeans);
    const items = order.orderItems.map((one) => ({ ...one, discount: one.price * one.quantity }));
    const { user } = await open({ ...order, orderItems: items, taxPrice: 0, shippingPrice: 0 });
    await user.click(choose(/Indigo crew T-shirt/));
    await user.click(screen.getByRole('radio', { name: 'Damaged or faulty' }));
    await user.click(await wishExchange());
    await user.selectOptions(sizeField(), 'M');
    expect(screen.queryByLabelText('UPI ID')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Worth/)).not.toBeInTheDocument();
    await user.click(send());
    await waitFor(() => expect(calls[0]?.body).not.toHaveProperty('refundTo'));
    expect(calls[0]?.body).toMatchObject({ exchange: true, lines: [{ exchangeSize: 'M' }] });
  });

  it('of an item without sizes is for a new one', async () => {
    const calls = recordReturns();
    const { size: _none, ...saree } = { ...item!, product: objectId(3), name: 'Silk saree', quantity: 1 };
    const product = buildProduct({ _id: objectId(3), name: 'Silk saree', sizes: [], stock: 1 });
    answerProducts(product);
    const { user } = await open({ ...order, orderItems: [saree] });
    await user.click(choose(/Silk saree/));
    await user.click(screen.getByRole('radio', { name: 'Damaged or faulty' }));
    await user.click(await wishExchange());
    expect(screen.getByText('You get a new one.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await user.click(send());
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        exchange: true,
        lines: [{ product: objectId(3), quantity: 1 }],
      }),
    );
    expect(JSON.stringify(calls[0]?.body)).not.toContain('exchangeSize');
  });

  it.each([
    ['every size is sold out', jeans],
    ['the product is not sold any more', { ...shirt, onSale: false }],
    ['the product has no sizes any more', { ...shirt, sizes: [] }],
  ])('is not offered when %s', async (_why, product) => {
    answerProducts(product);
    await open();
    await waitFor(() => expect(screen.queryByText(/^Checking what/)).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: 'What would you like?' })).not.toBeInTheDocument();
  });

  it('can be tried again when the sizes could not be loaded, while a refund is possible', async () => {
    apiServer.use(unreachable('GET /products/by-id'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not check what is in stock, so only a refund is possible right now.',
    );
    expect(screen.getByRole('button', { name: 'Request return' })).toBeInTheDocument();
    answerProducts(shirt, jeans);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await wishExchange()).toBeInTheDocument();
  });
});
