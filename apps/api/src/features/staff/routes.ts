import type { Route } from '../../platform/http/route.ts';
import { addStaffRoute, changeRoleRoute } from './assign-role.ts';
import { listAuditRoute } from './list-audit.ts';
import { listStaffRoute } from './list-staff.ts';
import { resetSecondFactorRoute } from './reset-second-factor.ts';

export const staffRoutes: Route[] = [
  listAuditRoute,
  listStaffRoute,
  addStaffRoute,
  changeRoleRoute,
  resetSecondFactorRoute,
];
