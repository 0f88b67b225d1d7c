import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const lines = [{ product: objectId(1), size: 'M', quantity: 3 }];
const decidedAt = '2026-11-29T10:00:00.000Z';
const accepted = buildReturn({ status: 'accepted', lines, note: 'Tight at the neck.', decidedAt });
const due = { return: accepted._id, amount: 979, payTo: 'asha@okbank' };

describe('the decided returns of an order', () => {
  it('are shown with their units, reason and refund', async () => {
    const { main } = await openStaffOrder(
      buildStaffOrder(
        { orderStatus: 'Returned', returns: [accepted] },
        { restocked: [{ return: accepted._id, units: [2] }], refunds: [due] },
      ),
    );
    expect(main.getByRole('heading', { name: 'Returns' })).toBeInTheDocument();
    expect(main.getByText('3 × Indigo crew T-shirt, M')).toBeInTheDocument();
    expect(main.getByText('2 back in stock, 1 written off')).toBeInTheDocument();
    expect(main.getByText('Too small: Tight at the neck.')).toBeInTheDocument();
    expect(main.getByText('Refund: ₹979')).toBeInTheDocument();
    expect(main.getByText('For the return of 3 × Indigo crew T-shirt, M')).toBeInTheDocument();
  });

  it('are shown with the reason of a refusal', async () => {
    const refused = buildReturn({ status: 'refused', refusal: 'The label is cut off.', decidedAt });
    const { main } = await openStaffOrder(
      buildStaffOrder({ orderStatus: 'Return refused', returns: [refused] }),
    );
    expect(main.getByText('Reason given to the customer: The label is cut off.')).toBeInTheDocument();
    expect(main.queryByText(/^Refund:/)).not.toBeInTheDocument();
  });

  it('show a refund as paid when another tab paid it', async () => {
    const order = { orderStatus: 'Returned', returns: [accepted] } as const;
    const { user, main } = await openStaffOrder(
      buildStaffOrder({ ...order, returns: [accepted] }, { refunds: [due] }),
    );
    const paid = { return: accepted._id, amount: 979, paidAt: decidedAt, reference: 'UTR 1' };
    apiServer.use(
      refuse('POST /admin/orders/:id/refunds/:returnId', {
        status: 409,
        code: 'CONFLICT',
        message: 'This refund is already recorded.',
      }),
      answer(
        'GET /admin/orders/:id',
        buildStaffOrder({ ...order, returns: [accepted] }, { refunds: [paid] }),
      ),
    );
    await user.type(main.getByLabelText('Payment reference'), 'UTR 2');
    await user.click(main.getByRole('button', { name: 'Mark as refunded' }));
    expect(await main.findByText('Refund paid: ₹979')).toBeInTheDocument();
    expect(await main.findByRole('alert')).toHaveTextContent('This refund is already recorded.');
    await waitFor(() =>
      expect(main.queryByRole('button', { name: 'Mark as refunded' })).not.toBeInTheDocument(),
    );
  });
});

describe('a return to check', () => {
  const shirts = { product: objectId(1), size: 'M', quantity: 2 };
  const order = buildOrder({
    orderStatus: 'Return requested',
    orderItems: buildOrder().orderItems.map((item) => ({ ...item, quantity: 2 })),
    taxPrice: 250,
    shippingPrice: 30,
    returns: [buildReturn({ lines: [shirts], refund: { items: 1398, tax: 250, shipping: 30, total: 1678 } })],
  });

  it('is accepted in part with a reason, and the refund of the rest is shown before', async () => {
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return buildStaffOrder({ orderStatus: 'Returned' });
      }),
    );
    const { user, main } = await openStaffOrder(buildStaffOrder(order));
    expect(main.getByText('A refund of ₹1,678 will be due.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept part' }));
    await user.selectOptions(main.getByLabelText(/: units refused \(of 2\)$/), '1');
    const back = main.getByLabelText(/: units back to stock \(of 1\)$/);
    expect(back).toHaveValue('1');
    expect(within(back).queryByRole('option', { name: '2' })).not.toBeInTheDocument();
    expect(main.getByText('A refund of ₹824 will be due.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept 1 of 2 units' }));
    const reason = main.getByLabelText('Reason (shown to the customer)');
    expect(reason).toHaveAccessibleDescription('Enter a reason. The customer will see it.');
    expect(decisions).toEqual([]);
    await user.type(reason, 'One was worn.');
    await user.click(main.getByRole('button', { name: 'Accept 1 of 2 units' }));
    await waitFor(() =>
      expect(decisions).toEqual([{ accepted: true, restocked: [1], refused: [1], reason: 'One was worn.' }]),
    );
  });

  it.each([
    ['faulty', '0'],
    ['not-as-shown', '2'],
    ['wrong-item', '2'],
    ['changed-mind', '2'],
  ] as const)('with the reason %s suggests %s of 2 units for the stock', async (reason, units) => {
    const [open] = order.returns;
    const { main } = await openStaffOrder(buildStaffOrder({ ...order, returns: [{ ...open!, reason }] }));
    expect(main.getByLabelText(/: units back to stock \(of 2\)$/)).toHaveValue(units);
  });

  it('of faulty units puts back those that staff can sell again after all', async () => {
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return buildStaffOrder(order);
      }),
    );
    const [open] = order.returns;
    const faulty = buildStaffOrder({ ...order, returns: [{ ...open!, reason: 'faulty' }] });
    const { user, main } = await openStaffOrder(faulty);
    await user.selectOptions(main.getByLabelText(/: units back to stock \(of 2\)$/), '1');
    await user.click(main.getByRole('button', { name: 'Accept return' }));
    await waitFor(() => expect(decisions).toEqual([{ accepted: true, restocked: [1] }]));
  });

  it('is refused when no unit is accepted, and accepted whole when none is refused', async () => {
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return buildStaffOrder(order);
      }),
    );
    const { user, main } = await openStaffOrder(buildStaffOrder(order));
    await user.click(main.getByRole('button', { name: 'Accept part' }));
    await user.selectOptions(main.getByLabelText(/: units refused/), '2');
    await user.type(main.getByLabelText('Reason (shown to the customer)'), 'Both were worn.');
    await user.click(main.getByRole('button', { name: 'Refuse return' }));
    await waitFor(() => expect(decisions).toEqual([{ accepted: false, reason: 'Both were worn.' }]));
    await user.click(main.getByRole('button', { name: 'Back to full return' }));
    await user.click(main.getByRole('button', { name: 'Accept return' }));
    await waitFor(() => expect(decisions[1]).toEqual({ accepted: true, restocked: [2] }));
  });
});

describe('the next step of an order whose return was requested', () => {
  it.each([
    ['Admin', buildStaffOrder, 'Check the items when they are back, then accept or refuse the return below.'],
    ['Packer', buildPackingOrder, 'An Admin will decide on this return.'],
  ] as const)('says what the role %s can do next', async (role, build, text) => {
    const { main } = await openStaffOrder(
      build({ orderStatus: 'Return requested', returns: [buildReturn({ lines })] }),
      buildUser({ role }),
    );
    expect(main.getByText(text)).toBeInTheDocument();
    expect(main.queryAllByRole('button', { name: 'Accept return' })).toHaveLength(role === 'Admin' ? 1 : 0);
  });
});

describe('the cancellation of an order', () => {
  it.each([
    ['staff', 'not-paid', 'Not paid in time', 'Fri 20 Nov, 6:02 pm'],
    ['shopper', 'changed-mind', 'I no longer need it', 'Fri 20 Nov, 6:02 pm, by the customer'],
  ] as const)('by %s is shown with its reason', async (by, reason, text, when) => {
    const { main } = await openStaffOrder(
      buildStaffOrder(
        { orderStatus: 'Cancelled' },
        {
          timeline: [
            {
              kind: 'status',
              at: '2026-11-20T12:32:00.000Z',
              status: 'Cancelled',
              cancellation: { by, reason },
            },
          ],
        },
      ),
    );
    expect(main.getByText(text)).toBeInTheDocument();
    expect(main.getByText(when)).toBeInTheDocument();
  });
});
