import { describe, expect, it } from '@jest/globals';
import type { RefundApproval } from '@e-store/shared/payments/payment';
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
      buildStaffOrder({ ...cancelled, payment: { ...paid, refundDue: 979 } }, { refundDue: 979 }),
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
      buildStaffOrder({ ...cancelled, payment: { ...paid, refundDue: 979, refunds } }, { refundDue: 979 }),
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

describe('the dialog that cancels a paid order', () => {
  it.each([
    [true, 'A refund of ₹979 becomes due. A second Admin must approve it before it can be paid.'],
    [false, 'A refund of ₹979 becomes due.'],
  ])('names the refund that becomes due (needs approval: %s)', async (needsApproval, text) => {
    const refundIfCancelled = { amount: 979, needsApproval };
    const { user, main } = await openStaffOrder(buildStaffOrder({ payment: paid }, { refundIfCancelled }));
    await user.click(main.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(text)).toBeInTheDocument();
    expect(dialog.queryByRole('radio', { name: 'Not paid in time' })).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Note (optional)')).toHaveAccessibleDescription('Only staff see this note.');
  });

  it('offers every reason for an order that is not paid', async () => {
    const { user, main } = await openStaffOrder(buildStaffOrder());
    await user.click(main.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Not paid in time' })).toBeInTheDocument();
    expect(dialog.queryByText(/becomes due/)).not.toBeInTheDocument();
  });
});

describe('a refund above the limit', () => {
  const due = { ...paid, refundDue: 12_000 };
  const at = '2026-11-20T11:00:00.000Z';
  const asked = { amount: 12_000, by: 'Ravi Nair', at, isOwn: false } as const;
  const toApprove = { name: 'Open refunds to approve' };
  const ofReturn = (approval: RefundApproval, changes: Partial<Parameters<typeof buildStaffOrder>[1]> = {}) =>
    buildStaffOrder(
      { orderStatus: 'Returned', payment: due, returns: [buildReturn({ status: 'accepted' })] },
      { refunds: [{ return: objectId(700), amount: 12_000, payTo: 'asha@okbank', approval }], ...changes },
    );

  it('of a return leads the second Admin to the decision, and says where the money goes', async () => {
    const { main } = await openStaffOrder(
      ofReturn({ ...asked, state: 'waiting', payTo: 'asha@okbank', sources: [] }),
    );
    expect(main.getByText(/^Waiting for a second Admin\. Ravi Nair requested/)).toBeInTheDocument();
    expect(main.getByText('Refund to asha@okbank')).toBeInTheDocument();
    expect(main.getByRole('link', toApprove)).toHaveAttribute(
      'href',
      '/admin/dashboard/payments?tab=to-approve',
    );
  });

  it('offers no decision to the Admin who asked', async () => {
    const { main } = await openStaffOrder(ofReturn({ ...asked, isOwn: true, state: 'waiting' }));
    expect(main.queryByRole('link', toApprove)).not.toBeInTheDocument();
  });

  it('of a cancelled order says that it waits for approval', async () => {
    const refundApproval = { ...asked, state: 'waiting' as const, sources: ['412345678901'] };
    const { main } = await openStaffOrder(
      buildStaffOrder({ orderStatus: 'Cancelled', payment: due }, { refundDue: 12_000, refundApproval }),
    );
    expect(main.getByText(/^Waiting for a second Admin\./)).toBeInTheDocument();
    expect(main.getByText('Refund the way it was paid: UTR 412345678901')).toBeInTheDocument();
    expect(main.getByRole('link', toApprove)).toBeInTheDocument();
    expect(main.queryByRole('link', refundsDue)).not.toBeInTheDocument();
  });

  it('of a cancelled order says who declined it, why it needs approval, and that nobody can approve', async () => {
    const declined = {
      ...asked,
      state: 'declined',
      decidedBy: 'Meera Iyer',
      reason: 'Wrong amount',
    } as const;
    const { main } = await openStaffOrder(
      buildStaffOrder(
        { orderStatus: 'Cancelled', payment: due },
        {
          refundDue: 12_000,
          refundApproval: { ...declined, oldLimit: 5_000, sum: 13_000 },
          hasSecondApprover: false,
        },
      ),
    );
    expect(main.getByText('Meera Iyer declined this refund: Wrong amount')).toBeInTheDocument();
    expect(main.getByText(/the old limit of ₹5,000/)).toBeInTheDocument();
    expect(main.getByText(/count together: ₹13,000\./)).toBeInTheDocument();
    expect(main.getByText(/^No second Admin can approve/)).toBeInTheDocument();
    expect(main.getByRole('link', refundsDue)).toBeInTheDocument();
  });

  it('says who approved it, and when', async () => {
    const approval = { ...asked, state: 'approved', decidedBy: 'Meera Iyer', decidedAt: at } as const;
    const { main } = await openStaffOrder(ofReturn(approval));
    expect(main.getByText('Approved by Meera Iyer on Fri 20 Nov, 4:30 pm')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Mark as refunded' })).toBeEnabled();
  });

  it('says that the old limit applies to the Admin who raised it', async () => {
    const { main } = await openStaffOrder(ofReturn({ state: 'needed', amount: 12_000, oldLimit: 5_000 }));
    expect(
      main.getByText(/the old limit of ₹5,000 still applies to you until another Admin changes the limit\.$/),
    ).toBeInTheDocument();
  });

  it('cannot be requested while nobody can approve it, and says from when', async () => {
    const { main } = await openStaffOrder(
      ofReturn(
        { state: 'needed', amount: 12_000 },
        { hasSecondApprover: false, secondApproverFrom: '2026-11-29T06:30:00.000Z' },
      ),
    );
    const ask = main.getByRole('button', { name: 'Request approval for ₹12,000' });
    expect(ask).toBeDisabled();
    expect(ask).toHaveAccessibleDescription(/can do so from Sun 29 Nov, 12:00\spm\.$/);
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
