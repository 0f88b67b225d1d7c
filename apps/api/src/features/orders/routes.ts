import type { Route } from '../../platform/http/route.ts';
import { getAttemptRoute } from './get-attempt.ts';
import { cancelOrderRoute } from './cancel-order.ts';
import { getOrderRoute } from './get-order.ts';
import { listMyOrdersRoute } from './list-my-orders.ts';
import { placeOrderRoute } from './place-order.ts';
import { staffOrderRoutes } from './admin/routes.ts';
import { requestReturnRoute } from './request-return.ts';

export const orderRoutes: Route[] = [
  placeOrderRoute,
  getAttemptRoute,
  listMyOrdersRoute,
  getOrderRoute,
  cancelOrderRoute,
  requestReturnRoute,
  ...staffOrderRoutes,
];
