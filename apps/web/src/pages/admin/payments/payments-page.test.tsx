import { describe, expect, it } from '@jest/globals';
import type { PaymentDiscrepancy, StaffPayment } from '@e-store/shared/payments/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
  hasSecondApprover: true,
  statements: [{ statement: 'Date | Narration | Credit | Net', amount: 'Net' }],
  tabs: { 'to-confirm': payments.length, waiting: 0, refunds: 0, 'to-approve': 0 },
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
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toHaveFocus());
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
    expect(await screen.findByRole('link', { name: 'Show all orders with a refund due' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orderlist?tab=refunds',
    );
    await user.type(await screen.findByLabelText('Refund reference for ES-100042'), 'NEFT 100');
    await user.click(screen.getByRole('button', { name: 'Mark as refunded' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ reference: 'NEFT 100' }));
    expect(await screen.findByText('Refund of ES-100042 recorded.')).toBeInTheDocument();
  });

  const held = (approval: StaffPayment['approval']): StaffPayment => {
    const { claimed: _decided, ...payment } = buildPayment().payment;
    return { ...buildPayment(), payment: { ...payment, refundDue: 12_000 }, approval };
  };
  const proposed = {
    state: 'waiting',
    amount: 12_000,
    by: 'Ravi Nair',
    at: '2026-11-20T11:00:00.000Z',
    isOwn: false,
  } as const;

  it('asks for the approval of a refund above the limit instead of paying it', async () => {
    const { user } = open(held({ state: 'needed', amount: 12_000 }))(`${PATH}?tab=refunds`);
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /admin/payments/:id/approval', (call) => {
        calls.push(call);
        return held({ ...proposed, isOwn: true });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Request approval for ₹12,000' }));
    expect(await screen.findByText('Approval of the refund for ES-100042 requested.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mark as refunded' })).not.toBeInTheDocument();
  });

  it.each([
    [undefined, /No second Admin can approve .* right now/],
    ['2026-11-29T06:30:00.000Z', /No second Admin can approve .* can do so from Sun 29 Nov, 12:00\spm\./],
  ])('tells the only Admin that nobody can approve, or from when: %s', async (secondApproverFrom, text) => {
    apiServer.use(
      answer('GET /admin/payments', () => ({
        ...list(held({ state: 'needed', amount: 12_000 })),
        hasSecondApprover: false,
        ...(secondApproverFrom && { secondApproverFrom }),
      })),
    );
    renderRoutes(`${PATH}?tab=refunds`, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    const ask = screen.getByRole('button', { name: 'Request approval for ₹12,000' });
    expect(ask).toBeDisabled();
    expect(ask).toHaveAccessibleDescription(text);
    expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
      'href',
      '/admin/dashboard/settings?part=payments',
    );
  });

  it('declines the refund of somebody else with a reason, or approves it', async () => {
    const { user } = open(held(proposed))(`${PATH}?tab=to-approve`);
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /admin/payments/:id/approval/decision', (call) => {
        calls.push(call);
        return held(undefined);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Decline refund' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Decline the refund of ₹12,000 for ES-100042?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Decline refund' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.type(dialog.getByLabelText('Reason (visible to staff)'), 'Wrong account');
    await user.click(dialog.getByRole('button', { name: 'Decline refund' }));
    expect(await screen.findByText('Refund for ES-100042 declined.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve refund' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve refund' }),
    );
    expect(await screen.findByText('Refund for ES-100042 approved. It can be paid now.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { approved: false, reason: 'Wrong account' },
      { approved: true },
    ]);
  });

  it('lets nobody decide on a refund that they asked for', async () => {
    open(held({ ...proposed, isOwn: true }))(`${PATH}?tab=to-approve`);
    expect(await screen.findByText(/so another Admin has to decide/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve refund' })).not.toBeInTheDocument();
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

  it('tells whether an order would get cash on delivery, and why not', async () => {
    const asked: Record<string, string>[] = [];
    const answers = [
      { isAvailable: false, reason: 'COD is available up to ₹5,000.' },
      { isAvailable: true, fee: 49 },
    ];
    const { user } = open()();
    apiServer.use(
      answer('GET /admin/cod-check', ({ query }) => {
        asked.push(Object.fromEntries(query));
        return answers.shift() ?? { isAvailable: true };
      }),
    );
    const check = await screen.findByRole('button', { name: 'Check' });
    await user.type(screen.getByLabelText('Order total (₹)'), '₹ 9,000');
    await user.click(check);
    expect(await screen.findByText('Enter a 6-digit pincode.')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText('Pincode'), ' 560 ००१');
    await user.click(check);
    expect(
      await screen.findByText('Cash on delivery is not available. COD is available up to ₹5,000.'),
    ).toBeInTheDocument();
    expect(asked).toMatchObject([{ total: '9000', pincode: '560001' }]);
    await user.click(check);
    expect(await screen.findByText('Cash on delivery is available for a fee of ₹49.')).toBeInTheDocument();
  });

  it('matches the statement of a bank, and says what it could not confirm', async () => {
    const { user } = open(buildPayment())();
    const sent: unknown[] = [];
    const result = {
      order: objectId(500),
      number: 'ES-100042',
      reference: REFERENCE,
      amount: 979,
      expected: 979,
    };
    const other = { ...result, order: objectId(501), number: 'ES-100043', amount: 900 };
    const matched = { ...result, line: 3, outcome: 'matched' as const };
    apiServer.use(
      answer('POST /admin/bank-statement', ({ body }) => {
        sent.push(body);
        if (!(body as { preview?: boolean }).preview) return { results: [matched] };
        const message = '₹900 arrived instead of ₹979.';
        return { results: [matched, { ...other, line: 4, outcome: 'other-amount' as const, message }] };
      }),
    );
    const csv = [
      'Bank of the shop,,,',
      'Date,Narration,Withdrawal,Deposit',
      `20/11/2026,"UPI/${REFERENCE}, Asha",,979.00`,
      '20/11/2026,UPI order ES-100043,,900.00',
      '20/11/2026,Rent,"20,000.00",',
      '21/11/2026,Interest,,12.00',
      '21/11/2026,UPI/512345678901,,50.00',
    ].join('\n');
    const file = await screen.findByLabelText('Statement (CSV)');
    await user.upload(file, new File(['%PDF-1.7'], 'statement.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('statement.csv could not be read.');
    await user.upload(file, new File([csv], 'statement.csv', { type: 'text/csv' }));
    expect(await screen.findByLabelText('Column of amounts received')).toHaveDisplayValue('Deposit');
    expect(screen.getByText('Rows with a UTR or an order number: 3 of 5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check statement' }));
    const toConfirm = await screen.findByRole('list', { name: 'Payments to confirm' });
    expect(toConfirm).toHaveTextContent(/^Line 3, ES-100042: ₹97920\/11\/2026 UPI/);
    expect(screen.getByText(/₹900 arrived instead of ₹979/)).toHaveTextContent(/^Line 4, ES-100043: /);
    expect(screen.getByText('No order has the UTR or order number of line 7.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm 1 payment, ₹979' }));
    expect(await screen.findByText('1 payment confirmed.')).toBeInTheDocument();
    expect(screen.getByText(/₹900 arrived instead of ₹979/)).toBeInTheDocument();
    expect(screen.getByText('No order has the UTR or order number of line 7.')).toBeInTheDocument();
    const first = { line: 3, text: `20/11/2026\tUPI/${REFERENCE}, Asha\t`, amount: 979 };
    expect(sent).toEqual([
      {
        rows: [
          first,
          { line: 4, text: '20/11/2026\tUPI order ES-100043\t', amount: 900 },
          { line: 7, text: '21/11/2026\tUPI/512345678901\t', amount: 50 },
        ],
        preview: true,
      },
      {
        rows: [first],
        columns: { statement: 'Date | Narration | Withdrawal | Deposit', amount: 'Deposit' },
      },
    ]);
  });

  it('shows the progress of a long statement, and says how far it got when stopped', async () => {
    const { user } = open(buildPayment())();
    let calls = 0;
    let answerSecond = () => {};
    const second = new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/admin/bank-statement', async () => {
        calls += 1;
        if (calls === 2) await second;
        return HttpResponse.json({ results: [] });
      }),
    );
    const rows = Array.from({ length: 1000 }, (_, index) => `20/11/2026,UPI/${412345670000 + index},979.00`);
    const csv = new File([['Date,Narration,Deposit', ...rows].join('\n')], 'long.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Statement (CSV)'), csv);
    expect(await screen.findByText('Rows with a UTR or an order number: 1,000 of 1,000')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check statement' }));
    expect(await screen.findByText('Checking 300 of 1,000 rows…')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveValue(300);
    expect(screen.getByLabelText('Statement (CSV)')).toBeDisabled();
    expect(screen.getByLabelText('Column of amounts received')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    answerSecond();
    expect(await screen.findByText(/^Stopped after 600 of 1,000 rows\./)).toBeInTheDocument();
    expect(screen.getByText('No payment to confirm.')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(calls).toBe(2);
  });

  it('shows what matched when a later part of a statement fails', async () => {
    const { user } = open(buildPayment())();
    const result = { order: objectId(500), number: 'ES-100042', amount: 979, expected: 979 };
    let calls = 0;
    apiServer.use(
      http.post('*/api/v1/admin/bank-statement', () => {
        calls += 1;
        if (calls === 1) return HttpResponse.json({ results: [{ ...result, line: 2, outcome: 'matched' }] });
        return HttpResponse.json({ code: 'INTERNAL', message: 'Noted. Try again.' }, { status: 500 });
      }),
    );
    const rows = Array.from({ length: 301 }, (_, index) => `20/11/2026,UPI/${412345670000 + index},979.00`);
    const csv = new File([['Date,Narration,Deposit', ...rows].join('\n')], 'long.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Statement (CSV)'), csv);
    await user.click(await screen.findByRole('button', { name: 'Check statement' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    expect(screen.getByText(/^1 payment matches\./)).toBeInTheDocument();
    expect(screen.getByText(/^Stopped after 300 of 301 rows\./)).toBeInTheDocument();
  });

  it('reads a statement with the column that the last one of this bank had', async () => {
    const { user } = open(buildPayment())();
    const file = await screen.findByLabelText('Statement (CSV)');
    const csv = `Date,Narration, Credit ,Net\n20/11/2026,UPI ${REFERENCE},1000,979`;
    await user.upload(file, new File([csv], 'statement.csv', { type: 'text/csv' }));
    expect(await screen.findByLabelText('Column of amounts received')).toHaveDisplayValue('Net');
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
    expect(await screen.findByText('pay_1 marked as checked.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Payments to check' })).not.toBeInTheDocument(),
    );
  });
});
