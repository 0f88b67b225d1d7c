import type { Route } from '../http/route.ts';
import { getOrderRoute } from './get-order.ts';
import { listMyOrdersRoute } from './list-my-orders.ts';
import { placeOrderRoute } from './place-order.ts';

export const orderRoutes: Route[] = [placeOrderRoute, listMyOrdersRoute, getOrderRoute];
