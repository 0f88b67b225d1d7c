import { describe, expect, it } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import { act, screen, waitFor } from '@testing-library/react';
import { fetchOrder } from '../../../features/orders/order-details.slice.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const REFERENCE = '412345678901';

const buildHeldOrder = (payment: Partial<Order['payment']> = {}) =>
  buildOrder({
    paymentInfo: { method: 'UPI', status: 'pending' },
    payment: {
      ...buildOrder().payment,
      method: 'UPI',
      amount: 979,
      expiresAt: '2999-11-20T10:30:00.000Z',
      details: { payee: 'shop@okbank', payeeName: 'Test shop' },
      ...payment,
    },
  });

async function open(order: Order) {
  apiServer.use(answer('GET /admin/order/:id', order));
  const shop = renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
  await screen.findByRole('heading', { level: 1 });
  return shop;
}

const { expiresAt: _until, ...withoutHold } = buildHeldOrder().payment;

describe('an order that waits for its payment', () => {
  it('shows the UPI ID, the exact amount in the link, and the time that is left', async () => {
    await open(buildHeldOrder());
    expect(screen.getByRole('heading', { name: 'Pay ₹979' })).toBeInTheDocument();
    expect(screen.getByText('shop@okbank')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=shop@okbank&pn=Test%20shop&am=979.00&cu=INR&tr=ES-100042&tn=Order%20ES-100042',
    );
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹979 by UPI' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/minutes left to pay$/);
    expect(screen.getByText('UPI, not paid yet')).toBeInTheDocument();
  });

  it('says the time that is left in hours and minutes', async () => {
    const expiresAt = new Date(Date.now() + 64.5 * 60_000).toISOString();
    await open(buildHeldOrder({ expiresAt }));
    expect(screen.getByRole('timer')).toHaveTextContent(/^1 hour 5 minutes left to pay$/);
  });

  it('takes the reference, and then says that the shop checks it', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /order/:id/payment/reference', (call) => {
        calls.push(call);
        const claimed = { reference: REFERENCE, at: '2026-11-20T10:05:00.000Z' };
        return buildOrder({ ...buildHeldOrder(), payment: { ...withoutHold, claimed } });
      }),
    );
    const { user } = await open(buildHeldOrder());
    await user.type(screen.getByLabelText('UPI reference (UTR)'), '4123 4567 8901');
    await user.click(screen.getByRole('button', { name: 'Submit reference' }));
    expect(
      await screen.findByText(/^Thank you\. We are checking your payment \(UTR 412345678901\)/),
    ).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Submit reference' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Checking your payment' })).toHaveFocus();
    expect(screen.getByText('UPI, being checked')).toBeInTheDocument();
  });

  const claimed = { reference: REFERENCE, at: '2026-11-20T10:00:00.000Z' };

  it('takes another reference until the shop has checked the first', async () => {
    const { user } = await open(buildHeldOrder({ ...withoutHold, expiresAt: undefined, claimed }));
    await user.click(screen.getByRole('button', { name: 'Change reference' }));
    expect(screen.getByLabelText('UPI reference (UTR)')).toHaveFocus();
    const corrected = { ...claimed, reference: '412345678999' };
    apiServer.use(
      answer(
        'POST /order/:id/payment/reference',
        buildHeldOrder({ ...withoutHold, expiresAt: undefined, claimed: corrected }),
      ),
    );
    await user.type(screen.getByLabelText('UPI reference (UTR)'), corrected.reference);
    await user.click(screen.getByRole('button', { name: 'Submit reference' }));
    expect(await screen.findByText(/UTR 412345678999/)).toBeVisible();
    expect(screen.queryByLabelText('UPI reference (UTR)')).not.toBeInTheDocument();
  });

  it('says that the shop did not find a payment, also after the order was cancelled', async () => {
    const { unmount } = await open(buildHeldOrder({ rejected: claimed }));
    expect(
      screen.getByText(
        'We could not find a payment with UTR 412345678901. Check the number and submit it again, or pay now.',
      ),
    ).toBeVisible();
    unmount();
    const online = { rejected: { ...claimed, reference: 'pay_EKwxwAgItmmXdp' } };
    const paid = await open(buildHeldOrder({ ...online, details: { order: 'order_EKwxwAgItmmXdp' } }));
    expect(
      screen.getByText(/^We could not find the payment pay_EKwxwAgItmmXdp\. .* pay again\.$/),
    ).toBeVisible();
    paid.unmount();
    await open(buildOrder({ orderStatus: 'Cancelled', payment: { ...withoutHold, rejected: claimed } }));
    expect(screen.getByText(/If the money left your account, contact us\.$/)).toBeVisible();
  });

  it('promises a refund before an order is cancelled whose payment is being checked', async () => {
    const { user } = await open(buildOrder({ payment: { ...withoutHold, claimed } }));
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(
      screen.getByText(
        'The whole order will be cancelled. If your payment of ₹979 reaches us, we will refund it.',
      ),
    ).toBeVisible();
  });

  it('says at the field what is wrong with a reference, and keeps it', async () => {
    const { user } = await open(buildHeldOrder());
    const field = screen.getByLabelText('UPI reference (UTR)');
    await user.type(field, '123');
    await user.click(screen.getByRole('button', { name: 'Submit reference' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter the 12-digit UPI reference/));
    expect(field).toHaveValue('123');
  });

  it('keeps a typed reference when the order cannot be read again', async () => {
    const { user, store } = await open(buildHeldOrder());
    const field = screen.getByLabelText('UPI reference (UTR)');
    await user.type(field, '4123');
    const message = 'Many people are shopping. Try again.';
    apiServer.use(refuse('GET /admin/order/:id', { status: 500, code: 'INTERNAL', message }));
    await act(() => store.dispatch(fetchOrder(objectId(500))));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field).toBeVisible();
    expect(field).toHaveValue('4123');
    apiServer.use(answer('GET /admin/order/:id', buildHeldOrder()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(field).toHaveValue('4123');
  });

  it('shows why the shop did not take a reference', async () => {
    apiServer.use(
      refuse('POST /order/:id/payment/reference', {
        status: 409,
        code: 'CONFLICT',
        message: 'This reference was already used for another order.',
      }),
    );
    const { user } = await open(buildHeldOrder());
    await user.type(screen.getByLabelText('UPI reference (UTR)'), REFERENCE);
    await user.click(screen.getByRole('button', { name: 'Submit reference' }));
    expect(await screen.findByText('This reference was already used for another order.')).toBeInTheDocument();
  });

  it('prepares a payment again that its provider could not prepare', async () => {
    const { details: _missing, ...unprepared } = buildHeldOrder().payment;
    apiServer.use(answer('POST /order/:id/payment', buildHeldOrder()));
    const { user } = await open(buildOrder({ payment: unprepared }));
    expect(screen.getByText('The payment could not be prepared.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('shop@okbank')).toBeInTheDocument();
  });

  it('names the refund before a paid order is cancelled', async () => {
    const { user } = await open(
      buildOrder({ payment: { ...withoutHold, state: 'captured', reference: REFERENCE } }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByText('The whole order will be cancelled. We will refund ₹979.')).toBeInTheDocument();
  });
});
