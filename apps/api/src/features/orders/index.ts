import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as revertOrders from './admin/revert-orders.ts';
import * as editOrder from './admin/edit-order.ts';
import * as exportOrders from './admin/export-orders.ts';
import * as listOrders from './admin/list-orders.ts';
import * as moveOrders from './admin/move-orders.ts';
import * as placeStaffOrder from './admin/place-staff-order.ts';
import * as recordRefundAccount from './admin/record-refund-account.ts';
import * as requestStaffReturn from './admin/request-staff-return.ts';
import * as settleReturn from './admin/settle-return.ts';
import * as cancelOrder from './cancel-order.ts';
import * as chooseRedelivery from './choose-redelivery.ts';
import { counterSchema } from './next-order-number.ts';
import { expireUnconfirmedOrders } from './expire-unconfirmed.ts';
import * as getCollection from './get-collection.ts';
import * as ownOrders from './own-orders.ts';
import { deliveryFailedMail } from './mails/delivery-failed-mail.ts';
import { orderMails } from './mails/order-mails.ts';
import { paymentMails } from './mails/payment-mails.ts';
import { refundApprovalMails } from './mails/refund-approval-mail.ts';
import { returnMails } from './mails/return-mails.ts';
import { ordersMigrations } from './migrations.ts';
import { orderLockSchema } from './order-locks.ts';
import { orderNumberSearches } from './order-number-searches.ts';
import { ORDER_WORK } from './order-work.ts';
import { type OrderRecord, orderSchema } from './order.model.ts';
import {
  cancellationsHaveOneMail,
  ordersHaveOneConfirmationMail,
  ordersHaveOwnersAndOneKey,
  orderTotalsMatchLines,
} from './orders.invariant.ts';
import { personalOrders, erasedOrderRetention } from './personal-orders.ts';
import * as approveRefund from './payments/approve-refund.ts';
import * as beginPayment from './payments/begin-payment.ts';
import * as claimPayment from './payments/claim-payment.ts';
import * as confirmPayment from './payments/confirm-payment.ts';
import { expirePaymentsJob } from './payments/expire-payments.ts';
import * as listPaymentOptions from './payments/list-payment-options.ts';
import * as paymentDiscrepancies from './payments/payment-discrepancies.ts';
import * as paymentEvents from './payments/payment-events.ts';
import { reconcilePaymentsJob } from './payments/reconcile-payments.ts';
import * as staffPayments from './payments/staff-payments.ts';
import * as matchStatement from './payments/match-statement.ts';
import * as placeOrder from './place-order.ts';
import { type OrderPosting, postOrders, postOrdersJob, startOrderPosting } from './post-orders.ts';
import * as requestReturn from './request-return.ts';
import { restocksAreCountedOnce } from './restocks.invariant.ts';
import { auditTrailMatchesStaffSteps } from './staff-steps.invariant.ts';
import { ledgerMatchesStock, ordersAreInTheLedger, stockIsNeverNegative } from './stock.invariant.ts';

const defineModels = (connection: Connection) => ({
  orders: connection.model('Order', orderSchema),
  counters: connection.model('Counter', counterSchema),
  orderLocks: connection.model('OrderLock', orderLockSchema),
});

/** Published in the transaction of the change, so that the effects cannot drift from the order. */
type OrderEvents = {
  'orders.posted': { orders: readonly OrderRecord[] };
  /** Forward or back. `changesSales`: a cancellation or return, or its withdrawal. */
  'order.moved': { order: OrderRecord; at: Date; changesSales: boolean };
  /** Payment, returns or personal data changed without a move. */
  'order.amended': { order: OrderRecord };
};

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
  interface Events extends OrderEvents {}
}
declare module '../../platform/context.ts' {
  interface Services {
    orderPosting: OrderPosting;
  }
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<
    | keyof typeof orderMails
    | keyof typeof paymentMails
    | keyof typeof refundApprovalMails
    | keyof typeof returnMails
    | 'delivery-failed',
    true
  > {}
}

export const orders = defineFeature({
  defineModels,
  routeModules: [
    placeOrder,
    ownOrders,
    cancelOrder,
    listPaymentOptions,
    beginPayment,
    claimPayment,
    confirmPayment,
    paymentEvents,
    paymentDiscrepancies,
    staffPayments,
    approveRefund,
    matchStatement,
    requestReturn,
    chooseRedelivery,
    getCollection,
    listOrders,
    exportOrders,
    moveOrders,
    revertOrders,
    editOrder,
    placeStaffOrder,
    requestStaffReturn,
    settleReturn,
    recordRefundAccount,
  ],
  mails: {
    ...orderMails,
    ...paymentMails,
    ...refundApprovalMails,
    ...returnMails,
    'delivery-failed': deliveryFailedMail,
  },
  jobs: [
    postOrdersJob,
    expireUnconfirmedOrders,
    expirePaymentsJob,
    paymentEvents.paymentEventsJob,
    reconcilePaymentsJob,
  ],
  migrations: ordersMigrations,
  numberSearches: orderNumberSearches,
  personalRecords: personalOrders,
  retentionRules: [erasedOrderRetention],
  invariants: [
    stockIsNeverNegative,
    ledgerMatchesStock,
    ordersAreInTheLedger,
    restocksAreCountedOnce,
    orderTotalsMatchLines,
    ordersHaveOwnersAndOneKey,
    ordersHaveOneConfirmationMail,
    cancellationsHaveOneMail,
    auditTrailMatchesStaffSteps,
  ],
  work: ORDER_WORK,
  subscribers: [
    {
      event: 'stock.compared',
      handle: async (database, { product }, session) => {
        await postOrders(database, session, { 'orderItems.product': product });
      },
    },
  ],
  start: (context) => {
    const orderPosting = startOrderPosting(context);
    return { services: { orderPosting }, stop: () => orderPosting.idle() };
  },
});
