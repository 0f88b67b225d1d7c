import type { Route } from '../../http/route.ts';
import { getStaffOrderRoute, printStaffOrdersRoute } from './get-order.ts';
import { listStaffOrdersRoute } from './list-orders.ts';
import { noteStaffOrderRoute, readdressStaffOrderRoute, trackStaffOrderRoute } from './mend-order.ts';
import { moveOrdersRoute, moveStaffOrderRoute } from './move-orders.ts';
import { decideStaffReturnRoute, refundStaffOrderRoute } from './settle-return.ts';

export const staffOrderRoutes: Route[] = [
  listStaffOrdersRoute,
  printStaffOrdersRoute,
  moveOrdersRoute,
  getStaffOrderRoute,
  moveStaffOrderRoute,
  trackStaffOrderRoute,
  noteStaffOrderRoute,
  readdressStaffOrderRoute,
  decideStaffReturnRoute,
  refundStaffOrderRoute,
];
