import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart, storedCart } from '../../../testing/store-cart.ts';

const NAME = 'Indigo crew T-shirt';
const sizes = [
  { size: 'S', stock: 0 },
  { size: 'M', stock: 3 },
  { size: 'L', stock: 12 },
];
const [line] = buildQuote().lines;

beforeEach(() => {
  apiServer.use(
    answer('POST /cart/quote', ({ body }: ApiCall) => {
      const { orderItems } = body as { orderItems: { size: string; quantity: number }[] };
      return buildQuote({ lines: orderItems.map((item) => ({ ...line!, ...item, sizes })) });
    }),
  );
});

const choice = async () => screen.findByRole('combobox', { name: `Size of ${NAME}` });

describe('the size of a line', () => {
  it('names what is left of each, and what is sold out cannot be chosen', async () => {
    storeCart(buildCartItem());
    renderRoutes('/cart');
    const options = within(await choice()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['S, out of stock', 'M, 3 left', 'L']);
    expect(options[0]).toBeDisabled();
    expect(await choice()).toHaveValue('M');
  });

  it('is changed in its place, with the stock of the new one', async () => {
    storeCart(buildCartItem({ quantity: 2 }));
    const { user } = renderRoutes('/cart');
    await user.selectOptions(await choice(), 'L');
    expect(storedCart()).toEqual([buildCartItem({ quantity: 2, size: 'L', stock: 12 })]);
    expect(await choice()).toHaveValue('L');
  });

  it('that is in the cart already takes the line in, says so, and no piece is lost', async () => {
    storeCart(buildCartItem({ quantity: 2 }), buildCartItem({ size: 'L', quantity: 3, stock: 12 }));
    const { user } = renderRoutes('/cart');
    const [first] = await screen.findAllByRole('combobox', { name: `Size of ${NAME}` });
    await user.selectOptions(first!, 'L');
    expect(storedCart()).toEqual([buildCartItem({ quantity: 5, size: 'L', stock: 12 })]);
    expect(
      screen.getByText(`${NAME} in size L was already in your cart. You now have 5.`),
    ).toBeInTheDocument();
  });

  it('that cannot hold them together takes what there is, and says how many', async () => {
    storeCart(buildCartItem({ size: 'L', quantity: 2, stock: 12 }), buildCartItem({ quantity: 2 }));
    const { user } = renderRoutes('/cart');
    const [first] = await screen.findAllByRole('combobox', { name: `Size of ${NAME}` });
    await user.selectOptions(first!, 'M');
    expect(storedCart()).toMatchObject([{ size: 'M', quantity: 3 }]);
    expect(screen.getByText(/You now have 3/)).toBeInTheDocument();
  });
});
