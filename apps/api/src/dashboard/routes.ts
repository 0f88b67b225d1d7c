import type { Route } from '../http/route.ts';
import { getSalesRoute } from './get-sales.ts';
import { getSummaryRoute } from './get-summary.ts';
import { getTopProductsRoute } from './get-top-products.ts';

export const dashboardRoutes: Route[] = [getSummaryRoute, getSalesRoute, getTopProductsRoute];
