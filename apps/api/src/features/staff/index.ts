import { defineFeature } from '../../platform/feature.ts';
import { addStaffRoute, changeRoleRoute } from './assign-role.ts';
import { listAuditRoute } from './list-audit.ts';
import { listStaffRoute } from './list-staff.ts';
import { personalAuditTrail } from './personal-audit-trail.ts';
import { resetSecondFactorRoute } from './reset-second-factor.ts';

export const staff = defineFeature({
  routes: [listAuditRoute, listStaffRoute, addStaffRoute, changeRoleRoute, resetSecondFactorRoute],
  personalRecords: personalAuditTrail,
});
