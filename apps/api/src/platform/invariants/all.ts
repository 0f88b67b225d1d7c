import { auditTrailMatchesStaffSteps } from '../../features/orders/staff-steps.invariant.ts';
import { customerStatsMatchOrders } from '../../features/customers/customers.invariant.ts';
import { cashBookMatchesOrders } from '../../features/transactions/transactions.invariant.ts';
import type { Invariant } from './invariant.ts';
import {
  cancellationsHaveOneMail,
  ordersHaveOneConfirmationMail,
  ordersHaveOwnersAndOneKey,
  orderTotalsMatchLines,
} from '../../features/orders/orders.invariant.ts';
import { promoUsesMatchOrders } from '../../features/promotions/promotions.invariant.ts';
import { restocksAreCountedOnce } from '../../features/orders/restocks.invariant.ts';
import { ratingsMatchReviews, reviewsAreByBuyers } from '../../features/reviews/reviews.invariant.ts';
import { sessionsExpireInTime } from '../../features/account/sessions.invariant.ts';
import { salesDaysMatchOrders } from '../../features/dashboard/sales-days.invariant.ts';
import {
  ledgerMatchesStock,
  ordersAreInTheLedger,
  stockIsNeverNegative,
} from '../../features/orders/stock.invariant.ts';

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
