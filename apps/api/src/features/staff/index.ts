import { defineFeature } from '../../platform/feature.ts';
import * as listStaff from './list-staff.ts';
import * as listAudit from './list-audit.ts';
import { personalAuditTrail } from './personal-audit-trail.ts';

export const staff = defineFeature({
  routeModules: [listAudit, listStaff],
  personalRecords: personalAuditTrail,
});
