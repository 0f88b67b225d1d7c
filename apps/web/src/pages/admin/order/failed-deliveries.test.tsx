import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const outForDelivery = buildStaffOrder({ orderStatus: 'Out for delivery' });
const refused = { reason: 'refused' } as const;
const failed = (attempts: object[], changes: object = {}) =>
  buildStaffOrder({ orderStatus: 'Delivery failed' }, { failedAttempts: attempts, ...changes });

function recordMoves() {
  const bodies: unknown[] = [];
  apiServer.use(
    answer('POST /admin/orders/:id/move', ({ body }) => {
      bodies.push(body);
      return failed([refused]);
    }),
  );
  return bodies;
}

describe('failed deliveries in E-DASH', () => {
  it('are recorded with a reason, and with the next delivery day unless the parcel was refused', async () => {
    const bodies = recordMoves();
    const { user, main } = await openStaffOrder(outForDelivery);
    await user.click(main.getByRole('button', { name: 'Mark delivery as failed' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark delivery as failed' }));
    const action = dialog.getByRole('button', { name: 'Mark delivery as failed' });
    await user.click(action);
    expect(dialog.getByText('Choose a reason.')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Nobody at home' }));
    expect(dialog.getByLabelText(/^Next attempt/)).not.toHaveValue('');
    await user.click(dialog.getByRole('radio', { name: 'Customer refused the parcel' }));
    expect(dialog.getByLabelText(/^Next attempt/)).toHaveValue('');
    await user.click(action);
    await waitFor(() =>
      expect(bodies).toEqual([{ to: 'Delivery failed', failure: 'refused', nextAttempt: null }]),
    );
    expect(await main.findByText('No further attempt planned')).toBeInTheDocument();
    await waitFor(() => expect(main.getByRole('heading', { name: 'Next step' })).toHaveFocus());
  });

  it('are counted as deliveries, because the orders did not fail', () => {
    const { moved, movedOne } = adminOrderMessages;
    expect(moved(1, 'Delivery failed', undefined)).toBe('1 delivery marked as failed.');
    expect(moved(1200, 'Delivery failed', undefined)).toBe('1,200 deliveries marked as failed.');
    expect(movedOne('Delivery failed')).toMatch(/^Delivery marked as failed\./);
  });

  it('return the focus to the button of a dialog that is closed without an action', async () => {
    const { user, main } = await openStaffOrder(outForDelivery);
    const button = main.getByRole('button', { name: 'Mark delivery as failed' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('name a day that has passed at the date field, and send nothing', async () => {
    const bodies = recordMoves();
    const { user, main } = await openStaffOrder(outForDelivery);
    await user.click(main.getByRole('button', { name: 'Mark delivery as failed' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Nobody at home' }));
    const day = dialog.getByLabelText(/^Next attempt/);
    fireEvent.change(day, { target: { value: '2026-01-05' } });
    await user.click(dialog.getByRole('button', { name: 'Mark delivery as failed' }));
    expect(day).toBeInvalid();
    expect(day).toHaveAccessibleDescription('This day has passed. Choose today or a later day.');
    expect(day).toHaveFocus();
    fireEvent.change(day, { target: { value: '' } });
    expect(day).toBeValid();
    expect(bodies).toEqual([]);
  });

  it('show the plan and the wish of the customer, and the mobile number to call', async () => {
    const wish = { at: '2026-11-28T11:00:00.000Z', day: '2026-12-02', phoneNo: '9876543210' };
    const attempt = { reason: 'unreachable', nextAttempt: '2026-12-01', wish } as const;
    const { main } = await openStaffOrder(failed([attempt], { deliveryPhone: '9876543210' }));
    expect(main.getByText('Customer chose Wed 2 Dec · Other mobile 9876543210')).toBeInTheDocument();
    expect(main.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210');
  });

  it('propose the return after the third, and ask for its cost', async () => {
    const bodies = recordMoves();
    const { user, main } = await openStaffOrder(failed([refused, refused, refused], { returnCost: 65 }));
    expect(main.getByText(/^3 failed attempts\. Consider returning/)).toBeInTheDocument();
    const [first] = main.getAllByRole('button', { name: /^(Mark as returned|Retry)/ });
    expect(first).toHaveAccessibleName('Mark as returned to shop (RTO)');
    await user.click(first!);
    const dialog = within(screen.getByRole('dialog'));
    const cost = dialog.getByLabelText('Return cost (₹)');
    expect(cost).toHaveValue('65');
    await user.clear(cost);
    await user.type(cost, '7.5');
    await user.click(dialog.getByRole('button', { name: 'Mark as returned to shop (RTO)' }));
    expect(dialog.getByText('Enter whole rupees up to ₹10,000.')).toBeInTheDocument();
    await user.clear(cost);
    await user.type(cost, '75');
    await user.click(dialog.getByRole('button', { name: 'Mark as returned to shop (RTO)' }));
    await waitFor(() => expect(bodies).toEqual([{ to: 'Returned to shop', restocked: [1], returnCost: 75 }]));
  });

  it('show packers no cost', async () => {
    const { user, main } = await openStaffOrder(buildPackingOrder({ orderStatus: 'Delivery failed' }));
    await user.click(main.getByRole('button', { name: 'Mark as returned to shop (RTO)' }));
    expect(within(screen.getByRole('dialog')).queryByLabelText('Return cost (₹)')).not.toBeInTheDocument();
  });
});
