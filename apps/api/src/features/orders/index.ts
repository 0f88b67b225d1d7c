import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { correctStaffOrderRoute } from './admin/correct-order.ts';
import {
  noteStaffOrderRoute,
  updateStaffOrderAddressRoute,
  trackStaffOrderRoute,
} from './admin/edit-order.ts';
import { exportStaffOrdersRoute } from './admin/export-orders.ts';
import { getStaffOrderRoute, printStaffOrdersRoute } from './admin/get-order.ts';
import { listStaffOrdersRoute } from './admin/list-orders.ts';
import { moveOrdersRoute, moveStaffOrderRoute } from './admin/move-orders.ts';
import { decideStaffReturnRoute, refundStaffOrderRoute } from './admin/settle-return.ts';
import { undoMovesRoute } from './admin/undo-moves.ts';
import { cancelOrderRoute } from './cancel-order.ts';
import { counterSchema } from './counter.model.ts';
import { expireUnconfirmedOrders } from './expire-unconfirmed.ts';
import { getAttemptRoute } from './get-attempt.ts';
import { getOrderRoute } from './get-order.ts';
import { listMyOrdersRoute } from './list-my-orders.ts';
import { orderMails } from './mails/order-mails.ts';
import { ordersMigrations } from './migrations.ts';
import type { OrderEvents } from './order-events.ts';
import { orderLockSchema } from './order-lock.model.ts';
import { ORDER_WORK } from './order-work.ts';
import { orderSchema } from './order.model.ts';
import {
  cancellationsHaveOneMail,
  ordersHaveOneConfirmationMail,
  ordersHaveOwnersAndOneKey,
  orderTotalsMatchLines,
} from './orders.invariant.ts';
import { personalOrders, erasedOrderRetention } from './personal-orders.ts';
import { placeOrderRoute } from './place-order.ts';
import { requestReturnRoute } from './request-return.ts';
import { restocksAreCountedOnce } from './restocks.invariant.ts';
import { auditTrailMatchesStaffSteps } from './staff-steps.invariant.ts';
import { ledgerMatchesStock, ordersAreInTheLedger, stockIsNeverNegative } from './stock.invariant.ts';

const defineModels = (connection: Connection) => ({
  orders: connection.model('Order', orderSchema),
  counters: connection.model('Counter', counterSchema),
  orderTurns: connection.model('OrderTurn', orderLockSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
  interface Events extends OrderEvents {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof orderMails, true> {}
}

export const orders = defineFeature({
  defineModels,
  routes: [
    placeOrderRoute,
    getAttemptRoute,
    listMyOrdersRoute,
    getOrderRoute,
    cancelOrderRoute,
    requestReturnRoute,
    listStaffOrdersRoute,
    printStaffOrdersRoute,
    exportStaffOrdersRoute,
    moveOrdersRoute,
    undoMovesRoute,
    getStaffOrderRoute,
    moveStaffOrderRoute,
    correctStaffOrderRoute,
    trackStaffOrderRoute,
    noteStaffOrderRoute,
    updateStaffOrderAddressRoute,
    decideStaffReturnRoute,
    refundStaffOrderRoute,
  ],
  mails: orderMails,
  jobs: [expireUnconfirmedOrders],
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
});
