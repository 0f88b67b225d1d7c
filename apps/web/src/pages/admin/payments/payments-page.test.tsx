import { describe, expect, it } from '@jest/globals';
import type { PaymentDiscrepancy, StaffPayment } from '@e-store/shared/payments/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/payments';
const REFERENCE = '412345678901';

const buildPayment = (changes: Partial<StaffPayment['payment']> = {}): StaffPayment => ({
  order: objectId(500),
  number: 'ES-100042',
  customer: 'Asha Rao',
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'Processing',
  payment: {
    ...buildOrder().payment,
    method: 'UPI',
    amount: 979,
    claimed: { reference: REFERENCE, at: '2026-11-20T10:05:00.000Z' },
    ...changes,
  },
  canRefundOnline: false,
});

const list = (...payments: StaffPayment[]) => ({
  payments,
  discrepancies: [] as PaymentDiscrepancy[],
  tabs: { 'to-confirm': payments.length, waiting: 0, refunds: 0 },
  total: payments.length,
  page: 1,
  limit: 25,
});

function open(...payments: StaffPayment[]) {
  const calls: ApiCall[] = [];
  const remaining = [...payments];
  const settle = (call: ApiCall) => {
    calls.push(call);
    return remaining.shift() ?? buildPayment();
  };
  apiServer.use(
    answer('GET /admin/payments', () => list(...remaining)),
    answer('POST /admin/payments/:id', settle),
    answer('POST /admin/payments/:id/refund', settle),
  );
  return (path = PATH) => ({ calls, ...renderRoutes(path, { user: buildUser({ role: 'Admin' }) }) });
}

describe('the payments of E-DASH', () => {
  it('shows the reference that a payer entered, and confirms it', async () => {
    const { user, calls } = open(buildPayment())();
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    const row = table.getByRole('row', { name: /ES-100042/ });
    expect(row).toHaveTextContent(`ES-100042Asha Rao₹979${REFERENCE}`);
    await user.click(within(row).getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('Payment of ES-100042 confirmed.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ received: true });
    expect(await screen.findByText('No payments here.')).toBeInTheDocument();
  });

  it('rejects a claim that is not on the bank statement', async () => {
    const { user, calls } = open(buildPayment())();
    await user.click(await screen.findByRole('button', { name: 'Not received' }));
    expect(await screen.findByText('Payment of ES-100042 marked as not received.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ received: false });
  });

  it('records the refund of a cancelled order with its reference', async () => {
    const { claimed: _decided, ...payment } = buildPayment().payment;
    const due = { ...buildPayment(), payment: { ...payment, reference: REFERENCE, refundDue: 979 } };
    const { user, calls } = open(due)(`${PATH}?tab=refunds`);
    await user.type(await screen.findByLabelText('Refund reference for ES-100042'), 'NEFT 100');
    await user.click(screen.getByRole('button', { name: 'Mark as refunded' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ reference: 'NEFT 100' }));
    expect(await screen.findByText('Refund of ES-100042 recorded.')).toBeInTheDocument();
  });

  it('says why a payment could not be confirmed, and keeps it in the list', async () => {
    const { user } = open(buildPayment())();
    apiServer.use(
      refuse('POST /admin/payments/:id', {
        status: 409,
        code: 'CONFLICT',
        message: 'This order was just changed.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('This order was just changed.')).toBeInTheDocument();
    expect(screen.getByText(REFERENCE)).toBeInTheDocument();
  });

  it('shows why the list did not load', async () => {
    apiServer.use(
      refuse('GET /admin/payments', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });

  const { claimed: _claimed, ...paid } = buildPayment({
    method: 'ONLINE',
    state: 'captured',
    refundDue: 979,
  }).payment;
  const online = (changes: Partial<StaffPayment> = {}): StaffPayment => ({
    ...buildPayment(),
    payment: paid,
    canRefundOnline: true,
    ...changes,
  });

  it('refunds an online payment without a reference', async () => {
    const { user, calls } = open(online())(`${PATH}?tab=refunds`);
    await user.click(await screen.findByRole('button', { name: 'Refund ₹979' }));
    expect(await screen.findByText('Refund of ES-100042 started.')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ online: true });
  });

  it('shows a refund that is on its way, and one that failed with its reason', async () => {
    const payment = { ...paid, refunds: [{ amount: 979, state: 'pending' as const }] };
    const { unmount } = open(online({ payment }))(`${PATH}?tab=refunds`);
    expect(await screen.findByText('Refund on its way')).toBeInTheDocument();
    unmount();
    const { user, calls } = open(online({ refundProblem: 'Account closed.' }))(`${PATH}?tab=refunds`);
    expect(await screen.findByText(/^Refund failed: Account closed\./)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Refund reference for ES-100042'), 'NEFT 1');
    await user.click(screen.getByRole('button', { name: 'Mark as refunded' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ reference: 'NEFT 1' }));
  });

  it('lists payments that reconciliation could not settle, until they are checked', async () => {
    const found: PaymentDiscrepancy = {
      id: 'no-order:pay_1',
      kind: 'no-order',
      reference: 'pay_1',
      amount: 500,
      foundAt: '2026-11-20T10:05:00.000Z',
    };
    const remaining = [found];
    apiServer.use(
      answer('GET /admin/payments', () => ({ ...list(), discrepancies: [...remaining] })),
      answer('POST /admin/payment-discrepancies/:id', () => {
        remaining.pop();
        return { id: found.id };
      }),
    );
    const { user } = renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByText(/^No order for this payment: pay_1, ₹500/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mark as checked' }));
    expect(await screen.findByText('Payment pay_1 marked as checked.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Payments to check' })).not.toBeInTheDocument(),
    );
  });
});
