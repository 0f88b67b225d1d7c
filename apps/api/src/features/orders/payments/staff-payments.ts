import {
  checkCashOnDelivery,
  decideStaffPayment,
  listStaffPayments,
  type StatementColumns,
  refundStaffPayment,
} from '@e-store/shared/payments/endpoints';
import { isOpen, isSold, ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import { isPaidAtDoor, PAYMENT_TABS } from '@e-store/shared/payments/payment-states';
import { readPage } from '../../../platform/database/read-page.ts';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/http/route.ts';
import { cashOnDelivery } from '../../payments/cod/cod-provider.ts';
import {
  assertNoRefundPending,
  holdEnd,
  type PaymentCause,
  type PaymentRecord,
  refundPayment,
} from '../../payments/payment.model.ts';
import { requestRefund } from '../../payments/provider-refunds.ts';
import { endProposal } from '../../payments/refund-proposal.ts';
import { readOrderTerms } from '../../store/read-settings.ts';
import { changeOrder } from '../admin/change-order.ts';
import { labelPayment } from '../label-payment.ts';
import type { OrderRecord } from '../order.model.ts';
import { checkAvailability } from './list-payment-options.ts';
import { listDiscrepancies } from './payment-discrepancies.ts';
import { rejectClaim, withdrawalError, withdrawCapture } from './payment-claim.ts';
import { receiveAtDoor, receivePayment, savePayment, withdrawAtDoor } from './receive-payment.ts';
import { assertRefundApproved, readApprovalTerms } from './refund-approval.ts';
import { auditedRefunds, queueRefundMail, sendRefunds } from './refund-online.ts';
import { assertRefundAccount, findOrderRefundDue } from './refunds-due.ts';
import { toStaffPayment } from './to-staff-payment.ts';
import { type ClientSession, trusted } from 'mongoose';
import { queueOrderMail } from '../queue-order-mail.ts';

const exists = trusted({ $exists: true });

const ENDED = trusted({ $in: ORDER_STATUSES.filter((status) => !isSold(status)) });

/** These orders ended after they were paid, or were paid twice. */
export const PAYMENT_TAB_FILTERS = {
  'to-confirm': { 'payment.claimed.at': exists },
  waiting: { 'payment.expiresAt': exists },
  refunds: {
    paymentStatus: 'refund due' as const,
    $or: [{ orderStatus: ENDED }, { $expr: trusted({ $gt: ['$payment.paid', '$payment.amount'] }) }],
  },
  'to-approve': { 'payment.proposal.at': exists, 'payment.proposal.decision': null },
} satisfies Record<(typeof PAYMENT_TABS)[number], object>;

export const listStaffPaymentsRoute = route(listStaffPayments, async ({ query, session }, context) => {
  const { database } = context;
  const { orders } = database;
  const reader = session.user._id;
  const { tab, page, limit } = query;
  const terms = await readApprovalTerms(context, reader);
  const counts = await Promise.all(
    PAYMENT_TABS.map(async (one) => [one, await orders.countDocuments(PAYMENT_TAB_FILTERS[one])] as const),
  );
  const tabs = Object.fromEntries(counts);
  const total = tabs[tab] ?? 0;
  const records = await readPage({ page, limit, total, sort: { createdAt: -1, _id: -1 } }, (part) =>
    orders.find(PAYMENT_TAB_FILTERS[tab]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return {
    payments: await Promise.all(records.map((record) => toStaffPayment(context, record, reader, terms))),
    tabs,
    discrepancies: await listDiscrepancies(database),
    hasSecondApprover: terms.hasSecond,
    ...(terms.secondFrom && { secondApproverFrom: terms.secondFrom.toISOString() }),
    statements: await listStatementColumns(database),
    total,
    page,
    limit,
  };
});

const STATEMENTS_MAX = 50;

async function listStatementColumns({ statementColumns }: Database): Promise<StatementColumns[]> {
  const found = await statementColumns.find().sort({ matchedAt: -1 }).limit(STATEMENTS_MAX).lean();
  return found.map(({ _id: statement, amount }) => ({ statement, amount }));
}

const auditedFields = (order: OrderRecord) => {
  const { payment } = order;
  return {
    paymentStatus: labelPayment(order),
    ...(payment.reference !== undefined && { reference: payment.reference }),
    ...(payment.claimed && { claim: payment.claimed.reference }),
    ...auditedRefunds(payment),
  };
};

function assertUnpaid({ isPrepaid, paid }: PaymentRecord): void {
  if (!isPrepaid || paid > 0) throw new ConflictError('This order does not wait for a payment.');
}

export const confirmPayment = (
  context: Context,
  { id, reference }: { id: string; reference: string | undefined },
  staff: StaffRequest,
): Promise<OrderRecord> =>
  changeOrder(context, id, staff, {
    what: 'order.paymentConfirmed',
    auditedFields,
    change: async (found, by, at, session) => {
      const { method, amount } = found.payment;
      if (method === cashOnDelivery.code && amount > 0 && reference !== undefined)
        return receiveAtDoor(context.database, found, { at, by, reference }, session);
      assertUnpaid(found.payment);
      const proof = reference ?? found.payment.claimed?.reference;
      if (proof === undefined)
        throw new ValidationError({ reference: 'Enter the reference from the bank statement.' });
      return receivePayment(context.database, found, { at, by, reference: proof }, session);
    },
  });

const rejectPayment = (context: Context, id: string, staff: StaffRequest): Promise<OrderRecord> =>
  changeOrder(context, id, staff, {
    what: 'order.paymentRejected',
    auditedFields,
    change: async (found, by, at, session) => {
      assertUnpaid(found.payment);
      return saveUnpaid(context, found, rejectClaim(found.payment, at), { at, by }, session);
    },
  });

/** Of a payment that staff confirmed by mistake. */
const withdrawPayment = (context: Context, id: string, staff: StaffRequest): Promise<OrderRecord> =>
  changeOrder(context, id, staff, {
    what: 'order.paymentWithdrawn',
    auditedFields,
    change: async (found, by, at, session) => {
      const { reference } = found.payment;
      const cause = { at, by, reference };
      const error = withdrawalError(found);
      if (error !== undefined) throw new ConflictError(error);
      const unpaid = withdrawCapture(found, cause);
      return isPaidAtDoor(found.payment)
        ? withdrawAtDoor(context.database, found, unpaid, cause, session)
        : saveUnpaid(context, found, unpaid, cause, session);
    },
  });

/** An open order is held again for its payment. */
async function saveUnpaid(
  { database }: Context,
  order: OrderRecord,
  payment: PaymentRecord,
  cause: PaymentCause,
  session: ClientSession,
): Promise<OrderRecord> {
  if (payment.rejected)
    await queueOrderMail(database, order, { kind: 'payment-not-found' }, cause.at, session);
  if (!isOpen(order.orderStatus)) return savePayment(database, order, payment, cause, session);
  const { payments } = await readOrderTerms(database);
  const expiresAt = holdEnd(cause.at, payments);
  return savePayment(database, order, { ...payment, expiresAt }, cause, session);
}

export const decideStaffPaymentRoute = route(decideStaffPayment, async (input, context) => {
  const { received, reference, isMistake } = input.body;
  const { id } = input.params;
  const order = received
    ? await confirmPayment(context, { id, reference }, input)
    : await (isMistake ? withdrawPayment : rejectPayment)(context, id, input);
  context.wakeMailWorker();
  return toStaffPayment(context, order, input.session.user._id);
});

/** Without a reference the provider of the payment pays the refund. */
export const refundStaffPaymentRoute = route(refundStaffPayment, async (input, context) => {
  const { database, paymentProviders } = context;
  const { reference, payTo } = input.body;
  const order = await changeOrder(context, input.params.id, input, {
    what: reference === undefined ? 'order.refundStarted' : 'order.refunded',
    auditedFields,
    change: async (found, by, at, session) => {
      const due = findOrderRefundDue(found);
      assertNoRefundPending(found.payment);
      if (reference !== undefined && found.exchangeFor?.refundTo)
        assertRefundAccount(found.exchangeFor, payTo);
      await assertRefundApproved(context, found, { amount: due }, by._id);
      const cause = { at, by, reference };
      if (reference === undefined && !paymentProviders.get(found.payment.method)?.online)
        throw new ValidationError({ reference: 'Enter the reference of the refund.' });
      if (reference === undefined)
        return savePayment(database, found, requestRefund(found.payment, due, cause), cause, session);
      const payment = endProposal(refundPayment(found.payment, due, cause), undefined);
      const saved = await savePayment(database, found, payment, cause, session);
      await queueRefundMail(database, saved, {}, at, session);
      return saved;
    },
  });
  const provider = paymentProviders.get(order.payment.method);
  const sent = provider ? await sendRefunds(context, provider, order) : order;
  context.wakeMailWorker();
  return toStaffPayment(context, sent, input.session.user._id);
});

export const checkCashOnDeliveryRoute = route(checkCashOnDelivery, async ({ query }, context) => {
  const { database } = context;
  const { payments: settings } = await readOrderTerms(database);
  const { total, pincode, email } = query;
  const customer = email ? await database.users.findOne({ email }, { _id: 1 }).lean() : null;
  if (email && !customer) throw new ValidationError({ email: 'No customer has this email.' });
  const user = customer ? String(customer._id) : undefined;
  const available = await checkAvailability(context, cashOnDelivery, {
    order: { total, pincode, user },
    settings,
  });
  if (available && 'fee' in available) return { isAvailable: true, fee: available.fee };
  return { isAvailable: false, ...available };
});
