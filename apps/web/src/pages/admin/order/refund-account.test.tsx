import { describe, expect, it } from '@jest/globals';
import type { StaffRefund } from '@e-store/shared/orders/staff-order';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, type ApiCall, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const RECORD = 'PUT /admin/orders/:id/returns/:returnId/account';
const ASK = /^The customer has not given a refund account\. Ask them where to send the money\.$/;
const AGAIN = 'Once you save the account, you must request approval for this refund again.';

const { refundTo: _account, ...withoutAccount } = buildReturn({ status: 'accepted' });
const cash = buildOrder().payment;
const online = {
  ...cash,
  method: 'ONLINE',
  state: 'captured' as const,
  refundDue: 699,
  details: { order: 'order_1' },
};
const failed = { ...online, refunds: [{ amount: 699, state: 'failed' as const, return: objectId(700) }] };

const returned = (refund: Partial<StaffRefund> = {}, payment: typeof cash = failed) =>
  buildStaffOrder(
    { orderStatus: 'Returned', returns: [withoutAccount], payment },
    { refunds: [{ return: objectId(700), amount: 699, ...refund }] },
  );
const known = returned({ payTo: 'asha@okbank' });

type Page = Awaited<ReturnType<typeof openStaffOrder>>;
const save = ({ user, main }: Page) => user.click(main.getByRole('button', { name: 'Save account' }));
const typeUpi = ({ user, main }: Page) => user.type(main.getByLabelText('UPI ID'), 'asha@okbank');

describe('a refund that the gateway refused, without a refund account', () => {
  it('asks for the account first, then for the reference of the payment to it', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer(RECORD, (call) => {
        sent = call;
        return known;
      }),
    );
    const page = await openStaffOrder(returned());
    const { main, user } = page;
    expect(main.getByText(ASK)).toBeVisible();
    expect(main.getByRole('group', { name: 'Refund account of the customer' })).toBeVisible();
    expect(main.queryByLabelText('Payment reference')).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Mark as refunded' })).not.toBeInTheDocument();
    expect(main.queryByText(AGAIN)).not.toBeInTheDocument();
    await typeUpi(page);
    await save(page);
    expect(await main.findByText('Pay to asha@okbank')).toBeVisible();
    expect(main.getByLabelText('Payment reference')).toHaveFocus();
    expect(main.queryByText(ASK)).not.toBeInTheDocument();
    expect(sent?.params).toMatchObject({ returnId: objectId(700) });
    expect(sent?.body).toEqual({ method: 'upi', upiId: 'asha@okbank' });
    expect(JSON.stringify(sessionStorage)).not.toContain('okbank');
    const paid: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/refunds/:returnId', ({ body }) => {
        paid.push(body);
        return known;
      }),
    );
    await user.type(main.getByLabelText('Payment reference'), 'UTR 1');
    await user.click(main.getByRole('button', { name: 'Mark as refunded' }));
    await waitFor(() => expect(paid).toEqual([{ reference: 'UTR 1', payTo: 'asha@okbank' }]));
  });

  it('marks the empty field, and sends nothing', async () => {
    let calls = 0;
    apiServer.use(
      answer(RECORD, () => {
        calls += 1;
        return known;
      }),
    );
    const page = await openStaffOrder(returned());
    await save(page);
    await waitFor(() =>
      expect(page.main.getByLabelText('UPI ID')).toHaveAccessibleDescription(
        /^Enter a UPI ID like name@bank\./,
      ),
    );
    expect(calls).toBe(0);
  });

  it('keeps what was typed when saving fails, and names the field that the shop refused', async () => {
    const message = 'The shop cannot answer right now.';
    apiServer.use(refuse(RECORD, { status: 503, code: 'SERVICE_UNAVAILABLE', message }));
    const page = await openStaffOrder(returned());
    const { main, user } = page;
    await user.click(main.getByRole('radio', { name: 'Bank account' }));
    await user.type(main.getByLabelText('Account holder name'), 'Asha Rao');
    await user.type(main.getByLabelText('Account number'), '123456789012');
    await user.type(main.getByLabelText('IFSC code'), 'ABCD0001234');
    await save(page);
    expect(await main.findByText(message)).toBeVisible();
    expect(main.getByLabelText('Account number')).toHaveValue('123456789012');
    const fields = { ifsc: 'This bank has no such branch.' };
    const refused = { status: 400, code: 'VALIDATION_FAILED', message: 'Check the fields.', fields };
    apiServer.use(refuse(RECORD, refused));
    await save(page);
    await waitFor(() =>
      expect(main.getByLabelText('IFSC code')).toHaveAccessibleDescription(/^This bank has no such branch\./),
    );
    expect(main.queryByText(message)).not.toBeInTheDocument();
    expect(main.getByLabelText('Account holder name')).toHaveValue('Asha Rao');
  });

  it('shows the account that was recorded meanwhile, and why the other was refused', async () => {
    const message = 'This order was just changed. Check it and try again.';
    apiServer.use(refuse(RECORD, { status: 409, code: 'CONFLICT', message }));
    const page = await openStaffOrder(returned());
    await typeUpi(page);
    apiServer.use(answer('GET /admin/orders/:id', returned({ payTo: 'asha.rao@okbank' })));
    await save(page);
    expect(await page.main.findByText('Pay to asha.rao@okbank')).toBeVisible();
    expect(page.main.getByText(message)).toBeVisible();
  });

  it('saves the account once, however often the button is pressed meanwhile', async () => {
    let calls = 0;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.put('*/api/v1/admin/orders/:id/returns/:returnId/account', async () => {
        calls += 1;
        await arrived;
        return HttpResponse.json(known);
      }),
    );
    const page = await openStaffOrder(returned());
    await typeUpi(page);
    await save(page);
    const button = page.main.getByRole('button', { name: 'Save account' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await page.user.click(button);
    arrive();
    expect(await page.main.findByText('Pay to asha@okbank')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('says that saving the account ends an approval', async () => {
    const approval = { state: 'approved' as const, amount: 699 };
    const { main } = await openStaffOrder(returned({ approval }));
    expect(main.getByText(AGAIN)).toBeVisible();
  });
});

describe('a refund without a refund account', () => {
  it('asks for none until the gateway has failed or staff choose another way', async () => {
    const { main, user } = await openStaffOrder(returned({}, online));
    expect(main.getByText(ASK)).not.toBeVisible();
    await user.click(main.getByText('Refund another way'));
    expect(main.getByText(ASK)).toBeVisible();
    expect(main.getByLabelText('UPI ID')).toBeVisible();
  });

  it('can be held for the gateway, but not for a payment by hand alone', async () => {
    const approval = { state: 'needed' as const, amount: 699 };
    const ask = { name: 'Request approval for ₹699' };
    const held = await openStaffOrder(returned({ approval }, online));
    expect(held.main.getByRole('button', ask)).toBeVisible();
    expect(held.main.queryByText(ASK)).not.toBeInTheDocument();
    held.unmount();
    const page = await openStaffOrder(returned({ approval }, cash));
    expect(screen.queryByRole('button', ask)).not.toBeInTheDocument();
    apiServer.use(answer(RECORD, returned({ approval, payTo: 'asha@okbank' }, cash)));
    await typeUpi(page);
    await save(page);
    expect(await page.main.findByRole('button', ask)).toBeVisible();
  });
});

describe('a refund account that is wrong', () => {
  it('is changed, and the form closes', async () => {
    const sent: unknown[] = [];
    apiServer.use(
      answer(RECORD, ({ body }) => {
        sent.push(body);
        return returned({ payTo: 'asha.rao@okbank' });
      }),
    );
    const page = await openStaffOrder(known);
    const { main, user } = page;
    expect(main.getByLabelText('UPI ID')).not.toBeVisible();
    await user.click(main.getByText('Change the refund account'));
    expect(main.getByText(/^Enter the account that the customer gave you\./)).toBeVisible();
    await user.type(main.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await save(page);
    expect(await main.findByText('Pay to asha.rao@okbank')).toBeVisible();
    expect(sent).toEqual([{ method: 'upi', upiId: 'asha.rao@okbank' }]);
    expect(main.getByLabelText('UPI ID')).not.toBeVisible();
    expect(main.getByLabelText('UPI ID')).toHaveValue('');
    expect(main.getByText('Change the refund account')).toHaveFocus();
  });

  it('can be changed for the refund of a cancelled exchange', async () => {
    const replacement = { order: objectId(900), number: 'ES-100077' };
    const exchanged = (payTo: string) =>
      buildStaffOrder(
        { orderStatus: 'Returned', returns: [{ ...withoutAccount, replacement }] },
        { refunds: [{ return: objectId(700), amount: 699, paidAt: '2026-11-20T10:00:00.000Z', payTo }] },
      );
    apiServer.use(answer(RECORD, exchanged('asha.rao@okbank')));
    const page = await openStaffOrder(exchanged('asha@okbank'));
    const { main, user } = page;
    expect(main.getByText('Order ES-100077 was cancelled. Its refund goes to asha@okbank.')).toBeVisible();
    await user.click(main.getByText('Change the refund account'));
    await user.type(main.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await save(page);
    expect(await main.findByText(/Its refund goes to asha\.rao@okbank\./)).toBeVisible();
  });

  it('can be changed while its approval waits, which ends the request', async () => {
    const approval = { state: 'waiting' as const, amount: 699, by: 'Second Admin', payTo: 'asha@okbank' };
    const { main, user } = await openStaffOrder(returned({ payTo: 'asha@okbank', approval }, cash));
    await user.click(main.getByText('Change the refund account'));
    expect(main.getByText(AGAIN)).toBeVisible();
    expect(main.getByRole('button', { name: 'Save account' })).toBeVisible();
  });

  it('keeps what was typed when the shop cannot save it', async () => {
    const message = 'The shop cannot answer right now.';
    apiServer.use(refuse(RECORD, { status: 503, code: 'SERVICE_UNAVAILABLE', message }));
    const page = await openStaffOrder(known);
    const { main, user } = page;
    await user.click(main.getByText('Change the refund account'));
    await typeUpi(page);
    await save(page);
    expect(await main.findByText(message)).toBeVisible();
    expect(main.getByLabelText('UPI ID')).toHaveValue('asha@okbank');
  });
});
