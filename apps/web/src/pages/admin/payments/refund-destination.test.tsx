import { expect, it } from '@jest/globals';
import type { StaffPayment } from '@e-store/shared/payments/endpoints';
import { screen, within } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const UTR = '412345678901';
const approve = { name: 'Approve refund' };

const buildHeld = (
  to: Partial<StaffPayment['approval']>,
  changes: Partial<StaffPayment['payment']>,
): StaffPayment => ({
  order: objectId(500),
  number: 'ES-100042',
  customer: 'Asha Rao',
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'Returned',
  payment: { ...buildOrder().payment, method: 'UPI', amount: 12_000, refundDue: 12_000, ...changes },
  canRefundOnline: false,
  approval: {
    state: 'waiting',
    amount: 12_000,
    by: 'Ravi Nair',
    at: '2026-11-20T11:00:00.000Z',
    isOwn: false,
    ...to,
  },
});

it.each([
  [{ payTo: 'asha@okbank', sources: [] }, {}, 'Refund to asha@okbank'],
  [{ sources: [UTR] }, {}, `Refund the way it was paid: UTR ${UTR}`],
  [
    { payTo: 'asha@okbank', sources: ['pay_1'] },
    { details: { order: 'order_1' } },
    'Refund the way it was paid: pay_1If that fails, to asha@okbank',
  ],
])('shows where the money of a refund to approve goes: %j', async (to, changes, text) => {
  apiServer.use(
    answer('GET /admin/payments', () => ({
      payments: [buildHeld(to, changes)],
      discrepancies: [],
      hasSecondApprover: true,
      statements: [],
      tabs: { 'to-confirm': 0, waiting: 0, refunds: 0, 'to-approve': 1 },
      total: 1,
      page: 1,
      limit: 25,
    })),
  );
  const { user } = renderRoutes('/admin/dashboard/payments?tab=to-approve', {
    user: buildUser({ role: 'Admin' }),
  });
  const isDestination = (_text: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === text;
  expect(await screen.findByText(isDestination)).toBeInTheDocument();
  await user.click(screen.getByRole('button', approve));
  expect(within(await screen.findByRole('dialog')).getByText(isDestination)).toBeInTheDocument();
});
