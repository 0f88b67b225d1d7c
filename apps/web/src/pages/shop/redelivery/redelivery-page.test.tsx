import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Redelivery } from '@e-store/shared/orders/redelivery-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { answer, type ApiCall, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = `/redelivery/${objectId(500)}?token=123.abc`;
const found: Redelivery = {
  number: 'ES-100042',
  orderItems: [{ product: objectId(1), size: 'M', name: 'Linen Shirt', quantity: 2 }],
  isOpen: true,
  days: ['2026-12-01', '2026-12-02'],
  nextAttempt: '2026-12-01',
};

/** Only the date is faked. */
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-30T06:00:00Z'),
    doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

function open(given: Redelivery = found) {
  apiServer.use(answer('GET /redelivery/:id', given));
  return renderRoutes(PATH);
}

describe('the page of the mailed link after a failed delivery', () => {
  it('shows the order and the days, and saves a day and another mobile number', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /redelivery/:id', (call) => {
        calls.push(call);
        return { ...found, wish: { day: '2026-12-02', phoneEnding: '3210' } };
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Order ES-100042')).toBeInTheDocument();
    expect(screen.getByText('2 × Linen Shirt, M')).toBeInTheDocument();
    expect(screen.getByText('We plan to deliver on Tue 1 Dec.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Wed 2 Dec' }));
    const phone = screen.getByLabelText(/^Another mobile number/);
    expect(phone).toHaveAccessibleDescription(
      'The courier calls this number if you cannot be reached on the first one.',
    );
    await user.type(phone, '12345');
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(await screen.findByText('Enter a 10-digit mobile number.')).toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '9876543210');
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(
      await screen.findByText(
        'Thank you. We will ask the courier to come on Wed 2 Dec. The courier will call the number ending in 3210.',
      ),
    ).toBeInTheDocument();
    expect(phone).toHaveValue('');
    await user.type(phone, '12345');
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(await screen.findByText('Enter a 10-digit mobile number.')).toBeInTheDocument();
    expect(screen.queryByText(/^Thank you\./)).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { token: '123.abc', day: '2026-12-02', phoneNo: '9876543210' },
    ]);
  });

  it('says that the parcel has moved on', async () => {
    open({ ...found, isOpen: false, days: [] });
    expect(await screen.findByRole('heading', { name: 'This parcel has moved on' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(500)}`,
    );
  });

  it('finds out that the parcel moved on while the page was open', async () => {
    const { user } = open();
    await screen.findByText('Order ES-100042');
    apiServer.use(
      refuse('POST /redelivery/:id', { status: 409, code: 'CONFLICT', message: 'It has moved on.' }),
      answer('GET /redelivery/:id', { ...found, isOpen: false, days: [] }),
    );
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(await screen.findByRole('heading', { name: 'This parcel has moved on' })).toBeInTheDocument();
  });

  it('says that a link has expired, and offers to try again when the shop cannot be reached', async () => {
    apiServer.use(
      refuse('GET /redelivery/:id', {
        status: 400,
        code: 'INVALID_TOKEN',
        message: 'This link has expired.',
      }),
    );
    const { unmount } = renderRoutes(PATH);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('This link no longer works'));
    unmount();
    apiServer.use(
      refuse('GET /redelivery/:id', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = renderRoutes(PATH);
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    apiServer.use(answer('GET /redelivery/:id', found));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Order ES-100042')).toBeInTheDocument();
  });
});

describe('a planned day that has passed', () => {
  it('is not promised again, neither by link nor on the page of the order', async () => {
    jest.setSystemTime(new Date('2026-12-02T06:00:00Z'));
    const { unmount } = open();
    const late = 'We planned to deliver on Tue 1 Dec, but we are late. Choose a day that suits you.';
    expect(await screen.findByText(late)).toBeInTheDocument();
    unmount();
    open({ ...found, wish: { day: '2026-12-01' } });
    expect(await screen.findByText(late)).toBeInTheDocument();
  });
});

describe('the same choice on the page of the order', () => {
  const failed = (attempt: object) =>
    buildOrder({
      orderStatus: 'Delivery failed',
      history: [{ status: 'Delivery failed', at: '2026-11-28T10:00:00.000Z', attempt }],
    });

  it('says that the attempt is late, and gives no day of delivery', async () => {
    jest.setSystemTime(new Date('2026-12-02T06:00:00Z'));
    apiServer.use(answer('GET /admin/order/:id', failed({ nextAttempt: '2026-12-01' })));
    renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
    expect(await screen.findByText(/^The courier .* and the next attempt is delayed\./)).toBeInTheDocument();
    expect(screen.getByText('Delivered').closest('li')).toHaveTextContent(/^Delivered$/);
  });

  it('speaks of a number given after an earlier attempt', async () => {
    const at = '2026-11-27T10:00:00.000Z';
    const earlier = { wish: { at, phoneNo: '9876501234' } };
    const history = [
      { status: 'Delivery failed' as const, at, attempt: earlier },
      { status: 'Delivery failed' as const, at: '2026-11-28T10:00:00.000Z', attempt: {} },
    ];
    apiServer.use(answer('GET /admin/order/:id', buildOrder({ orderStatus: 'Delivery failed', history })));
    renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
    expect(await screen.findByLabelText(/^Another mobile number/)).toHaveAccessibleDescription(
      /^The courier will call the number ending in 1234\./,
    );
  });

  it('is saved with the order', async () => {
    const bodies: unknown[] = [];
    apiServer.use(
      answer('GET /admin/order/:id', failed({ reason: 'unreachable', nextAttempt: '2026-12-01' })),
      answer('POST /order/:id/redelivery', ({ body }) => {
        bodies.push(body);
        const wish = { at: '2026-11-28T11:00:00.000Z', phoneNo: '9876543210' };
        return failed({ nextAttempt: '2026-12-01', wish });
      }),
    );
    const { user } = renderRoutes(`/account/orderdetails/${objectId(500)}`, { user: buildUser() });
    expect(
      await screen.findByText(/^The courier could not deliver your order\. Next attempt: Tue 1 Dec\./),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Another mobile number/), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(await screen.findByText(/The courier will call the number ending in 3210\.$/)).toBeInTheDocument();
    expect(bodies).toEqual([{ day: '', phoneNo: '9876543210' }]);
  });
});
