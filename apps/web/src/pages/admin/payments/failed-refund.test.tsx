import { expect, it } from '@jest/globals';
import type { StaffPayment } from '@e-store/shared/payments/endpoints';
import { NO_REFUND_REASON } from '@e-store/shared/payments/payment-states';
import { screen } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const due: StaffPayment = {
  order: objectId(500),
  number: 'ES-100042',
  customer: 'Asha Rao',
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'Cancelled',
  payment: { ...buildOrder().payment, method: 'ONLINE', state: 'captured', amount: 979, refundDue: 979 },
  canRefundOnline: true,
};

it.each([
  [NO_REFUND_REASON, 'The refund failed. Try again, or refund another way.'],
  ['Account closed.', 'Refund failed: Account closed. Try again, or refund another way.'],
])('says at once that the gateway failed to refund: %s', async (refundProblem, text) => {
  const rows = [due];
  apiServer.use(
    answer('GET /admin/payments', () => ({
      payments: rows,
      discrepancies: [],
      hasSecondApprover: true,
      statements: [],
      tabs: { 'to-confirm': 0, waiting: 0, refunds: 1, 'to-approve': 0 },
      total: 1,
      page: 1,
      limit: 25,
    })),
    answer('POST /admin/payments/:id/refund', () => (rows[0] = { ...due, refundProblem })),
  );
  const { user } = renderRoutes('/admin/dashboard/payments?tab=refunds', {
    user: buildUser({ role: 'Admin' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Refund ₹979' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await screen.findByRole('button', { name: 'Mark as refunded' })).toBeInTheDocument();
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.queryByText('Refund of ES-100042 started.')).not.toBeInTheDocument();
});
