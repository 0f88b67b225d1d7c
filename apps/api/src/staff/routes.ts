import type { Route } from '../http/route.ts';
import { listAuditRoute } from './list-audit.ts';

export const staffRoutes: Route[] = [listAuditRoute];
