import { describe, expect, it } from '@jest/globals';
import { indiaDay, addDays } from '@e-store/shared/india-day';
import { formatDay } from '@e-store/shared/format-day';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const today = indiaDay(new Date());
const canRequestReturn = { canRequestReturn: true };

describe('the next step of an order in E-DASH', () => {
  it('tells a packer who marks an order as delivered', async () => {
    const { main } = await openStaffOrder(
      buildPackingOrder({ orderStatus: 'Out for delivery' }),
      buildUser({ role: 'Packer' }),
    );
    expect(main.getByRole('button', { name: 'Mark delivery as failed' })).toBeInTheDocument();
    expect(main.getByText(/^An Admin marks this order as delivered/)).toBeInTheDocument();
  });

  it('is not finished while the customer can return items', async () => {
    const returnUntil = addDays(today, 3);
    const { main } = await openStaffOrder(
      buildStaffOrder({ orderStatus: 'Delivered', returnUntil }, canRequestReturn),
    );
    expect(
      main.getByText(`Delivered. The customer can return items until ${formatDay(returnUntil)}.`),
    ).toBeInTheDocument();
    expect(main.queryByText('This order is finished.')).not.toBeInTheDocument();
  });

  it('names the last day for the items left after a return', async () => {
    const returned = buildReturn({ status: 'refused', lines: [{ product: buildReturn()._id, quantity: 1 }] });
    const { main } = await openStaffOrder(
      buildStaffOrder(
        { orderStatus: 'Return refused', returnUntil: today, returns: [returned] },
        canRequestReturn,
      ),
    );
    expect(
      main.getByText(`The customer can return more items until ${formatDay(today)}.`),
    ).toBeInTheDocument();
    expect(main.queryByText(/^Reason given to the customer/)).not.toBeInTheDocument();
  });

  it('is finished after the return window', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder({ orderStatus: 'Delivered', returnUntil: addDays(today, -1) }, canRequestReturn),
    );
    expect(main.getByText('This order is finished.')).toBeInTheDocument();
  });

  it.each([
    ['UPI', { vpa: 'shop@bank' }, /The customer has to pay first, or enter the UTR of the payment\./],
    ['ONLINE', { order: 'order_1' }, /The customer has to pay first\./],
  ])('waits for the customer while a %s order is not paid', async (method, details, text) => {
    const payment = { ...buildOrder().payment, method, details, expiresAt: '2026-11-20T11:00:00.000Z' };
    const { main } = await openStaffOrder(
      buildStaffOrder({ payment }, { isUnpaid: true, moves: ['Cancelled'] }),
    );
    expect(main.getByText(text)).not.toHaveTextContent('Confirm its payment');
    expect(main.getByRole('link', { name: 'Open payments' })).toHaveAttribute(
      'href',
      '/admin/dashboard/payments?tab=waiting',
    );
  });

  it.each([
    ['Shipped', 'Standard, due Tue 24 – Fri 27 Nov'],
    ['Delivered', 'Standard'],
    ['Cancelled', 'Standard'],
    ['Returned', 'Standard'],
  ] as const)('names the delivery days only until it ended or arrived: %s', async (orderStatus, text) => {
    const { main } = await openStaffOrder(buildStaffOrder({ orderStatus }));
    expect(main.getByText(text)).toBeInTheDocument();
  });
});
