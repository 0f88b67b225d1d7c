import { describe, expect, it } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import { screen, within } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const lines = [{ product: objectId(1), size: 'M', quantity: 1, exchangeSize: 'L' }];
const replacement = { order: objectId(501), number: 'ES-100043' };
const exchangeFor = { order: objectId(499), number: 'ES-100041' };
const paidBy = { method: 'EXCHANGE', state: 'captured' as const, amount: 979 };

async function open(order: Order) {
  apiServer.use(answer('GET /admin/order/:id', order));
  renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
  await screen.findByRole('heading', { name: 'Order items' });
}

async function openReturn(changes: Parameters<typeof buildReturn>[0], order: Partial<Order> = {}) {
  await open(
    buildOrder({
      orderStatus: 'Returned',
      returns: [buildReturn({ lines, exchange: true, ...changes })],
      ...order,
    }),
  );
  return within(screen.getByRole('region', { name: 'Returns' }));
}

describe('the exchange of an order', () => {
  it('says what is sent, and what is refunded if the size sells out', async () => {
    const list = await openReturn({}, { orderStatus: 'Return requested' });
    for (const text of [
      '1 × Indigo crew T-shirt, M, exchange for L',
      'We will send your exchange once we have checked the items.',
      'If it sells out, we will refund ₹979 to as…@okbank.',
    ])
      expect(list.getByText(text)).toBeInTheDocument();
  });

  it('names a new one of the same item', async () => {
    const same = [{ product: objectId(1), size: 'M', quantity: 1 }];
    const list = await openReturn({ lines: same }, { orderStatus: 'Return requested' });
    expect(list.getByText('1 × Indigo crew T-shirt, M, exchange for a new one')).toBeInTheDocument();
  });

  it('promises no refund for items that cost nothing', async () => {
    const { refundTo: _none, ...free } = buildReturn({ lines, exchange: true });
    await open(buildOrder({ orderStatus: 'Return requested', returns: [free] }));
    expect(screen.getByText(/^We will send your exchange once/)).toBeInTheDocument();
    expect(screen.queryByText(/we will refund/)).not.toBeInTheDocument();
  });

  it('leads to the order that replaces the items, without a refund', async () => {
    const refundPaid = { at: '2026-12-01T06:30:00.000Z', reference: replacement.number };
    const list = await openReturn(
      { status: 'accepted', replacement, refundPaid },
      {
        paymentInfo: { method: 'COD', status: 'refunded' },
        payment: { ...buildOrder().payment, state: 'refunded', amount: 979, refunded: 979 },
      },
    );
    expect(list.getByRole('link', { name: 'Exchanged: order ES-100043' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${replacement.order}`,
    );
    expect(screen.getByText('COD, exchanged')).toBeInTheDocument();
    expect(
      screen.getByText('We have received the items. Your exchange is order ES-100043.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/refund/i)).not.toBeInTheDocument();
  });

  it('says that the exchange was cancelled', async () => {
    const cancelled = { ...replacement, isCancelled: true };
    const list = await openReturn({ status: 'accepted', replacement: cancelled });
    expect(list.getByRole('link', { name: 'Your exchange ES-100043 was cancelled.' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${replacement.order}`,
    );
    expect(screen.queryByText(/Exchanged: order|Your exchange is order/)).not.toBeInTheDocument();
  });

  it('becomes a refund when the size was not available', async () => {
    const list = await openReturn({ status: 'accepted' });
    expect(list.getByText('₹979 to as…@okbank')).toBeInTheDocument();
    expect(
      list.getByText('We could not exchange these items, so you get a refund instead.'),
    ).toBeInTheDocument();
  });

  it('says that a refused one brings nothing back', async () => {
    const list = await openReturn(
      { status: 'refused', refusal: 'It was worn.' },
      { orderStatus: 'Delivered' },
    );
    expect(list.getByText('No exchange or refund')).toBeInTheDocument();
  });
});

describe('an order that was sent in exchange', () => {
  const sent = (order: Partial<Order> = {}) =>
    buildOrder({
      exchangeFor,
      paymentInfo: { method: 'EXCHANGE', status: 'collected' },
      payment: { ...buildOrder().payment, ...paidBy },
      ...order,
    });

  it('says that the exchange paid for it, and leads to the returned order', async () => {
    await open(sent());
    expect(screen.getByText('Paid by the exchange')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Exchange for order ES-100041' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${exchangeFor.order}`,
    );
    expect(screen.getByText(/^We will confirm your order next\./)).toBeInTheDocument();
    expect(screen.queryByText(/received your payment/)).not.toBeInTheDocument();
    expect(screen.queryByText(/EXCHANGE|Online payment/)).not.toBeInTheDocument();
  });

  it('says so for items that cost nothing, too', async () => {
    await open(sent({ paymentInfo: { method: 'EXCHANGE', status: 'pending' } }));
    expect(screen.getByText('Paid by the exchange')).toBeInTheDocument();
  });

  it('names its refund once it is cancelled', async () => {
    await open(
      sent({
        orderStatus: 'Cancelled',
        cancellation: { by: 'shopper', reason: 'changed-mind' },
        paymentInfo: { method: 'EXCHANGE', status: 'refund due' },
        payment: { ...buildOrder().payment, ...paidBy, refundDue: 979 },
      }),
    );
    expect(screen.getByText('You cancelled this order. We will refund ₹979.')).toBeInTheDocument();
    expect(screen.getByText('Exchange, refund pending')).toBeInTheDocument();
  });
});
