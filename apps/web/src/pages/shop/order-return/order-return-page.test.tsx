import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildDeliveredOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const order = buildDeliveredOrder();
const address = `/account/orderdetails/${objectId(500)}/return`;

async function open(shown = order) {
  apiServer.use(answer('GET /admin/order/:id', shown));
  const page = renderRoutes(address, { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Return or exchange' });
  return page;
}
const choose = (name: RegExp) => screen.getByRole('checkbox', { name });
const send = () => screen.getByRole('button', { name: 'Request return' });

describe('return of single lines', () => {
  it('leaves people where they went while it was being sent', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/order/:id/returns', async () => {
        await arrived;
        return HttpResponse.json({ ...order, orderStatus: 'Return requested' });
      }),
    );
    const { user, router, store } = await open();
    await user.click(choose(/Indigo crew T-shirt/));
    await user.click(screen.getByRole('radio', { name: 'Too small' }));
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy'));
    await act(() => router.navigate('/wishlist'));
    await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
    arrive();
    await waitFor(() => expect(store.getState().orderDetails.order?.orderStatus).toBe('Return requested'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/wishlist');
  });

  it('says that the cash on delivery fee stays paid', async () => {
    const { user } = await open({ ...order, payment: { ...order.payment, fee: 49 } });
    await user.click(choose(/Indigo crew T-shirt/));
    expect(screen.getByText('The cash on delivery fee of ₹49 is not refunded.')).toBeInTheDocument();
  });

  it('sends pieces, reason and UPI id, and shows the order as it is then', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /order/:id/returns', (call) => {
        sent = call;
        return { ...order, orderStatus: 'Return requested', returns: [buildReturn()] };
      }),
    );
    const { user, router } = await open();
    expect(
      screen.getByText('Order ES-100042. You can return items until Fri 20 Dec 2999.'),
    ).toBeInTheDocument();
    await user.click(choose(/Indigo crew T-shirt/));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(screen.getByRole('radio', { name: 'Too small' }));
    await user.type(screen.getByLabelText('UPI ID'), 'asha.rao@okbank');
    apiServer.use(
      answer('GET /admin/order/:id', { ...order, orderStatus: 'Return requested', returns: [buildReturn()] }),
    );
    await user.click(send());
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/account/orderdetails/${objectId(500)}`),
    );
    expect(sent?.body).toEqual({
      lines: [{ product: objectId(1), size: 'M', quantity: 1 }],
      reason: 'too-small',
      note: '',
      refundTo: { method: 'upi', upiId: 'asha.rao@okbank' },
    });
    expect(await screen.findByText('Requested')).toBeInTheDocument();
  });

  it('asks for no account when the items cost nothing', async () => {
    let sent: ApiCall | undefined;
    const asked = { ...order, orderStatus: 'Return requested' as const };
    apiServer.use(
      answer('POST /order/:id/returns', (call) => {
        sent = call;
        return asked;
      }),
    );
    const items = order.orderItems.map((one) => ({ ...one, discount: one.price * one.quantity }));
    const { user, router } = await open({ ...order, orderItems: items, taxPrice: 0, shippingPrice: 0 });
    await user.click(choose(/Indigo crew T-shirt/));
    expect(screen.queryByLabelText('UPI ID')).not.toBeInTheDocument();
    expect(screen.getByText('You paid nothing for these items.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Too small' }));
    apiServer.use(answer('GET /admin/order/:id', asked));
    await user.click(send());
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/account/orderdetails/${objectId(500)}`),
    );
    expect(sent?.body).toEqual({
      lines: [{ product: objectId(1), size: 'M', quantity: 2 }],
      reason: 'too-small',
      note: '',
    });
  });

  it('shows what it comes to while choosing', async () => {
    const { user } = await open();
    expect(screen.queryByText('Refund amount')).not.toBeInTheDocument();
    await user.click(choose(/Indigo crew T-shirt/));
    expect(screen.getByText('₹1,523')).toBeInTheDocument();
    expect(screen.getByText('items ₹1,398 + tax ₹125')).toBeInTheDocument();
    await user.click(choose(/Deccan jeans/));
    expect(screen.getByText('₹3,077')).toBeInTheDocument();
    expect(screen.getByText('items ₹2,797 + tax ₹250 + shipping ₹30')).toBeInTheDocument();
    await user.click(choose(/Deccan jeans/));
    expect(screen.getByText('₹1,523')).toBeInTheDocument();
  });

  it('sends a bank account instead, and nothing that was typed for UPI', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /order/:id/returns', (call) => {
        sent = call;
        return { ...order, orderStatus: 'Return requested', returns: [buildReturn()] };
      }),
    );
    const { user } = await open();
    await user.click(choose(/Deccan jeans/));
    await user.click(screen.getByRole('radio', { name: 'Damaged or faulty' }));
    await user.type(screen.getByLabelText('UPI ID'), 'asha@');
    await user.click(screen.getByRole('radio', { name: 'Bank account' }));
    await user.type(screen.getByLabelText('Account holder name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Account number'), '0012 3456 7890');
    await user.type(screen.getByLabelText('IFSC code'), 'abcd0001234');
    await user.click(send());
    await waitFor(() =>
      expect(sent?.body).toMatchObject({
        refundTo: { method: 'bank', holder: 'Asha Rao', accountNumber: '001234567890', ifsc: 'ABCD0001234' },
      }),
    );
    expect(JSON.stringify(sent?.body)).not.toContain('asha@');
  });

  it.each([
    ['COD', 'You paid in cash, so we will pay you by UPI or to a bank account.'],
    ['UPI', ''],
  ] as const)('says where the refund of an order paid by %s goes', async (method, hint) => {
    await open({ ...order, paymentInfo: { method, status: 'collected' } });
    expect(
      screen.getByRole('group', { name: 'Where should we send your refund?' }),
    ).toHaveAccessibleDescription(hint);
  });

  it('needs no account for an order paid online, and says where its refund goes', async () => {
    let sent: ApiCall | undefined;
    apiServer.use(
      answer('POST /order/:id/returns', (call) => {
        sent = call;
        return { ...order, orderStatus: 'Return requested', returns: [buildReturn()] };
      }),
    );
    const payment = { ...order.payment, method: 'ONLINE', details: { order: 'order_1' } };
    const { user } = await open({
      ...order,
      payment,
      paymentInfo: { method: 'ONLINE', status: 'collected' },
    });
    const toSource = 'Your refund goes back to the card, UPI ID or bank account that you paid with.';
    expect(screen.getByText(toSource)).toBeInTheDocument();
    expect(screen.queryByLabelText('UPI ID')).not.toBeInTheDocument();
    await user.click(choose(/Indigo crew T-shirt/));
    await user.click(screen.getByRole('radio', { name: 'Too small' }));
    await user.click(send());
    await waitFor(() => expect(sent?.body).toMatchObject({ reason: 'too-small' }));
    expect(sent?.body).not.toHaveProperty('refundTo');
  });

  it('says beside each field what is missing, all at once, and focuses the first', async () => {
    const { user } = await open();
    await user.click(send());
    await waitFor(() =>
      expect(
        screen.getByRole('group', { name: 'Which items are you returning?' }),
      ).toHaveAccessibleDescription('Choose at least one item.'),
    );
    expect(await screen.findByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
      'Choose a reason.',
    );
    expect(screen.getByLabelText('UPI ID')).toHaveAccessibleDescription('Enter a UPI ID like name@bank.');
    await waitFor(() => expect(choose(/Indigo crew T-shirt/)).toHaveFocus());
  });

  it('focuses the first question that is open where the items are chosen', async () => {
    const { user } = await open();
    await user.click(choose(/Deccan jeans/));
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Too small' })).toHaveFocus());
    expect(screen.queryByText('Choose at least one item.')).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    apiServer.use(
      refuse('POST /order/:id/returns', {
        status: 409,
        code: 'CONFLICT',
        message: 'The return window for this order has closed.',
      }),
    );
    const { user } = await open();
    await user.click(choose(/Deccan jeans/));
    await user.click(screen.getByRole('radio', { name: 'Too large' }));
    await user.type(screen.getByLabelText('UPI ID'), 'asha@okbank');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The return window for this order has closed.',
    );
    expect(screen.getByLabelText('UPI ID')).toHaveValue('asha@okbank');
    expect(choose(/Deccan jeans/)).toBeChecked();
  });

  it('offers only what was not asked for before', async () => {
    await open({ ...order, orderStatus: 'Returned', returns: [buildReturn({ status: 'accepted' })] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await waitFor(() => expect(choose(/Indigo crew/)).not.toBeChecked());
  });

  it('that is not possible says so', async () => {
    await open({ ...order, returnUntil: '2020-01-01' });
    expect(screen.getByText('No items in this order can be returned any more.')).toBeInTheDocument();
  });

  it('says which items can be returned later, while a request is open', async () => {
    await open({ ...order, orderStatus: 'Return requested', returns: [buildReturn()] });
    expect(
      screen.getByText(
        'You can return the other 2 items once we have decided on this request. Your return window is paused until then.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/can be returned any more/)).not.toBeInTheDocument();
  });

  it('sends a stranger to login and back', async () => {
    const { router } = renderRoutes(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(address);
  });
});
