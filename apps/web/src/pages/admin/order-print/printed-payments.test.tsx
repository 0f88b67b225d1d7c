import { describe, expect, it } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import { screen } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const ids = [500, 501, 502].map(objectId);
const PATH = `/admin/dashboard/orderlist/print?ids=${ids.join(',')}`;

function open(changes: Partial<Order>[], build = buildStaffOrder) {
  apiServer.use(
    answer('GET /admin/orders/invoices', {
      invoices: ids.map((order, index) => ({ order, number: `INV/26-27/00000${index}` })),
    }),
    answer('GET /admin/orders/print', {
      orders: changes.map((change, index) =>
        build({ _id: ids[index]!, number: `ES-10000${index}`, ...change }),
      ),
      cash: [],
    }),
  );
  return renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
}
const slipNames = () =>
  screen.queryAllByRole('article').map((slip) => slip.getAttribute('aria-label')?.split(' ').at(-1));

describe('cancelled orders', () => {
  it('are left out of slips, pick list and invoices, and named', async () => {
    open([{}, { orderStatus: 'Cancelled' }, {}]);
    expect(await screen.findByText('1 cancelled order is not printed: ES-100001')).toBeInTheDocument();
    expect(slipNames()).toEqual(['ES-100000', 'ES-100002']);
    expect(screen.getByRole('button', { name: 'Print 2 slips' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Pick list' })).toHaveTextContent('2 items for 2 orders');
    expect(screen.getByRole('region', { name: 'Pick list' })).not.toHaveTextContent('ES-100001');
    expect(screen.getByRole('link', { name: 'Download 2 invoices' })).toHaveAttribute(
      'href',
      `/api/v1/admin/invoices?ids=${ids[0]}%2C${ids[2]}&size=a4`,
    );
  });

  it('are left out of the slips of a packer', async () => {
    const changes: Partial<Order>[] = [{ orderStatus: 'Cancelled' }, {}, { orderStatus: 'Cancelled' }];
    apiServer.use(
      answer('GET /admin/orders/print', {
        orders: changes.map((change, index) =>
          buildPackingOrder({ _id: ids[index]!, number: `ES-10000${index}`, ...change }),
        ),
        cash: [],
      }),
    );
    renderRoutes(PATH, { user: buildUser({ role: 'Packer' }) });
    expect(
      await screen.findByText('2 cancelled orders are not printed: ES-100000, ES-100002'),
    ).toBeInTheDocument();
    expect(slipNames()).toEqual(['ES-100001']);
    expect(screen.queryByRole('region', { name: 'Pick list' })).not.toBeInTheDocument();
  });

  it('leave nothing to print when all are cancelled', async () => {
    open([{ orderStatus: 'Cancelled' }]);
    expect(await screen.findByText('1 cancelled order is not printed: ES-100000')).toBeInTheDocument();
    expect(slipNames()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Print slips' })).toBeDisabled();
    expect(screen.queryByText('Select orders in the list first.')).not.toBeInTheDocument();
  });
});

describe('the payment on a slip', () => {
  const prepaid = 'Prepaid: nothing to collect';
  const printing = (orders: ReturnType<typeof buildPackingOrder>[], amount?: number) => {
    const cash = amount === undefined ? [] : [{ order: orders[0]!.order._id, amount }];
    apiServer.use(answer('GET /admin/orders/print', { orders, cash }));
    return renderRoutes(PATH, { user: buildUser({ role: 'Packer' }) });
  };

  it.each(['UPI', 'EXCHANGE'] as const)('says that nothing is collected for %s', async (method) => {
    open([{ paymentInfo: { method, status: 'collected' } }]);
    expect(await screen.findByRole('article')).toHaveTextContent(prepaid);
  });

  it('says it on the slips of a packer, and only where no cash is due', async () => {
    printing([buildPackingOrder({ _id: ids[0]! }), buildPackingOrder({ _id: ids[1]! })], 3635);
    const [cash, paid] = await screen.findAllByRole('article');
    expect(cash).toHaveTextContent('Cash on delivery: collect ₹3,635');
    expect(cash).not.toHaveTextContent(prepaid);
    expect(paid).toHaveTextContent(prepaid);
  });

  it('is not called prepaid while the payment has not arrived, or after the delivery', async () => {
    printing([
      { ...buildPackingOrder({ _id: ids[0]! }), isUnpaid: true },
      buildPackingOrder({ _id: ids[1]!, orderStatus: 'Delivered' }),
    ]);
    for (const slip of await screen.findAllByRole('article')) expect(slip).not.toHaveTextContent(prepaid);
  });
});
