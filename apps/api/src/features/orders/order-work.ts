import { ORDER_TABS, ORDER_WORK_TABS } from '@e-store/shared/orders/order-lifecycle';
import { trusted } from 'mongoose';
import { HANDLED_ORDERS } from '../payments/payment.model.ts';
import type { Context } from '../../platform/context.ts';
import { failedTabFilter } from './failed-deliveries.ts';
import { countDiscrepancies } from './payments/payment-discrepancies.ts';
import { REFUND_TO_PAY } from './payments/refunds-due.ts';
import { PAYMENT_TAB_FILTERS } from './payments/staff-payments.ts';

type OrderWork = keyof typeof ORDER_WORK_TABS;

const countTab =
  (work: OrderWork) =>
  ({ database }: Context) =>
    database.orders.countDocuments({
      orderStatus: trusted({ $in: ORDER_TABS[ORDER_WORK_TABS[work]] }),
      ...(work === 'toConfirm' && HANDLED_ORDERS),
    });

/** Staff tasks, counted as in their lists. */
export const ORDER_WORK = {
  toConfirm: countTab('toConfirm'),
  toPack: countTab('toPack'),
  toShip: countTab('toShip'),
  deliveryFailed: countTab('deliveryFailed'),
  attemptsDue: ({ database, now }: Context) =>
    database.orders.countDocuments(failedTabFilter('attempts-due', now())),
  returnsProposed: ({ database, now }: Context) =>
    database.orders.countDocuments(failedTabFilter('return-proposed', now())),
  returnsToCheck: countTab('returnsToCheck'),
  refundsDue: ({ database }: Context) => database.orders.countDocuments(REFUND_TO_PAY),
  paymentsToConfirm: ({ database }: Context) =>
    database.orders.countDocuments(PAYMENT_TAB_FILTERS['to-confirm']),
  paymentDiscrepancies: ({ database }: Context) => countDiscrepancies(database),
  refundsToApprove: ({ database }: Context) =>
    database.orders.countDocuments(PAYMENT_TAB_FILTERS['to-approve']),
} satisfies Record<
  | OrderWork
  | 'attemptsDue'
  | 'returnsProposed'
  | 'refundsDue'
  | 'paymentsToConfirm'
  | 'paymentDiscrepancies'
  | 'refundsToApprove',
  unknown
>;
