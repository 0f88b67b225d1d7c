import { describe, expect, it } from '@jest/globals';
import type { OrderRemittance } from '@e-store/shared/orders/staff-order';
import { buildPackingOrder, buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const delivered = {
  orderStatus: 'Delivered' as const,
  paymentInfo: { method: 'COD', status: 'collected' as const },
};
const remittance: OrderRemittance = {
  amount: 979_00,
  courier: 'Parcel One',
  paidOn: '2026-11-23',
  recordedAt: '2026-11-24T06:30:00.000Z',
  reference: '412345678901',
};
const openCash = { name: 'Open cash' };
const openRecorded = { name: 'View recorded remittances' };

async function openWith(changes: { remittances?: OrderRemittance[]; cashOwed?: number }) {
  const { main } = await openStaffOrder(buildStaffOrder(delivered, changes));
  return main;
}

describe('the remittance of an order', () => {
  it('has amount, courier, day of the payment and UTR, and leads to the recorded ones', async () => {
    const main = await openWith({ remittances: [remittance] });
    expect(main.getByText('₹979 remitted by Parcel One')).toBeInTheDocument();
    expect(main.getByText('Paid Mon 23 Nov, UTR 412345678901')).toBeInTheDocument();
    expect(main.getByRole('link', openRecorded)).toHaveAttribute('href', '/admin/dashboard/cash/remittances');
    expect(main.queryByText(/outstanding/i)).not.toBeInTheDocument();
  });

  it('is missing: the order says what is outstanding, and leads to the cash page', async () => {
    const main = await openWith({ remittances: [], cashOwed: 979_00 });
    expect(main.getByText('Not remitted yet: ₹979 outstanding')).toBeInTheDocument();
    expect(main.getByRole('link', openCash)).toHaveAttribute('href', '/admin/dashboard/cash');
    expect(main.queryByText(/remitted by/)).not.toBeInTheDocument();
  });

  it('was short: the order shows the payment and the rest', async () => {
    const main = await openWith({ remittances: [{ ...remittance, amount: 943_60 }], cashOwed: 35_40 });
    expect(main.getByText('₹943.60 remitted by Parcel One')).toBeInTheDocument();
    expect(main.getByText('Outstanding: ₹35.40')).toBeInTheDocument();
    expect(main.queryByText(/^Not remitted yet/)).not.toBeInTheDocument();
    expect(main.getByRole('link', openCash)).toBeInTheDocument();
  });

  it('without courier, day and UTR says when it was recorded', async () => {
    const { amount, recordedAt } = remittance;
    const main = await openWith({ remittances: [{ amount, recordedAt }] });
    expect(main.getByText('₹979 remitted')).toBeInTheDocument();
    expect(main.getByText('Recorded Tue 24 Nov')).toBeInTheDocument();
  });

  it('is not mentioned before cash was collected', async () => {
    const { main } = await openStaffOrder(buildStaffOrder());
    expect(main.queryByText(/remit|outstanding/i)).not.toBeInTheDocument();
    expect(main.queryByRole('link', openCash)).not.toBeInTheDocument();
  });

  it('is not shown to a Packer', async () => {
    const packing = { ...buildPackingOrder(delivered), remittances: [remittance], cashOwed: 100_00 };
    const { main } = await openStaffOrder(packing, buildUser({ role: 'Packer' }));
    expect(main.queryByText(/remit|outstanding/i)).not.toBeInTheDocument();
  });
});
