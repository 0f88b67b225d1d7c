import { describe, expect, it, jest } from '@jest/globals';
import type { Collection } from '@e-store/shared/orders/collection-endpoints';
import { screen } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = `/collection/${objectId(500)}?token=123.abc`;

function open(found: Collection) {
  apiServer.use(answer('GET /collection/:id', found));
  return renderRoutes(PATH);
}

describe('the page of the courier', () => {
  it('shows the exact amount, and a code to pay it by UPI', async () => {
    open({ number: 'ES-100042', cash: { amount: 1578, upiLink: 'upi://pay?pa=shop@okbank&am=1578.00' } });
    expect(await screen.findByRole('heading', { name: 'Collect ₹1,578' })).toBeInTheDocument();
    expect(screen.getByText('Order ES-100042')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Code to pay ₹1,578 by UPI' })).toBeInTheDocument();
  });

  it('asks for cash while the shop has no UPI ID', async () => {
    open({ number: 'ES-100042', cash: { amount: 1578 } });
    expect(await screen.findByText('Take the exact amount in cash.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /UPI/ })).not.toBeInTheDocument();
  });

  it('says that nothing is to be collected', async () => {
    open({ number: 'ES-100042' });
    expect(await screen.findByRole('heading', { name: 'Nothing to collect' })).toBeInTheDocument();
  });

  it('says that a link has expired, and offers another try while the shop is away', async () => {
    apiServer.use(
      refuse('GET /collection/:id', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'We are away.' }),
    );
    const { user } = renderRoutes(PATH);
    const again = await screen.findByRole('button', { name: /try again/i });
    apiServer.use(refuse('GET /collection/:id', { status: 400, code: 'INVALID_TOKEN', message: 'Expired.' }));
    await user.click(again);
    expect(await screen.findByText(/Ask the shop for a new one\.$/)).toBeInTheDocument();
  });

  it('is linked from the order, for staff to pass on', async () => {
    const collectionUrl = `https://shop.example${PATH}`;
    const { user, main } = await openStaffOrder(
      buildStaffOrder({ orderStatus: 'Out for delivery' }, { collectionUrl }),
    );
    expect(main.getByRole('link', { name: 'Open courier’s page' })).toHaveAttribute('href', collectionUrl);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(main.getByRole('button', { name: 'Copy link' }));
    expect(await main.findByText('Link copied. Send it to the courier.')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(collectionUrl);
    copied.mockRejectedValueOnce(new Error('denied'));
    await user.click(main.getByRole('button', { name: 'Copy link' }));
    expect(await main.findByText(/copy its address\.$/)).toBeInTheDocument();
  });
});
