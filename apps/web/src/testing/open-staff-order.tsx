import { screen, within } from '@testing-library/react';
import { answer, apiServer } from './api-server.ts';
import { type buildPackingOrder, buildStaffOrder } from './build-staff-orders.ts';
import { buildUser } from './build-user.ts';
import { objectId } from './object-id.ts';
import { renderRoutes } from './render-routes.tsx';

export const STAFF_ORDER_ID = objectId(500);
const admin = buildUser({ role: 'Admin' });

export async function openStaffOrder(
  shown: ReturnType<typeof buildPackingOrder> = buildStaffOrder(),
  user = admin,
) {
  apiServer.use(answer('GET /admin/orders/:id', shown));
  const shop = renderRoutes(`/admin/dashboard/orderlist/${STAFF_ORDER_ID}`, { user });
  await screen.findByRole('heading', { level: 1, name: 'Order ES-100042' });
  return { ...shop, main: within(screen.getByRole('main')) };
}
