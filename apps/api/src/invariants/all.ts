import { staffStepsAreInTheTrail } from './audit.ts';
import { customerFiguresAreTheirOrders } from './customers.ts';
import { cashBookAgreesWithOrders } from './transactions.ts';
import type { Invariant } from './invariant.ts';
import {
  cancellationsAreSaidByOneMail,
  ordersAreConfirmedByOneMail,
  ordersHaveOwnersAndOneKey,
  totalsAddUp,
} from './orders.ts';
import { promoUsesAreCounted } from './promotions.ts';
import { putBackIsCountedOnce } from './stock-put-back.ts';
import { ratingsAreTheirReviews, reviewsAreOfBuyers } from './reviews.ts';
import { sessionsEndInTime } from './sessions.ts';
import { salesDaysAreTheirOrders } from './sales-days.ts';
import { ledgerExplainsStock, ordersAreInTheLedger, stockIsNeverNegative } from './stock.ts';

export const invariants: readonly Invariant[] = [
  stockIsNeverNegative,
  ledgerExplainsStock,
  ordersAreInTheLedger,
  putBackIsCountedOnce,
  totalsAddUp,
  ordersHaveOwnersAndOneKey,
  ordersAreConfirmedByOneMail,
  promoUsesAreCounted,
  cancellationsAreSaidByOneMail,
  ratingsAreTheirReviews,
  reviewsAreOfBuyers,
  sessionsEndInTime,
  staffStepsAreInTheTrail,
  salesDaysAreTheirOrders,
  customerFiguresAreTheirOrders,
  cashBookAgreesWithOrders,
];
