import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder, STAFF_ORDER_ID } from '../../../testing/open-staff-order.tsx';

describe('the invoices of an order in E-DASH', () => {
  it('downloads its invoices and credit notes on A4 and A6', async () => {
    const invoice = { _id: objectId(800), number: 'INV/26-27/000042', kind: 'tax-invoice' as const };
    const issued = { issuedAt: '2026-11-20T06:30:00.000Z', total: 979_00 };
    apiServer.use(
      answer('GET /admin/orders/:id/invoices', {
        documents: [
          { ...invoice, ...issued },
          {
            ...issued,
            _id: objectId(801),
            number: 'CRN/26-27/000007',
            kind: 'credit-note',
            against: invoice.number,
          },
        ],
      }),
    );
    const { main } = await openStaffOrder(buildStaffOrder({ orderStatus: 'Cancelled' }));
    expect(await main.findByRole('link', { name: 'Download A6 INV/26-27/000042 (PDF)' })).toHaveAttribute(
      'href',
      `/api/v1/admin/orders/${STAFF_ORDER_ID}/invoice?size=a6&document=${objectId(800)}`,
    );
    expect(main.getByText(/CRN\/26-27\/000007 for INV/)).toHaveTextContent('Credit note CRN/26-27/000007');
    expect(main.getByRole('link', { name: 'Download A4 CRN/26-27/000007 (PDF)' })).toHaveAttribute(
      'download',
    );
  });

  it('says when its invoice will be issued, and asks again after a move', async () => {
    let asked = 0;
    apiServer.use(
      answer('GET /admin/orders/:id/invoices', () => {
        asked += 1;
        return { documents: [] };
      }),
      answer('POST /admin/orders/:id/move', buildStaffOrder({ orderStatus: 'Confirmed' })),
    );
    const { user, main } = await openStaffOrder();
    expect(await main.findByText('The invoice is issued when the order is packed.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(asked).toBe(2));
  });

  it('says that an order cancelled before packing has none', async () => {
    const { main } = await openStaffOrder(buildStaffOrder({ orderStatus: 'Cancelled' }));
    expect(await main.findByText('This order has no invoice.')).toBeInTheDocument();
  });

  it('shows a packer no invoices', async () => {
    const { main } = await openStaffOrder(buildPackingOrder(), buildUser({ role: 'Packer' }));
    expect(main.queryByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument();
  });
});

describe('an order of a deleted account in E-DASH', () => {
  it.each(['Admin', 'Packer'] as const)('shows the %s no invented mobile number or email', async (role) => {
    const shown = role === 'Admin' ? buildStaffOrder() : buildPackingOrder();
    const { main } = await openStaffOrder({ ...shown, isErased: true }, buildUser({ role }));
    expect(main.getByText(/account was deleted/)).toBeInTheDocument();
    expect(main.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
    expect(main.queryByRole('link', { name: shown.deliveryPhone })).not.toBeInTheDocument();
  });
});
