import { defineFeature } from '../../platform/feature.ts';
import { addStaffRoute, changeRoleRoute, listStaffRoute, resetSecondFactorRoute } from './list-staff.ts';
import { listAuditRoute } from './list-audit.ts';
import { personalAuditTrail } from './personal-audit-trail.ts';

export const staff = defineFeature({
  routes: [listAuditRoute, listStaffRoute, addStaffRoute, changeRoleRoute, resetSecondFactorRoute],
  personalRecords: personalAuditTrail,
});
