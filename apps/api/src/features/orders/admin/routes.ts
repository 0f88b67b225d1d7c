import type { Route } from '../../../platform/http/route.ts';
import { correctStaffOrderRoute } from './correct-order.ts';
import { exportStaffOrdersRoute } from './export-orders.ts';
import { getStaffOrderRoute, printStaffOrdersRoute } from './get-order.ts';
import { listStaffOrdersRoute } from './list-orders.ts';
import { noteStaffOrderRoute, updateStaffOrderAddressRoute, trackStaffOrderRoute } from './edit-order.ts';
import { moveOrdersRoute, moveStaffOrderRoute } from './move-orders.ts';
import { decideStaffReturnRoute, refundStaffOrderRoute } from './settle-return.ts';
import { undoMovesRoute } from './undo-moves.ts';

export const staffOrderRoutes: Route[] = [
  listStaffOrdersRoute,
  printStaffOrdersRoute,
  exportStaffOrdersRoute,
  moveOrdersRoute,
  undoMovesRoute,
  getStaffOrderRoute,
  moveStaffOrderRoute,
  correctStaffOrderRoute,
  trackStaffOrderRoute,
  noteStaffOrderRoute,
  updateStaffOrderAddressRoute,
  decideStaffReturnRoute,
  refundStaffOrderRoute,
];
