import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildOrderRow, buildStaffOrder, buildStaffOrders } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const lines = [{ product: objectId(1), size: 'M', quantity: 1, exchangeSize: 'L' }];
const replacement = { order: objectId(501), number: 'ES-100043' };
const decidedAt = '2026-11-29T10:00:00.000Z';
const asked = buildStaffOrder({
  orderStatus: 'Return requested',
  returns: [buildReturn({ lines, exchange: true })],
});
const refundPaid = { at: decidedAt, reference: replacement.number };
const exchanged = buildStaffOrder(
  {
    orderStatus: 'Returned',
    paymentInfo: { method: 'COD', status: 'refunded' },
    payment: { ...buildOrder().payment, state: 'refunded', amount: 979, refunded: 979 },
    returns: [buildReturn({ lines, exchange: true, status: 'accepted', decidedAt, replacement, refundPaid })],
  },
  { refunds: [{ return: objectId(700), amount: 979, paidAt: decidedAt, reference: replacement.number }] },
);
const SEND = 'Send the exchange now, as a new order with nothing to pay';

describe('the decision about an exchange', () => {
  it('sends the sizes that the customer wants, and shows the new order', async () => {
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return exchanged;
      }),
    );
    const { user, main } = await openStaffOrder(asked);
    expect(main.getByText('1 × Indigo crew T-shirt, M, exchange for L')).toBeInTheDocument();
    expect(main.getByRole('checkbox', { name: SEND })).toBeChecked();
    expect(
      main.getByText('The items will be sent as a new order. No refund will be due.'),
    ).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept return' }));
    expect(await main.findByRole('link', { name: 'Replacement: ES-100043' })).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/${replacement.order}`,
    );
    expect(decisions).toEqual([{ accepted: true, restocked: [1], exchange: true }]);
    expect(main.getByText('COD, Exchanged')).toBeInTheDocument();
    expect(main.getByText('Exchanged: ₹979')).toBeInTheDocument();
    expect(main.queryByText(/^Refund/)).not.toBeInTheDocument();
  });

  it('refunds instead when a size is sold out', async () => {
    const message = 'An item wanted in exchange is sold out. Accept the return with a refund instead.';
    const { user, main } = await openStaffOrder(asked);
    apiServer.use(refuse('POST /admin/orders/:id/return', { status: 409, code: 'CONFLICT', message }));
    await user.click(main.getByRole('button', { name: 'Accept return' }));
    expect(await main.findByText(message)).toBeInTheDocument();
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return buildStaffOrder({
          orderStatus: 'Returned',
          returns: [buildReturn({ lines, exchange: true, status: 'accepted', decidedAt })],
        });
      }),
    );
    await user.click(main.getByRole('checkbox', { name: SEND }));
    expect(main.getByText('A refund of ₹979 will be due.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept return' }));
    expect(await main.findByText('Refund: ₹979')).toBeInTheDocument();
    expect(decisions).toEqual([{ accepted: true, restocked: [1] }]);
  });

  it('offers no exchange when the customer asked for a refund', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder({ orderStatus: 'Return requested', returns: [buildReturn()] }),
    );
    expect(main.getByRole('button', { name: 'Accept return' })).toBeInTheDocument();
    expect(main.queryByRole('checkbox', { name: SEND })).not.toBeInTheDocument();
  });
});

describe('an exchange requested by staff', () => {
  const delivered = buildStaffOrder(
    { orderStatus: 'Delivered', returnUntil: '2999-12-20' },
    { canRequestReturn: true },
  );

  async function openDialog(page: Awaited<ReturnType<typeof openStaffOrder>>) {
    await page.user.click(page.main.getByRole('button', { name: 'Start a return' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Start a return' }));
    await dialog.findByRole('group', { name: 'What does the customer want?' });
    return dialog;
  }

  it('is restored with its size when the dialog opens again, and sent', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /admin/orders/:id/returns', (call) => {
        sent = call;
        return asked;
      }),
    );
    const page = await openStaffOrder(delivered);
    const first = await openDialog(page);
    await page.user.click(first.getByRole('checkbox', { name: /Indigo crew T-shirt/ }));
    await page.user.click(first.getByRole('radio', { name: 'Too small' }));
    await page.user.click(first.getByRole('radio', { name: 'Exchange' }));
    await page.user.selectOptions(first.getByLabelText(/^Size wanted for Indigo crew T-shirt, M/), 'L');
    expect(first.getByText('The customer pays nothing for the exchange.')).toBeInTheDocument();
    await page.user.type(first.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await page.user.click(first.getByRole('button', { name: 'Cancel' }));
    expect(JSON.stringify(sessionStorage)).not.toContain('okbank');

    const again = await openDialog(page);
    expect(again.getByRole('radio', { name: 'Exchange' })).toBeChecked();
    expect(again.getByLabelText(/^Size wanted for/)).toHaveValue('L');
    await page.user.type(again.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await page.user.click(again.getByRole('button', { name: 'Start return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent?.body).toMatchObject({
      lines,
      exchange: true,
      refundTo: { method: 'upi', upiId: 'asha.rao@okbank' },
    });
  });
});

describe('an order that was sent in exchange', () => {
  const sent = {
    exchangeFor: { order: objectId(499), number: 'ES-100041' },
    paymentInfo: { method: 'EXCHANGE', status: 'collected' as const },
    payment: { ...buildOrder().payment, method: 'EXCHANGE', state: 'captured' as const, amount: 979 },
  };

  it('names the exchange that paid for it', async () => {
    const { main } = await openStaffOrder(buildStaffOrder(sent));
    expect(main.getByText('Exchange, paid')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Paid by the exchange of ES-100041' })).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/${objectId(499)}`,
    );
  });

  it('is named in the order list', async () => {
    apiServer.use(answer('GET /admin/orders', buildStaffOrders([buildOrderRow(1, sent)])));
    renderRoutes('/admin/dashboard/orderlist', { user: buildUser({ role: 'Admin' }) });
    const row = within(await screen.findByRole('row', { name: /ES-100041/ }));
    expect(row.getByText('Exchange')).toBeInTheDocument();
    expect(row.queryByText('EXCHANGE')).not.toBeInTheDocument();
  });
});
