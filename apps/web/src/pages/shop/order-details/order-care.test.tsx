import { describe, expect, it } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { itemAdded } from '../../../features/cart/cart.slice.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart, storedCart } from '../../../testing/store-cart.ts';

const processing = buildOrder({ delivery: { from: '2999-11-24', to: '2999-11-27' } });
const cancelled = buildOrder({
  orderStatus: 'Cancelled',
  cancellation: { by: 'shopper', reason: 'changed-mind' },
  paymentInfo: { method: 'COD', status: 'cancelled' },
  history: [{ status: 'Cancelled', at: '2026-11-20T12:00:00.000Z' }],
});

async function open(order = processing) {
  apiServer.use(answer('GET /admin/order/:id', order));
  const page = renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
  await screen.findByRole('heading', { name: 'Order items' });
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('cancelling an order', () => {
  it('asks why, sends it, and shows the order as the server cancelled it', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /order/:id/cancel', (call) => {
        sent = call;
        return cancelled;
      }),
    );
    const { user } = await open();
    expect(
      screen.getByText('We will confirm your order next. You can cancel it until it is packed.'),
    ).toBeInTheDocument();
    await user.click(button('Cancel order'));
    expect(screen.getByRole('radio', { name: 'I no longer need it' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'It will arrive too late' }));
    await user.type(screen.getByLabelText('Anything we should know? (optional)'), 'The feast is on Friday');
    await user.click(button('Cancel this order'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cancelled on Fri 20 Nov');
    expect(screen.getByText('You cancelled this order. You owe nothing.')).toBeInTheDocument();
    expect(sent?.params['id']).toBe(objectId(500));
    expect(sent?.body).toEqual({ reason: 'too-late', note: 'The feast is on Friday' });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('without a reason says so and sends nothing', async () => {
    const { user } = await open();
    await user.click(button('Cancel order'));
    await user.click(button('Cancel this order'));
    expect(
      await screen.findByRole('group', { name: 'Why are you cancelling this order?' }),
    ).toHaveAccessibleDescription('Choose a reason.');
  });

  it('can be thought better of, and the focus is back where it was', async () => {
    const { user } = await open();
    await user.click(button('Cancel order'));
    await user.click(button('Keep order'));
    expect(button('Cancel order')).toHaveFocus();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('that comes too late says why in the server’s words, and shows how far it is', async () => {
    const message =
      'This order can no longer be cancelled, because its status is “Packed”. You can refuse it on delivery.';
    apiServer.use(refuse('POST /order/:id/cancel', { status: 409, code: 'CONFLICT', message }));
    const { user } = await open();
    await user.click(button('Cancel order'));
    await user.click(screen.getByRole('radio', { name: 'Other reason' }));
    apiServer.use(answer('GET /admin/order/:id', buildOrder({ orderStatus: 'Packed' })));
    await user.click(button('Cancel this order'));
    expect(
      await screen.findByText('Your order is packed and will be handed to the courier next.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('that comes too late leaves alone the order that one has moved on to', async () => {
    const other = objectId(501);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user, router, store } = await open();
    apiServer.use(
      answer('GET /admin/order/:id', ({ params }) => buildOrder({ _id: String(params['id']) })),
      http.post('*/api/v1/order/:id/cancel', async () => {
        await arrived;
        return HttpResponse.json({ code: 'CONFLICT', message: 'Too late.' }, { status: 409 });
      }),
    );
    await user.click(button('Cancel order'));
    await user.click(screen.getByRole('radio', { name: 'Other reason' }));
    await user.click(button('Cancel this order'));
    await act(() => router.navigate(`/account/orderdetails/${other}`));
    await waitFor(() => expect(store.getState().orderDetails.order?._id).toBe(other));
    arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(store.getState().orderDetails.order?._id).toBe(other);
  });

  it.each(['Packed', 'Shipped', 'Delivered', 'Cancelled'] as const)(
    'is not offered when %s',
    async (orderStatus) => {
      await open(buildOrder({ orderStatus }));
      expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    },
  );
});

describe('ordering again', () => {
  const line = buildQuote().lines[0]!;
  const order = buildOrder({
    orderItems: [
      ...buildOrder().orderItems,
      {
        product: objectId(2),
        size: '32',
        name: 'Deccan jeans',
        image: '',
        price: 1399,
        quantity: 3,
        discount: 0,
      },
      {
        product: objectId(3),
        size: 'L',
        name: 'Linen shirt',
        image: '',
        price: 999,
        quantity: 1,
        discount: 0,
      },
    ],
  });

  it('puts what can be had into the cart at today’s price, and says what cannot', async () => {
    apiServer.use(
      answer(
        'POST /cart/quote',
        buildQuote({
          lines: [
            { ...line, price: 649 },
            { ...line, product: objectId(2), size: '32', name: 'Deccan jeans', quantity: 3, stock: 2 },
            { ...line, product: objectId(3), size: 'L', stock: 0, problem: 'UNAVAILABLE' },
          ],
        }),
      ),
    );
    const { user } = await open(order);
    await user.click(button('Order again'));
    expect(await screen.findByText(/2 of 3 items are in your cart/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByText('Only 2 left of Deccan jeans, 32.')).toBeInTheDocument();
    expect(screen.getByText('Linen shirt, L is no longer available.')).toBeInTheDocument();
    expect(storedCart().map(({ name, price, quantity }) => [name, price, quantity])).toEqual([
      ['Indigo crew T-shirt', 649, 1],
      ['Deccan jeans', line.price, 2],
    ]);
  });

  it('takes nothing away from what is in the cart already', async () => {
    storeCart(buildCartItem({ quantity: 3 }));
    const { user } = await open();
    await user.click(button('Order again'));
    expect(await screen.findByText(/All items are in your cart/)).toBeInTheDocument();
    expect(storedCart().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('takes nothing away from what comes into the cart before the shop answers', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/cart/quote', async () => {
        await arrived;
        return HttpResponse.json(buildQuote());
      }),
    );
    const { user, router, store } = await open();
    await user.click(button('Order again'));
    await act(() => router.navigate('/wishlist'));
    act(() => void store.dispatch(itemAdded(buildCartItem({ quantity: 3 }))));
    arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(storedCart().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('says when nothing of it can be had, and when the shop does not answer', async () => {
    apiServer.use(answer('POST /cart/quote', buildQuote({ lines: [{ ...line, stock: 0 }] })));
    const { user } = await open();
    await user.click(button('Order again'));
    expect(await screen.findByText('None of these items are available any more.')).toBeInTheDocument();
    apiServer.use(
      refuse('POST /cart/quote', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    await user.click(button('Order again'));
    expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
    expect(storedCart()).toEqual([]);
  });
});

describe('what a shopper may do with a delivered order', () => {
  const delivered = buildOrder({ orderStatus: 'Delivered', returnUntil: '2999-12-20' });

  it('is to give pieces back within the return days', async () => {
    await open(delivered);
    expect(screen.getByText('You can return items until Fri 20 Dec 2999.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return or exchange' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(500)}/return`,
    );
  });

  it.each([
    ['the days are over', { returnUntil: '2020-12-20' }],
    [
      'everything was returned',
      { orderStatus: 'Returned' as const, returns: [buildReturn({ status: 'accepted' })] },
    ],
    ['one is undecided', { orderStatus: 'Return requested' as const, returns: [buildReturn()] }],
  ])('is not to return when %s', async (_why, changes) => {
    await open({ ...delivered, ...changes });
    expect(screen.queryByRole('link', { name: 'Return or exchange' })).not.toBeInTheDocument();
  });

  it('is to see each return: pieces, state, refund and where it goes', async () => {
    await open({ ...delivered, orderStatus: 'Return requested', returns: [buildReturn()] });
    const returns = within(screen.getByRole('region', { name: 'Returns' }));
    for (const text of [
      '1 × Indigo crew T-shirt, M',
      'Too small',
      'Requested',
      '₹979 to as…@okbank',
      'items ₹699 + tax ₹250 + shipping ₹30',
    ])
      expect(returns.getByText(text)).toBeInTheDocument();
  });
});

describe('the return of an order that was paid online', () => {
  const refundPaid = { at: '2026-11-29T10:00:00.000Z', reference: 'rfnd_1' };
  const refunds = [{ amount: 979, state: 'processed' as const, reference: 'rfnd_1' }];
  const payment = { ...buildOrder().payment, method: 'ONLINE', details: { order: 'order_1' }, refunds };

  it('says that the gateway refunds the payment, and how long it takes', async () => {
    const returns = [buildReturn({ status: 'accepted', refundPaid })];
    await open(buildOrder({ orderStatus: 'Returned', payment, returns }));
    const list = within(screen.getByRole('region', { name: 'Returns' }));
    expect(list.getByText('₹979 to the card, UPI ID or bank account that you paid with')).toBeInTheDocument();
    expect(list.getByText('This usually takes 5 to 7 working days.')).toBeInTheDocument();
    expect(list.queryByText(/as…@okbank/)).not.toBeInTheDocument();
  });

  it('names the account when staff paid it by transfer', async () => {
    const returns = [buildReturn({ status: 'accepted', refundPaid: { ...refundPaid, reference: 'NEFT 1' } })];
    await open(buildOrder({ orderStatus: 'Returned', payment, returns }));
    const list = within(screen.getByRole('region', { name: 'Returns' }));
    expect(list.getByText('₹979 to as…@okbank')).toBeInTheDocument();
    expect(list.queryByText(/5 to 7 working days/)).not.toBeInTheDocument();
  });

  describe('without an account', () => {
    const openReturn = async (
      orderStatus: Order['orderStatus'],
      changes: Partial<OrderReturn>,
      paid: Partial<Order['payment']> = {},
    ) => {
      const { refundTo: _account, ...one } = buildReturn(changes);
      await open(buildOrder({ orderStatus, payment: { ...payment, ...paid }, returns: [one] }));
      return within(screen.getByRole('region', { name: 'Returns' }));
    };
    const ask =
      'We haven’t been able to send this refund to your payment method yet. We’re working on it and will contact you if we need your UPI ID or bank account.';

    it('says that the gateway will refund it', async () => {
      const list = await openReturn('Return requested', {}, { refunds: [] });
      const way = '₹979 to the card, UPI ID or bank account that you paid with';
      expect(list.getByText(way)).toBeInTheDocument();
      expect(list.queryByText(ask)).not.toBeInTheDocument();
    });

    it('says that we ask for one once the gateway has failed', async () => {
      const failed = [{ amount: 979, state: 'failed' as const, return: buildReturn()._id }];
      const due = { refunds: failed, refundDue: 979 };
      const list = await openReturn('Returned', { status: 'accepted' }, due);
      expect(list.getByText('₹979')).toBeInTheDocument();
      expect(list.getByText(ask)).toBeInTheDocument();
      expect(screen.getByText('We have received the items. We will refund ₹979.')).toBeInTheDocument();
    });

    it('asks for nothing once staff have paid it by transfer', async () => {
      const byHand = { ...refundPaid, reference: 'NEFT 1' };
      const list = await openReturn('Returned', { status: 'accepted', refundPaid: byHand });
      expect(list.getByText('₹979')).toBeInTheDocument();
      expect(list.queryByText(ask)).not.toBeInTheDocument();
      expect(screen.getByText('We have refunded ₹979.')).toBeInTheDocument();
    });
  });
});

describe('a decided return', () => {
  const tellsIn = async (changes: Parameters<typeof buildReturn>[0]) => {
    await open(buildOrder({ orderStatus: 'Delivered', returns: [buildReturn(changes)] }));
    return within(screen.getByRole('region', { name: 'Returns' }));
  };

  it('that was refused says why, and that nothing is refunded', async () => {
    const returns = await tellsIn({ status: 'refused', refusal: 'It was worn.' });
    for (const text of ['Refused', 'It was worn.', 'No refund'])
      expect(returns.getByText(text)).toBeInTheDocument();
    expect(returns.queryByText(/₹979/)).not.toBeInTheDocument();
  });

  it('that was paid says when, and how the bank calls it', async () => {
    const refundPaid = { at: '2026-12-01T06:30:00.000Z', reference: 'UTR 100200' };
    const returns = await tellsIn({ status: 'accepted', refundPaid });
    expect(returns.getByText(/^Paid .*1 Dec.*, reference UTR 100200$/)).toBeInTheDocument();
  });
});

describe('printing', () => {
  it('opens the browser’s dialog', async () => {
    let prints = 0;
    window.print = () => {
      prints += 1;
    };
    const { user } = await open();
    await user.click(button('Print'));
    await waitFor(() => expect(prints).toBe(1));
  });
});
