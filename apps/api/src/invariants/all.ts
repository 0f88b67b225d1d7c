import { auditTrailMatchesStaffSteps } from './audit.ts';
import { customerStatsMatchOrders } from './customers.ts';
import { cashBookMatchesOrders } from './transactions.ts';
import type { Invariant } from './invariant.ts';
import {
  cancellationsHaveOneMail,
  ordersHaveOneConfirmationMail,
  ordersHaveOwnersAndOneKey,
  orderTotalsMatchLines,
} from './orders.ts';
import { promoUsesMatchOrders } from './promotions.ts';
import { restocksAreCountedOnce } from './restocks.ts';
import { ratingsMatchReviews, reviewsAreByBuyers } from './reviews.ts';
import { sessionsExpireInTime } from './sessions.ts';
import { salesDaysMatchOrders } from './sales-days.ts';
import { ledgerMatchesStock, ordersAreInTheLedger, stockIsNeverNegative } from './stock.ts';

export const invariants: readonly Invariant[] = [
  stockIsNeverNegative,
  ledgerMatchesStock,
  ordersAreInTheLedger,
  restocksAreCountedOnce,
  orderTotalsMatchLines,
  ordersHaveOwnersAndOneKey,
  ordersHaveOneConfirmationMail,
  promoUsesMatchOrders,
  cancellationsHaveOneMail,
  ratingsMatchReviews,
  reviewsAreByBuyers,
  sessionsExpireInTime,
  auditTrailMatchesStaffSteps,
  salesDaysMatchOrders,
  customerStatsMatchOrders,
  cashBookMatchesOrders,
];
