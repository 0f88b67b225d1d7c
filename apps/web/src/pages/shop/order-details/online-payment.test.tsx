import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const SCRIPT = 'https://checkout.gateway.example/v1/checkout.js';
const ANSWER = { razorpay_payment_id: 'pay_1', razorpay_signature: 'a1'.repeat(32) };

type Options = {
  handler: (answer: typeof ANSWER) => void;
  modal: { ondismiss: () => void };
} & Record<string, unknown>;

/** The gateway's form, as its script defines it; the test acts as the payer. */
class PaymentForm {
  static opened: PaymentForm[] = [];
  readonly options: Options;
  fail: () => void = () => {};

  constructor(options: Options) {
    this.options = options;
  }

  on(_event: 'payment.failed', callback: () => void) {
    this.fail = callback;
  }

  open() {
    PaymentForm.opened.push(this);
  }

  close() {
    PaymentForm.opened = PaymentForm.opened.filter((form) => form !== this);
  }
}

const buildOnlineOrder = (payment: Partial<Order['payment']> = {}, changes: Partial<Order> = {}) =>
  buildOrder({
    createdAt: new Date().toISOString(),
    paymentInfo: { method: 'ONLINE', status: 'pending' },
    payment: {
      ...buildOrder().payment,
      method: 'ONLINE',
      amount: 979,
      expiresAt: '2999-11-20T10:30:00.000Z',
      details: { order: 'order_1', key: 'rzp_test_1', script: SCRIPT },
      ...payment,
    },
    ...changes,
  });

function buildPaidOrder() {
  const { expiresAt: _held, ...payment } = buildOnlineOrder().payment;
  return buildOrder({
    paymentInfo: { method: 'ONLINE', status: 'collected' },
    payment: { ...payment, state: 'captured', reference: 'pay_1' },
  });
}

async function open(order: Order) {
  apiServer.use(answer('GET /admin/order/:id', order));
  const shop = renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
  await screen.findByRole('heading', { level: 1 });
  return shop;
}

async function openForm() {
  const { user, router } = await open(buildOnlineOrder());
  await user.click(screen.getByRole('button', { name: 'Pay ₹979 now' }));
  await waitFor(() => expect(PaymentForm.opened).toHaveLength(1));
  return { user, router, form: PaymentForm.opened[0]! };
}

const findScript = () =>
  waitFor(() => {
    const found = document.querySelector(`script[src="${SCRIPT}"]`);
    expect(found).not.toBeNull();
    return found!;
  });

beforeEach(() => {
  PaymentForm.opened = [];
  Object.assign(window, { Razorpay: PaymentForm });
});
afterEach(() => {
  jest.useRealTimers();
  delete window.Razorpay;
});

describe('an order that is paid online', () => {
  it('takes the payment form with it when the page is left', async () => {
    const { router } = await openForm();
    await act(() => router.navigate('/account/myorders'));
    await waitFor(() => expect(PaymentForm.opened).toEqual([]));
  });

  it('opens the payment form with the order of the gateway, and confirms what it answers', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /order/:id/payment/confirm', (call) => {
        calls.push(call);
        return buildPaidOrder();
      }),
    );
    const { form } = await openForm();
    expect(form.options).toMatchObject({
      key: 'rzp_test_1',
      order_id: 'order_1',
      name: 'E-Store',
      description: 'Order ES-100042',
    });
    act(() => form.options.handler(ANSWER));
    expect(await screen.findByText('Online payment, paid')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ reference: 'pay_1', proof: ANSWER.razorpay_signature });
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('does not open the payment form for an order that was cancelled in another tab', async () => {
    const { user } = await open(buildOnlineOrder());
    const { expiresAt: _held, ...payment } = buildOnlineOrder().payment;
    const cancelled = buildOrder({ orderStatus: 'Cancelled', payment: { ...payment, state: 'cancelled' } });
    apiServer.use(answer('GET /admin/order/:id', cancelled));
    await user.click(screen.getByRole('button', { name: 'Pay ₹979 now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay ₹979 now' })).toBeNull());
    expect(PaymentForm.opened).toEqual([]);
  });

  it('says what happened when the form is closed, and can be paid again', async () => {
    const { user, form } = await openForm();
    act(() => form.options.modal.ondismiss());
    expect(await screen.findByText(/^You closed the payment form\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pay ₹979 now' }));
    await waitFor(() => expect(PaymentForm.opened).toHaveLength(2));
  });

  it('says that a payment was declined once its form is closed', async () => {
    const { form } = await openForm();
    act(() => {
      form.fail();
      form.options.modal.ondismiss();
    });
    expect(await screen.findByText(/^Your payment did not go through\./)).toBeInTheDocument();
  });

  it('shows why a payment could not be confirmed', async () => {
    const message = 'We could not confirm this payment.';
    apiServer.use(refuse('POST /order/:id/payment/confirm', { status: 409, code: 'CONFLICT', message }));
    const { form } = await openForm();
    act(() => form.options.handler(ANSWER));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('asks on return whether the payment has arrived', async () => {
    apiServer.use(answer('POST /order/:id/payment', buildPaidOrder()));
    await open(buildOnlineOrder({}, { createdAt: new Date(Date.now() - 5 * 60_000).toISOString() }));
    expect(await screen.findByText('Online payment, paid')).toBeInTheDocument();
  });

  it('can be paid later when the payment form does not load', async () => {
    delete window.Razorpay;
    const { user } = await open(buildOnlineOrder());
    await user.click(screen.getByRole('button', { name: 'Pay ₹979 now' }));
    const script = await findScript();
    fireEvent.error(script);
    expect(await screen.findByText(/^The payment form could not be loaded\./)).toBeInTheDocument();
    Object.assign(window, { Razorpay: PaymentForm });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(PaymentForm.opened).toHaveLength(1));
  });

  it('does not open the payment form over a page that the payer has moved on to', async () => {
    delete window.Razorpay;
    const { user, router } = await open(buildOnlineOrder());
    await user.click(screen.getByRole('button', { name: 'Pay ₹979 now' }));
    const script = await findScript();
    await act(() => router.navigate('/wishlist'));
    await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
    Object.assign(window, { Razorpay: PaymentForm });
    fireEvent.load(script);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(PaymentForm.opened).toEqual([]);
  });

  it('thanks a payer whose bank has not answered yet', async () => {
    const { expiresAt: _held, ...payment } = buildOnlineOrder().payment;
    const claimed = { reference: 'pay_1', at: '2026-11-20T10:05:00.000Z' };
    await open(buildOrder({ payment: { ...payment, claimed } }));
    expect(screen.getByText(/^Thank you\. We are waiting for your bank/)).toBeInTheDocument();
  });
});
