import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { correctStaffOrderRoute, undoMovesRoute } from './admin/revert-orders.ts';
import {
  addStaffOrderNoteRoute,
  updateStaffOrderAddressRoute,
  updateStaffOrderTrackingRoute,
} from './admin/edit-order.ts';
import { exportStaffOrdersRoute } from './admin/export-orders.ts';
import { getStaffOrderRoute, listStaffOrdersRoute, printStaffOrdersRoute } from './admin/list-orders.ts';
import { moveOrdersRoute, moveStaffOrderRoute } from './admin/move-orders.ts';
import { decideStaffReturnRoute, refundStaffOrderRoute } from './admin/settle-return.ts';
import { cancelOrderRoute } from './cancel-order.ts';
import { chooseOwnRedeliveryRoute, chooseRedeliveryRoute, getRedeliveryRoute } from './choose-redelivery.ts';
import { counterSchema } from './next-order-number.ts';
import { expireUnconfirmedOrders } from './expire-unconfirmed.ts';
import { getAttemptRoute, getOrderRoute, listMyOrdersRoute } from './own-orders.ts';
import { deliveryFailedMail } from './mails/delivery-failed-mail.ts';
import { orderMails } from './mails/order-mails.ts';
import { ordersMigrations } from './migrations.ts';
import { orderLockSchema } from './order-locks.ts';
import { ORDER_WORK } from './order-work.ts';
import { type OrderRecord, orderSchema } from './order.model.ts';
import {
  cancellationsHaveOneMail,
  ordersHaveOneConfirmationMail,
  ordersHaveOwnersAndOneKey,
  orderTotalsMatchLines,
} from './orders.invariant.ts';
import { personalOrders, erasedOrderRetention } from './personal-orders.ts';
import { decideRefundApprovalRoute, requestRefundApprovalRoute } from './payments/approve-refund.ts';
import { claimPaymentRoute, refreshPaymentRoute } from './payments/begin-payment.ts';
import { confirmPaymentRoute } from './payments/confirm-payment.ts';
import { expirePaymentsJob } from './payments/expire-payments.ts';
import { listPaymentOptionsRoute } from './payments/list-payment-options.ts';
import { checkDiscrepancyRoute } from './payments/payment-discrepancies.ts';
import { paymentEventsJob, receivePaymentEventRoute } from './payments/payment-events.ts';
import { reconcilePaymentsJob } from './payments/reconcile-payments.ts';
import {
  checkCashOnDeliveryRoute,
  decideStaffPaymentRoute,
  listStaffPaymentsRoute,
  refundStaffPaymentRoute,
} from './payments/staff-payments.ts';
import { matchStatementRoute } from './payments/match-statement.ts';
import { placeOrderRoute } from './place-order.ts';
import { type OrderPosting, postOrders, postOrdersJob, startOrderPosting } from './post-orders.ts';
import { requestReturnRoute } from './request-return.ts';
import { restocksAreCountedOnce } from './restocks.invariant.ts';
import { auditTrailMatchesStaffSteps } from './staff-steps.invariant.ts';
import { ledgerMatchesStock, ordersAreInTheLedger, stockIsNeverNegative } from './stock.invariant.ts';

const defineModels = (connection: Connection) => ({
  orders: connection.model('Order', orderSchema),
  counters: connection.model('Counter', counterSchema),
  orderTurns: connection.model('OrderTurn', orderLockSchema),
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
  interface MailKinds extends Record<keyof typeof orderMails | 'delivery-failed', true> {}
}

export const orders = defineFeature({
  defineModels,
  routes: [
    placeOrderRoute,
    getAttemptRoute,
    listMyOrdersRoute,
    getOrderRoute,
    cancelOrderRoute,
    listPaymentOptionsRoute,
    refreshPaymentRoute,
    claimPaymentRoute,
    confirmPaymentRoute,
    receivePaymentEventRoute,
    checkDiscrepancyRoute,
    listStaffPaymentsRoute,
    decideStaffPaymentRoute,
    refundStaffPaymentRoute,
    requestRefundApprovalRoute,
    decideRefundApprovalRoute,
    checkCashOnDeliveryRoute,
    matchStatementRoute,
    requestReturnRoute,
    getRedeliveryRoute,
    chooseRedeliveryRoute,
    chooseOwnRedeliveryRoute,
    listStaffOrdersRoute,
    printStaffOrdersRoute,
    exportStaffOrdersRoute,
    moveOrdersRoute,
    undoMovesRoute,
    getStaffOrderRoute,
    moveStaffOrderRoute,
    correctStaffOrderRoute,
    updateStaffOrderTrackingRoute,
    addStaffOrderNoteRoute,
    updateStaffOrderAddressRoute,
    decideStaffReturnRoute,
    refundStaffOrderRoute,
  ],
  mails: { ...orderMails, 'delivery-failed': deliveryFailedMail },
  jobs: [postOrdersJob, expireUnconfirmedOrders, expirePaymentsJob, paymentEventsJob, reconcilePaymentsJob],
  migrations: ordersMigrations,
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
