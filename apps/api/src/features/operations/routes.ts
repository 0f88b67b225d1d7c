import type { Route } from '../../platform/http/route.ts';
import { getStatusRoute } from './get-status.ts';

export const operationRoutes: Route[] = [getStatusRoute];
