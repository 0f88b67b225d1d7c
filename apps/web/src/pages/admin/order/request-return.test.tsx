import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildDeliveredOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const NOTE = 'What the customer said (optional)';
const order = buildDeliveredOrder();
const delivered = buildStaffOrder(order, { canRequestReturn: true });
const requested = buildStaffOrder({ ...order, orderStatus: 'Return requested', returns: [buildReturn()] });

async function open(shown = delivered) {
  const page = await openStaffOrder(shown);
  const opener = () => page.main.getByRole('button', { name: 'Start a return' });
  const openDialog = async () => {
    await page.user.click(opener());
    return within(screen.getByRole('dialog', { name: 'Start a return' }));
  };
  return { ...page, opener, openDialog, dialog: await openDialog() };
}
type Page = Awaited<ReturnType<typeof open>>;

const send = ({ user, dialog }: Pick<Page, 'user' | 'dialog'>) =>
  user.click(dialog.getByRole('button', { name: 'Start return' }));

async function fill({ user, dialog }: Page) {
  await user.click(dialog.getByRole('checkbox', { name: /Indigo crew T-shirt/ }));
  await user.click(dialog.getByRole('button', { name: 'Decrease quantity' }));
  await user.click(dialog.getByRole('radio', { name: 'Damaged or faulty' }));
  await user.type(dialog.getByLabelText(NOTE), 'Seam came open.');
  await user.type(dialog.getByLabelText('UPI ID'), 'asha.rao@okbank');
}

describe('a return requested by staff', () => {
  it('is sent with its units, reason and refund account, and can be decided at once', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /admin/orders/:id/returns', (call) => {
        sent = call;
        return requested;
      }),
    );
    const page = await open();
    const { dialog, main } = page;
    expect(dialog.queryByText(/^The return window closed/)).not.toBeInTheDocument();
    await fill(page);
    expect(dialog.getByText('₹762')).toBeInTheDocument();
    expect(dialog.getByText('items ₹699 + tax ₹63')).toBeInTheDocument();
    await send(page);
    expect(await main.findByRole('button', { name: 'Accept return' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent?.body).toEqual({
      lines: [{ product: objectId(1), size: 'M', quantity: 1 }],
      reason: 'faulty',
      note: 'Seam came open.',
      refundTo: { method: 'upi', upiId: 'asha.rao@okbank' },
    });
    expect(page.main.queryByRole('button', { name: 'Start a return' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(main.getByRole('button', { name: 'Accept return' })),
    );
    expect(document.body).not.toHaveFocus();
    expect(JSON.stringify(sessionStorage)).not.toContain('okbank');
  });

  it('says when the customer can no longer request it', async () => {
    const { dialog } = await open(
      buildStaffOrder({ ...order, returnUntil: '2020-11-12' }, { canRequestReturn: true }),
    );
    expect(
      dialog.getByText(
        'The return window closed on Thu 12 Nov 2020. The customer cannot request this return themselves.',
      ),
    ).toBeInTheDocument();
  });

  it('asks for no account when the order was paid online', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/returns', (call) => {
        calls.push(call);
        return requested;
      }),
    );
    const payment = { ...order.payment, method: 'ONLINE', details: { order: 'order_1' } };
    const page = await open(buildStaffOrder({ ...order, payment }, { canRequestReturn: true }));
    const { dialog, user } = page;
    expect(
      dialog.getByText('The refund goes to the customer’s original payment method.'),
    ).toBeInTheDocument();
    expect(dialog.queryByLabelText('UPI ID')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /Indigo crew T-shirt/ }));
    await user.click(dialog.getByRole('radio', { name: 'Damaged or faulty' }));
    await send(page);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).not.toHaveProperty('refundTo');
  });

  it('names what each field lacks, the items first', async () => {
    const page = await open();
    const { dialog } = page;
    await send(page);
    expect(await dialog.findByText('Choose a reason.')).toBeInTheDocument();
    expect(dialog.getByRole('group', { name: 'Items to return' })).toHaveAccessibleDescription(
      'Choose at least one item.',
    );
    expect(dialog.getByLabelText('UPI ID')).toHaveAccessibleDescription(/^Enter a UPI ID like name@bank\./);
    await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus());
  });

  it('keeps what was typed when it is refused, and names the item', async () => {
    const fields = { 'lines.0.quantity': 'Only 1 of this item can still be returned.' };
    const refused = { status: 400, code: 'VALIDATION_FAILED', message: 'Check the fields.', fields };
    apiServer.use(refuse('POST /admin/orders/:id/returns', refused));
    const page = await open();
    const { dialog } = page;
    await fill(page);
    await send(page);
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Items to return' })).toHaveAccessibleDescription(
        'Indigo crew T-shirt, M: Only 1 of this item can still be returned.',
      ),
    );
    await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus());
    expect(dialog.queryByText('Check the fields.')).not.toBeInTheDocument();
    expect(dialog.getByLabelText(NOTE)).toHaveValue('Seam came open.');
    await page.user.click(dialog.getByRole('button', { name: 'Increase quantity' }));
    expect(dialog.queryByText(/can still be returned/)).not.toBeInTheDocument();
  });

  it('stays open with the reason of a conflict, above the return that is open meanwhile', async () => {
    const message = 'This order already has an open return. Decide on it first.';
    const refused = { status: 409, code: 'CONFLICT', message };
    apiServer.use(refuse('POST /admin/orders/:id/returns', refused));
    const page = await open();
    await fill(page);
    apiServer.use(answer('GET /admin/orders/:id', requested));
    await send(page);
    expect(await page.dialog.findByText(message)).toBeInTheDocument();
    expect(await page.main.findByText('Return to check')).toBeInTheDocument();
    expect(page.dialog.getByText(message)).toBeInTheDocument();
    expect(page.dialog.getByLabelText('UPI ID')).toHaveValue('asha.rao@okbank');
  });

  it('keeps units, reason and note when the dialog is closed, not the account, and gives the focus back', async () => {
    const page = await open();
    await fill(page);
    await page.user.click(page.dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(page.opener()).toHaveFocus());
    expect(JSON.stringify(sessionStorage)).not.toContain('okbank');

    const again = await page.openDialog();
    expect(again.getByRole('checkbox', { name: /Indigo crew T-shirt/ })).toBeChecked();
    expect(again.getByRole('radio', { name: 'Damaged or faulty' })).toBeChecked();
    expect(again.getByLabelText(NOTE)).toHaveValue('Seam came open.');
    expect(again.getByLabelText('UPI ID')).toHaveValue('');
    await page.user.click(again.getByRole('button', { name: 'Increase quantity' }));
    await page.user.click(again.getByRole('button', { name: 'Cancel' }));

    const third = await page.openDialog();
    expect(third.getByRole('status')).toHaveTextContent('2');
    await page.user.click(third.getByRole('checkbox', { name: /Indigo crew T-shirt/ }));
    await page.user.click(third.getByRole('button', { name: 'Cancel' }));
    expect((await page.openDialog()).getByRole('checkbox', { name: /Indigo crew/ })).not.toBeChecked();
  });

  it('asks for no account when the items cost nothing', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /admin/orders/:id/returns', (call) => {
        sent = call;
        return requested;
      }),
    );
    const orderItems = order.orderItems.map((one) => ({ ...one, discount: one.price * one.quantity }));
    const free = { ...order, orderItems, taxPrice: 0, shippingPrice: 0 };
    const page = await open(buildStaffOrder(free, { canRequestReturn: true }));
    await page.user.click(page.dialog.getByRole('checkbox', { name: /Deccan jeans/ }));
    expect(page.dialog.getByText('The customer paid nothing for these items.')).toBeInTheDocument();
    expect(page.dialog.queryByLabelText('UPI ID')).not.toBeInTheDocument();
    await page.user.click(page.dialog.getByRole('radio', { name: 'Wrong item' }));
    await send(page);
    await waitFor(() => expect(sent?.body).not.toHaveProperty('refundTo'));
    expect(sent?.body).toMatchObject({ lines: [{ product: objectId(2), quantity: 1 }] });
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    let calls = 0;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/admin/orders/:id/returns', async () => {
        calls += 1;
        await arrived;
        return HttpResponse.json(requested);
      }),
    );
    const page = await open();
    await fill(page);
    await send(page);
    const button = page.dialog.getByRole('button', { name: 'Start return' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await page.user.click(button);
    await page.user.click(page.dialog.getByRole('button', { name: 'Close' }));
    expect(page.dialog.getByLabelText('UPI ID')).toBeInTheDocument();
    arrive();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toBe(1);
  });

  it('is offered beside earlier returns for what is left', async () => {
    const returns = [buildReturn({ status: 'accepted', decidedAt: '2026-11-29T10:00:00.000Z' })];
    const { dialog, main } = await open(
      buildStaffOrder({ ...order, orderStatus: 'Returned', returns }, { canRequestReturn: true }),
    );
    expect(main.getByRole('heading', { name: 'Returns' })).toBeInTheDocument();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  });

  it.each([
    ['an Admin, when no unit can be returned', 'Admin', buildStaffOrder(order)],
    ['a Packer', 'Packer', buildPackingOrder(order)],
  ] as const)('is not offered to %s', async (_who, role, shown) => {
    const { main } = await openStaffOrder(shown, buildUser({ role }));
    expect(main.queryByRole('button', { name: 'Start a return' })).not.toBeInTheDocument();
    expect(main.queryByRole('heading', { name: 'Returns' })).not.toBeInTheDocument();
  });
});
