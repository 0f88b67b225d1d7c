import { firstIndexes } from './001-first-indexes.ts';
import { saved } from './002-saved.ts';
import { reviews } from './003-reviews.ts';
import { promoCodes } from './004-promo-codes.ts';
import { contactMessageIndexes } from './005-contact-messages.ts';
import { newsletterIndexes } from './005-newsletter.ts';
import { returnsAndSessionDevices } from './007-returns-and-session-devices.ts';
import { stockAlertIndexes } from './006-stock-alerts.ts';
import { orderLimitIndexes } from './010-order-limits.ts';
import { orderLockIndexes } from './011-order-locks.ts';
import { auditTrail } from './020-audit-trail.ts';
import { categoriesAndProductVersions } from './021-categories-and-product-versions.ts';
import { salesDays } from './040-sales-days.ts';
import { staffOrders } from './021-staff-orders.ts';
import { people } from './030-people.ts';
import { promoCodeList } from './050-promo-code-list.ts';
import { personalData } from './060-personal-data.ts';
import { customerStats } from './051-customer-statistics.ts';
import { tickets } from './074-tickets.ts';
import { movementsByTime } from './075-movements-by-time.ts';
import { orderAddresses } from './070-order-addresses.ts';
import { orderCorrections } from './080-order-corrections.ts';
import { addressKeys } from './085-address-keys.ts';
import { mailKinds } from './086-mail-kinds.ts';
import { unassignedStock } from './087-unassigned-stock.ts';
import { idempotencyKeys } from './088-idempotency-keys.ts';
import { reviewReporters } from './089-review-reporters.ts';
import { bulkAuditEntries } from './090-bulk-audit-entries.ts';
import { publicPromoCodes } from './091-public-promo-codes.ts';
import type { Migration } from './migration.ts';

/** Migrations in order of application. Append only. */
export const migrations: readonly Migration[] = [
  firstIndexes,
  newsletterIndexes,
  promoCodes,
  saved,
  contactMessageIndexes,
  returnsAndSessionDevices,
  stockAlertIndexes,
  reviews,
  orderLimitIndexes,
  orderLockIndexes,
  auditTrail,
  categoriesAndProductVersions,
  salesDays,
  staffOrders,
  people,
  promoCodeList,
  personalData,
  customerStats,
  tickets,
  orderAddresses,
  movementsByTime,
  orderCorrections,
  addressKeys,
  mailKinds,
  unassignedStock,
  idempotencyKeys,
  reviewReporters,
  bulkAuditEntries,
  publicPromoCodes,
];
