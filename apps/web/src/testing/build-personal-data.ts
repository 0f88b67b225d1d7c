import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { buildUser } from './build-user.ts';

const AT = '2026-11-20T06:30:00.000Z';

export const buildPersonalData = (): PersonalDataExport => ({
  exportedAt: AT,
  notes: [],
  profile: { ...buildUser(), registeredAt: AT },
  addresses: [],
  sessions: [],
  orders: [],
  reviews: [],
  reviewReports: [],
  wishlist: [],
  cart: [],
  promoCodes: [],
  stockAlerts: [],
  contactMessages: [],
  mails: [],
  handledByStaff: [],
});
