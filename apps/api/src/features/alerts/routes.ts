import type { Route } from '../../platform/http/route.ts';
import { requestAlertRoute } from './request-alert.ts';
import { withdrawAlertRoute } from './withdraw-alert.ts';

export const alertRoutes: Route[] = [requestAlertRoute, withdrawAlertRoute];
