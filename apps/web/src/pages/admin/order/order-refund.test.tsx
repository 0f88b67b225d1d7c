import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const paid = { ...buildOrder().payment, method: 'UPI', state: 'captured' as const, amount: 979 };
const refundsDue = { name: 'Open refunds due' };

describe('the refund of an order that ended after it was paid', () => {
  const cancelled = {
    orderStatus: 'Cancelled' as const,
    paymentInfo: { method: 'UPI', status: 'refund due' as const },
  };

  it('is shown with its amount and leads to the refunds of the Payments screen', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder({ ...cancelled, payment: { ...paid, refundDue: 979 } }),
    );
    expect(main.getByText('Refund due: ₹979')).toBeInTheDocument();
    expect(main.getByText('The refund below has not been paid yet.')).toBeInTheDocument();
    expect(main.queryByText('This order is finished.')).not.toBeInTheDocument();
    expect(main.getByRole('link', refundsDue)).toHaveAttribute(
      'href',
      '/admin/dashboard/payments?tab=refunds',
    );
  });

  it('is marked while the gateway pays it out', async () => {
    const refunds = [{ amount: 979, state: 'pending' as const }];
    const { main } = await openStaffOrder(
      buildStaffOrder({ ...cancelled, payment: { ...paid, refundDue: 979, refunds } }),
    );
    expect(main.getByText(/Refund on its way/)).toBeInTheDocument();
  });

  it('is gone once it was paid', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder({ ...cancelled, payment: { ...paid, state: 'refunded', refunded: 979 } }),
    );
    expect(main.getByText('This order is finished.')).toBeInTheDocument();
    expect(main.queryByRole('link', refundsDue)).not.toBeInTheDocument();
  });

  it('does not repeat the refund of a return', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder(
        {
          orderStatus: 'Returned',
          payment: { ...paid, refundDue: 699 },
          returns: [buildReturn({ status: 'accepted' })],
        },
        { refunds: [{ return: objectId(700), amount: 699, payTo: 'asha@okbank' }] },
      ),
    );
    expect(main.getAllByText('Refund due: ₹699')).toHaveLength(1);
    expect(main.queryByRole('link', refundsDue)).not.toBeInTheDocument();
  });
});

describe('a payment that staff confirmed', () => {
  const confirmed = { payment: { ...paid, reference: '412345678901', details: { payee: 'shop@okbank' } } };

  it('is withdrawn after a question, with its order read again', async () => {
    const bodies: unknown[] = [];
    const { user, main } = await openStaffOrder(buildStaffOrder(confirmed, { canWithdrawPayment: true }));
    expect(main.getByText('UTR 412345678901')).toBeInTheDocument();
    apiServer.use(
      http.post('*/api/v1/admin/payments/:id', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({});
      }),
      answer('GET /admin/orders/:id', buildStaffOrder()),
    );
    await user.click(main.getByRole('button', { name: 'Withdraw confirmation' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/the customer gets an email that the payment was not found/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Withdraw confirmation' }));
    expect(await main.findByText('COD, Pending')).toBeInTheDocument();
    expect(main.queryByText(/^UTR/)).not.toBeInTheDocument();
    expect(screen.getByText('Payment confirmation withdrawn.')).toBeInTheDocument();
    expect(bodies).toEqual([{ received: false, isMistake: true }]);
  });

  it('that was withdrawn meanwhile says so in the dialog', async () => {
    const { user, main } = await openStaffOrder(buildStaffOrder(confirmed, { canWithdrawPayment: true }));
    const message = 'There is no confirmed payment to withdraw.';
    apiServer.use(
      refuse('POST /admin/payments/:id', { status: 409, code: 'CONFLICT', message }),
      answer('GET /admin/orders/:id', buildStaffOrder()),
    );
    await user.click(main.getByRole('button', { name: 'Withdraw confirmation' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw confirmation' }));
    expect(await main.findByText('COD, Pending')).toBeInTheDocument();
    expect(dialog.getByText(message)).toBeInTheDocument();
  });

  it('is missing: the order waits, and leads to the payments', async () => {
    const claimed = { reference: '412345678901', at: '2026-11-20T10:00:00.000Z' };
    const { main } = await openStaffOrder(
      buildStaffOrder({ payment: { ...paid, claimed } }, { isUnpaid: true, moves: ['Cancelled'] }),
    );
    expect(main.getByText('UTR 412345678901 to check')).toBeInTheDocument();
    expect(main.getByText(/^This order is not paid yet\. Confirm its payment/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Open payments' })).toBeInTheDocument();
  });

  it('stays once the order is handled', async () => {
    const { main } = await openStaffOrder(buildStaffOrder(confirmed));
    expect(main.queryByRole('button', { name: 'Withdraw confirmation' })).not.toBeInTheDocument();
  });
});
