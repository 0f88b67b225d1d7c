import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildOrderList } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const future = { from: '2999-11-24', to: '2999-11-27' };
const shipped = buildOrder({ orderStatus: 'Shipped', totalPrice: 3077, delivery: future });
const delivered = buildOrder({
  _id: objectId(501),
  number: 'ES-100041',
  orderStatus: 'Delivered',
  history: [{ status: 'Delivered', at: '2026-11-02T10:00:00.000Z' }],
});

const open = () => renderRoutes('/account/myorders', { user: buildUser() });

describe('my orders', () => {
  it('lists promise, number, status, cost and the way to the detail, with pictures [spec 2-94]', async () => {
    apiServer.use(answer('GET /orders/me', buildOrderList(shipped, delivered)));
    open();
    const promise = await screen.findByRole('heading', { name: 'Arriving by Wed 27 Nov 2999' });
    const row = within(promise.closest('li') as HTMLElement);
    expect(row.getByText('ES-100042, 20 Nov 2026')).toBeInTheDocument();
    expect(row.getByText('Shipped')).toBeInTheDocument();
    expect(row.getByText('₹3,077')).toBeInTheDocument();
    expect(row.getByText(shipped.orderItems.map(({ name }) => name).join(', '))).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Detail of order ES-100042' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(500)}`,
    );
    expect(screen.getByRole('heading', { name: 'Delivered on Mon 2 Nov' })).toBeInTheDocument();
  });

  it('says that it loads, in the places of the rows', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/orders/me', async () => {
        await arrived;
        return HttpResponse.json(buildOrderList(shipped));
      }),
    );
    open();
    expect(await screen.findByText('Your orders are loading')).toBeInTheDocument();
    arrive();
    expect(await screen.findByText('₹3,077')).toBeInTheDocument();
    expect(screen.queryByText('Your orders are loading')).not.toBeInTheDocument();
  });

  it('offers no page that does not exist, while it shows the latest orders of the profile', async () => {
    apiServer.use(answer('GET /orders/me', { ...buildOrderList(shipped), limit: 3, total: 12 }));
    const { router } = renderRoutes('/account', { user: buildUser() });
    await screen.findByText('₹3,077');
    apiServer.use(http.get('*/api/v1/orders/me', () => delay('infinite')));
    await act(() => router.navigate('/account/myorders'));
    expect(await screen.findByRole('link', { name: 'Page 2' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Page 3' })).not.toBeInTheDocument();
  });

  it('leads back to the account', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/account');
  });

  it('without orders says so and leads on shopping', async () => {
    open();
    expect(await screen.findByText('You have not placed any orders yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  it('that cannot be loaded says why and tries again [spec 8-1]', async () => {
    apiServer.use(
      refuse('GET /orders/me', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a moment.');
    apiServer.use(answer('GET /orders/me', buildOrderList(shipped)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹3,077')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends a stranger to login and back [spec 6-5]', async () => {
    const { router } = renderRoutes('/account/myorders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/account/myorders');
  });
});
