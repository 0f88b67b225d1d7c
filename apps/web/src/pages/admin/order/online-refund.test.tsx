import { describe, expect, it } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import { screen, waitFor } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const returned = (refunds?: Order['payment']['refunds']) =>
  buildStaffOrder(
    {
      orderStatus: 'Returned',
      returns: [buildReturn({ status: 'accepted' })],
      payment: {
        ...buildOrder().payment,
        method: 'ONLINE',
        state: 'captured',
        refundDue: 699,
        details: { order: 'order_1' },
        ...(refunds && { refunds }),
      },
    },
    { refunds: [{ return: objectId(700), amount: 699, payTo: 'asha@okbank' }] },
  );

const toSource = { name: 'Refund ₹699 to the original payment method' };
const byHand = { name: 'Mark as refunded' };
const otherWay = () => screen.getByText('Refund another way').closest('details');

function takeRefunds(shown = returned()) {
  const paid: unknown[] = [];
  apiServer.use(
    answer('POST /admin/orders/:id/refunds/:returnId', ({ body }) => {
      paid.push(body);
      return shown;
    }),
  );
  return paid;
}

describe('the refund of a return that was paid online', () => {
  it('goes to the original payment, with the payee behind a disclosure', async () => {
    const { user, main } = await openStaffOrder(returned());
    const paid = takeRefunds(returned([{ amount: 699, state: 'pending' }]));
    expect(otherWay()).not.toHaveAttribute('open');
    expect(main.getByText('Pay to asha@okbank')).not.toBeVisible();
    await user.click(main.getByRole('button', toSource));
    await waitFor(() => expect(paid).toEqual([{ online: true }]));
    expect(await main.findByText('Refund on its way')).toBeInTheDocument();
    expect(main.queryByRole('button', toSource)).not.toBeInTheDocument();
    expect(main.queryByText('Refund another way')).not.toBeInTheDocument();
  });

  it('is recorded by its reference when it was refunded another way', async () => {
    const { user, main } = await openStaffOrder(returned());
    const paid = takeRefunds();
    await user.click(main.getByText('Refund another way'));
    expect(main.getByText('Pay to asha@okbank')).toBeVisible();
    await user.type(main.getByLabelText('Payment reference'), 'UTR 1');
    await user.click(main.getByRole('button', byHand));
    await waitFor(() => expect(paid).toEqual([{ reference: 'UTR 1', payTo: 'asha@okbank' }]));
  });

  it('shows the other way by itself once the gateway failed', async () => {
    const { main } = await openStaffOrder(
      returned([
        { amount: 699, state: 'processed' },
        { amount: 699, state: 'failed', return: objectId(700) },
      ]),
    );
    expect(main.getByText('The last refund failed. Try again, or refund another way.')).toBeInTheDocument();
    expect(otherWay()).toHaveAttribute('open');
    expect(main.getByRole('button', toSource)).toBeInTheDocument();
  });

  it('is not called failed when only the refund of another return failed', async () => {
    const { main } = await openStaffOrder(
      returned([{ amount: 280, state: 'failed', return: objectId(701) }]),
    );
    expect(main.getByRole('button', toSource)).toBeInTheDocument();
    expect(main.queryByText(/The last refund failed/)).not.toBeInTheDocument();
    expect(otherWay()).not.toHaveAttribute('open');
  });

  it('says why it was refused, and stays closed to another way', async () => {
    const { user, main } = await openStaffOrder(returned());
    const message = 'The shop cannot answer right now.';
    apiServer.use(
      refuse('POST /admin/orders/:id/refunds/:returnId', {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message,
      }),
    );
    await user.click(main.getByRole('button', toSource));
    expect(await main.findByText(message)).toBeInTheDocument();
    expect(otherWay()).not.toHaveAttribute('open');
  });

  it('opens the other way again with a reference that was not sent', async () => {
    const first = await openStaffOrder(returned());
    await first.user.click(first.main.getByText('Refund another way'));
    await first.user.type(first.main.getByLabelText('Payment reference'), 'UTR 9');
    first.unmount();
    const { main } = await openStaffOrder(returned());
    expect(main.getByLabelText('Payment reference')).toHaveValue('UTR 9');
    expect(otherWay()).toHaveAttribute('open');
  });

  it('asks for a reference alone when the order was not paid online', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder(
        { orderStatus: 'Returned', returns: [buildReturn({ status: 'accepted' })] },
        { refunds: [{ return: objectId(700), amount: 699, payTo: 'asha@okbank' }] },
      ),
    );
    expect(main.getByText('Pay to asha@okbank')).toBeVisible();
    expect(main.getByRole('button', byHand)).toBeInTheDocument();
    expect(main.queryByText('Refund another way')).not.toBeInTheDocument();
  });
});
