import { defineFeature } from '../../platform/feature.ts';
import * as findByNumber from './find-by-number.ts';
import { staffMails } from './admin-changed-mail.ts';
import * as listStaff from './list-staff.ts';
import * as listAudit from './list-audit.ts';
import { personalAuditTrail } from './personal-audit-trail.ts';

declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof staffMails, true> {}
}

export const staff = defineFeature({
  routeModules: [listAudit, listStaff, findByNumber],
  mails: staffMails,
  personalRecords: personalAuditTrail,
});
