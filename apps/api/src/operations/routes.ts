import type { Route } from '../http/route.ts';
import { getStatusRoute } from './get-status.ts';

export const operationRoutes: Route[] = [getStatusRoute];
