import { describe, expect, it } from '@jest/globals';
import type { StaffRefund } from '@e-store/shared/orders/staff-order';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder, STAFF_ORDER_ID } from '../../../testing/open-staff-order.tsx';

describe('an order in E-DASH', () => {
  it('offers the moves of its state and no others', async () => {
    const { main } = await openStaffOrder();
    expect(main.getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Mark as packed' })).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/print?ids=${STAFF_ORDER_ID}`,
    );
  });

  it('names the business that the invoice is for', async () => {
    const business = { name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZV' };
    const { main } = await openStaffOrder(buildStaffOrder({ business }));
    expect(main.getByText('Invoice to Lake Traders LLP, GSTIN 27AAPFU0939F1ZV')).toBeInTheDocument();
  });

  it('moves when the server says so, and shows the order as it is then', async () => {
    const bodies: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/move', ({ body }) => {
        bodies.push(body);
        return buildStaffOrder({ orderStatus: 'Confirmed' });
      }),
    );
    const { user, main } = await openStaffOrder();
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByRole('button', { name: 'Mark as packed' })).toBeInTheDocument();
    expect(bodies).toEqual([{ to: 'Confirmed' }]);
  });

  it('names the size and the SKU of each item', async () => {
    const [sold] = buildOrder().orderItems;
    const { main } = await openStaffOrder(buildStaffOrder({ orderItems: [{ ...sold!, sku: 'TEE-014' }] }));
    expect(main.getByText(/Size M · TEE-014/)).toBeInTheDocument();
  });

  it('says why a cancellation was refused when the order was shipped meanwhile, until the next change', async () => {
    const { user, main } = await openStaffOrder();
    const message = 'This order is already shipped.';
    apiServer.use(
      refuse('POST /admin/orders/:id/move', { status: 409, code: 'CONFLICT', message }),
      answer('GET /admin/orders/:id', buildStaffOrder({ orderStatus: 'Shipped' })),
      answer('POST /admin/orders/:id/notes', buildStaffOrder({ orderStatus: 'Shipped' })),
    );
    await user.click(main.getByRole('button', { name: 'Cancel order' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await main.findByRole('alert')).toHaveTextContent(message);
    expect(main.getByRole('button', { name: 'Mark as out for delivery' })).toBeInTheDocument();
    await user.type(main.getByLabelText('Staff note'), 'The customer knows.');
    await user.click(main.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(main.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says why a move was refused, and shows how far the order is by now', async () => {
    const { user, main } = await openStaffOrder();
    apiServer.use(
      refuse('POST /admin/orders/:id/move', {
        status: 409,
        code: 'CONFLICT',
        message: 'The order status is already “Confirmed”.',
      }),
      answer('GET /admin/orders/:id', buildStaffOrder({ orderStatus: 'Confirmed' })),
    );
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    expect(await main.findByRole('alert')).toHaveTextContent('The order status is already “Confirmed”.');
    expect(await main.findByRole('button', { name: 'Mark as packed' })).toBeInTheDocument();
  });

  it('tells an Admin and a packer that the payment went back in full', async () => {
    const notice = /The payment was refunded in full/;
    const { main, unmount } = await openStaffOrder(buildStaffOrder({}, { isRefunded: true }));
    expect(main.getByText(notice)).toHaveTextContent('Cancel this order, unless');
    unmount();
    const packed = await openStaffOrder(
      { ...buildPackingOrder(), isRefunded: true },
      buildUser({ role: 'Packer' }),
    );
    expect(packed.main.getByText(notice)).toHaveTextContent('Ask an Admin before you pack');
  });

  it('asks why before it cancels', async () => {
    const bodies: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/move', ({ body }) => {
        bodies.push(body);
        return buildStaffOrder({ orderStatus: 'Cancelled' });
      }),
    );
    const { user, main } = await openStaffOrder();
    await user.click(main.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order' }));
    await user.click(dialog.getByRole('radio', { name: 'Customer unreachable' }));
    await user.type(dialog.getByLabelText('Note (optional)'), 'Rang twice.');
    expect(bodies).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ to: 'Cancelled', reason: 'not-reachable', note: 'Rang twice.' }]),
    );
    expect(await main.findByText('This order is finished.')).toBeInTheDocument();
  });

  it('hands over with courier and number, which it checks at their fields', async () => {
    const bodies: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/move', ({ body }) => {
        bodies.push(body);
        return buildStaffOrder({ orderStatus: 'Shipped' });
      }),
    );
    const { user, main } = await openStaffOrder(buildStaffOrder({ orderStatus: 'Packed' }));
    await user.click(main.getByRole('button', { name: 'Mark as shipped' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark as shipped' }));
    await user.type(dialog.getByLabelText('Courier'), 'Fleet Post');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await dialog.findByText(/Enter the tracking number/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Tracking number (AWB)'), 'fp-77');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ to: 'Shipped', tracking: { courier: 'Fleet Post', number: 'FP-77' } }]),
    );
  });

  it('decides a return piece by piece, then shows where the refund is to be paid', async () => {
    const order = buildOrder({
      orderStatus: 'Return requested',
      orderItems: [{ ...buildOrder().orderItems[0]!, quantity: 2 }],
      returns: [buildReturn({ lines: [{ product: objectId(1), size: 'M', quantity: 2 }] })],
    });
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return buildStaffOrder(
          { orderStatus: 'Returned', paymentInfo: { method: 'COD', status: 'refund due' } },
          { refunds: [{ return: objectId(700), amount: 979, payTo: 'asha@okbank' }] },
        );
      }),
    );
    const { user, main } = await openStaffOrder(buildStaffOrder(order));
    await user.selectOptions(main.getByLabelText('Indigo crew T-shirt, M: units back to stock (of 2)'), '1');
    await user.click(main.getByRole('button', { name: 'Accept return' }));
    await waitFor(() => expect(decisions).toEqual([{ accepted: true, restocked: [1] }]));
    expect(await main.findByText('Pay to asha@okbank')).toBeInTheDocument();
    expect(main.getByText('The refund below has not been paid yet.')).toBeInTheDocument();
    expect(main.queryByText('This order is finished.')).not.toBeInTheDocument();

    const paid: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/refunds/:returnId', ({ body }) => {
        paid.push(body);
        return buildStaffOrder({ orderStatus: 'Returned' });
      }),
    );
    await user.click(main.getByRole('button', { name: 'Mark as refunded' }));
    expect(await main.findByText('Enter the reference of the refund.')).toBeInTheDocument();
    await user.type(main.getByLabelText('Payment reference'), 'UTR 1');
    await user.click(main.getByRole('button', { name: 'Mark as refunded' }));
    await waitFor(() => expect(paid).toEqual([{ reference: 'UTR 1', payTo: 'asha@okbank' }]));
  });

  it('asks for the approval of a refund above the limit, and offers no payment before', async () => {
    const held = (approval: StaffRefund['approval']) =>
      buildStaffOrder(
        { orderStatus: 'Returned', paymentInfo: { method: 'COD', status: 'refund due' } },
        { refunds: [{ return: objectId(700), amount: 12_000, payTo: 'asha@okbank', approval }] },
      );
    const asked: unknown[] = [];
    const { user, main } = await openStaffOrder(held({ state: 'needed', amount: 12_000 }));
    expect(main.queryByRole('button', { name: 'Mark as refunded' })).not.toBeInTheDocument();
    apiServer.use(
      answer('POST /admin/payments/:id/approval', ({ body }) => {
        asked.push(body);
        const { number, createdAt, orderStatus, payment } = buildOrder();
        const customer = 'Asha Rao';
        return {
          order: STAFF_ORDER_ID,
          number,
          customer,
          createdAt,
          orderStatus,
          payment,
          canRefundOnline: false,
        };
      }),
      answer('GET /admin/orders/:id', () =>
        held({ state: 'waiting', amount: 12_000, by: 'Ravi Nair', at: '2026-11-20T11:00:00.000Z' }),
      ),
    );
    await user.click(main.getByRole('button', { name: 'Request approval for ₹12,000' }));
    expect(await main.findByText(/^Waiting for a second Admin. Ravi Nair requested/)).toBeInTheDocument();
    expect(asked).toEqual([{ return: objectId(700) }]);
  });

  it('tells what happened, when and by whom, and takes notes', async () => {
    const at = '2026-11-20T12:32:00.000Z';
    const { user, main } = await openStaffOrder(
      buildStaffOrder({}, { timeline: [{ kind: 'note', at, by: 'Ravi Kumar', text: 'Ring before noon.' }] }),
    );
    expect(main.getByText('Ring before noon.')).toBeInTheDocument();
    expect(main.getByText('Fri 20 Nov, 6:02 pm, by Ravi Kumar')).toBeInTheDocument();
    apiServer.use(
      refuse('POST /admin/orders/:id/notes', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    await user.type(main.getByLabelText('Staff note'), 'Gate code 4.');
    await user.click(main.getByRole('button', { name: 'Add note' }));
    expect(await main.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    expect(main.getByLabelText('Staff note')).toHaveValue('Gate code 4.');
  });

  it('names amount and reference of what was paid', async () => {
    const at = '2026-11-20T12:32:00.000Z';
    const paid = { kind: 'payment', at, by: 'Ravi Kumar', amount: 1299, text: '412345678901' } as const;
    const { main } = await openStaffOrder(buildStaffOrder({}, { timeline: [paid] }));
    expect(main.getByText('Payment received')).toBeInTheDocument();
    expect(main.getByText('₹1,299, 412345678901')).toBeInTheDocument();
  });

  it('lets the address be mended until it is packed', async () => {
    const bodies: object[] = [];
    apiServer.use(
      answer('PUT /admin/orders/:id/address', ({ body }) => {
        bodies.push(body as object);
        return buildStaffOrder();
      }),
    );
    const { user, main } = await openStaffOrder();
    await user.click(main.getByRole('button', { name: 'Edit address' }));
    await user.clear(main.getByLabelText('Pincode'));
    await user.type(main.getByLabelText('Pincode'), '12');
    await user.click(main.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(main.getByLabelText('Pincode')).toBeInvalid());
    await user.type(main.getByLabelText('Pincode'), '3456');
    await user.click(main.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(bodies).toMatchObject([{ pincode: '123456', firstName: 'Asha' }]));
  });

  it('shows who mends an address second what is there by now, and lets them choose', async () => {
    const tags: (string | null)[] = [];
    const theirs = buildOrder();
    const current = buildStaffOrder(
      { shippingInfo: { ...theirs.shippingInfo, address: '14 Hill Road' } },
      { addressVersion: 4 },
    );
    apiServer.use(
      http.put('*/api/v1/admin/orders/:id/address', ({ request }) => {
        tags.push(request.headers.get('if-match'));
        const refusal = { success: false, code: 'CHANGED_MEANWHILE', message: 'Mended.', requestId: 'test' };
        return tags.length === 1
          ? HttpResponse.json({ ...refusal, order: current }, { status: 412 })
          : HttpResponse.json(buildStaffOrder({}, { addressVersion: 5 }));
      }),
    );
    const { user, main } = await openStaffOrder(buildStaffOrder({}, { addressVersion: 3 }));
    await user.click(main.getByRole('button', { name: 'Edit address' }));
    await user.clear(main.getByLabelText('Address'));
    await user.type(main.getByLabelText('Address'), '15 Fort Road');
    await user.click(main.getByRole('button', { name: 'Save address' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This has changed since you opened it' }),
    );
    expect(dialog.getByRole('listitem')).toHaveTextContent('Current version: 14 Hill Road');
    expect(dialog.getByRole('listitem')).toHaveTextContent('Your version: 15 Fort Road');
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await main.findByRole('button', { name: 'Edit address' })).toBeInTheDocument();
    expect(tags).toEqual(['"3"', '"4"']);
    tags.length = 0;

    await user.click(main.getByRole('button', { name: 'Edit address' }));
    await user.click(main.getByRole('button', { name: 'Save address' }));
    await user.click(await screen.findByRole('button', { name: 'Use current' }));
    expect(await main.findByText(/14 Hill Road/)).toBeInTheDocument();
  });

  it('shows who changes the tracking number second what is there by now, and lets them choose', async () => {
    const tags: (string | null)[] = [];
    const shipped = (number: string, trackingVersion: number) =>
      buildStaffOrder(
        { orderStatus: 'Shipped', tracking: { courier: 'Fleet Post', number } },
        { trackingVersion },
      );
    apiServer.use(
      http.put('*/api/v1/admin/orders/:id/tracking', ({ request }) => {
        tags.push(request.headers.get('if-match'));
        const refusal = { success: false, code: 'CHANGED_MEANWHILE', message: 'Changed.', requestId: 'test' };
        return tags.length === 2
          ? HttpResponse.json(shipped('FP-03', 5))
          : HttpResponse.json({ ...refusal, order: shipped('FP-02', 4) }, { status: 412 });
      }),
    );
    const { user, main } = await openStaffOrder(shipped('FP-01', 3));
    const change = async () => {
      await user.click(main.getByRole('button', { name: 'Change' }));
      await user.clear(main.getByLabelText('Tracking number (AWB)'));
      await user.type(main.getByLabelText('Tracking number (AWB)'), 'fp-03');
      await user.click(main.getByRole('button', { name: 'Save' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await change();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Current version: FP-02');
    expect(dialog.getByRole('listitem')).toHaveTextContent('Your version: FP-03');
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await main.findByText('FP-03')).toBeInTheDocument();
    expect(tags).toEqual(['"3"', '"4"']);
    const again = await change();
    await user.click(again.getByRole('button', { name: 'Use current' }));
    expect(await main.findByText('FP-02')).toBeInTheDocument();
    expect(window.sessionStorage.getItem('formDrafts') ?? '').not.toContain('tracking');
  });

  it('shows a packer what to pack and nothing of its price', async () => {
    const { main } = await openStaffOrder(
      buildPackingOrder({ orderStatus: 'Confirmed' }),
      buildUser({ role: 'Packer' }),
    );
    expect(main.getByRole('heading', { name: 'Items' }).closest('section')).toHaveTextContent(
      'Indigo crew T-shirt',
    );
    expect(main.getByRole('button', { name: 'Mark as packed' })).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(main.queryByText(/₹|Payment|COD/)).not.toBeInTheDocument();
  });
});

describe('a step back of an order', () => {
  it('asks with the sum before cash is recorded, and can be undone', async () => {
    const shown = buildStaffOrder({ orderStatus: 'Out for delivery' });
    const move = objectId(77);
    const undone: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/move', () => ({
        ...buildStaffOrder({ orderStatus: 'Delivered' }),
        undo: { move, until: '2026-11-23T09:00:15.000Z' },
      })),
      answer('POST /admin/orders/moves/undo', ({ body }) => {
        undone.push(body);
        return { results: [{ id: STAFF_ORDER_ID, done: true, orderStatus: 'Out for delivery' }] };
      }),
    );
    const { user, main } = await openStaffOrder(shown);
    await user.click(main.getByRole('button', { name: 'Mark as delivered' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark 1 order as delivered' }));
    expect(dialog.getByText(/^₹[\d,]+ in cash will be recorded as collected\.$/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('Order delivered. You can undo this for 10 seconds.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual([{ moves: [{ id: STAFF_ORDER_ID, move }] }]));
    expect(await main.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument();
  });

  it('is taken by an Admin later, with a reason', async () => {
    const bodies: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/correction', ({ body }) => {
        bodies.push(body);
        return buildStaffOrder({ orderStatus: 'Out for delivery' });
      }),
    );
    const { user, main } = await openStaffOrder({
      ...buildStaffOrder({ orderStatus: 'Delivered' }),
      correctableTo: 'Out for delivery',
    });
    await user.click(main.getByRole('button', { name: 'Correct status' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Revert to “Out for delivery”' }));
    await user.click(dialog.getByRole('button', { name: 'Correct status' }));
    expect(dialog.getByText('Enter a reason.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Reason'), 'Wrong order.');
    await user.click(dialog.getByRole('button', { name: 'Correct status' }));
    await waitFor(() => expect(bodies).toEqual([{ from: 'Delivered', reason: 'Wrong order.' }]));
    expect(await main.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument();
  });

  it('says nothing of a courier who is still to come once the order is cancelled', async () => {
    const { main } = await openStaffOrder(buildStaffOrder({ orderStatus: 'Cancelled', tracking: undefined }));
    expect(main.queryByText('No courier yet.')).not.toBeInTheDocument();
  });
});
