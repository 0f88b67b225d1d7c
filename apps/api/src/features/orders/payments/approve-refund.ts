import { decideRefundApproval, requestRefundApproval } from '@e-store/shared/payments/refund-approval';
import { formatMoment } from '@e-store/shared/format-day';
import { isOnlinePayment } from '@e-store/shared/payments/payment-states';
import { type ClientSession, trusted, type Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffName } from '../../../platform/database/record.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { queueMails } from '../../../platform/outbox/queue-mail.ts';
import { changeOrder } from '../admin/change-order.ts';
import type { OrderRecord } from '../order.model.ts';
import { savePayment } from './receive-payment.ts';
import { describeApproval, readApprovalTerms, type RefundTarget } from './refund-approval.ts';
import { findRefundApprovers } from './refund-approvers.ts';
import {
  assertRefundAccount,
  computeRefundDue,
  findOrderRefundDue,
  findReturnRefundDue,
} from './refunds-due.ts';
import { toStaffPayment } from './to-staff-payment.ts';

const auditedFields = ({ payment: { proposal } }: OrderRecord) =>
  proposal
    ? {
        refund: proposal.amount,
        askedBy: proposal.by.name,
        approved: proposal.decision?.isApproved ?? 'waiting',
        ...(proposal.decision?.reason !== undefined && { reason: proposal.decision.reason }),
      }
    : {};

const NO_SECOND =
  'No second Admin can approve this refund right now. Add one, who can approve after 24 hours, or turn off the approval of refunds in Settings.';

const noSecondYet = (from: Date) =>
  `No second Admin can approve this refund yet. The Admin added in the last 24 hours can do so from ${formatMoment(from.toISOString())}.`;

const appointed = (until: Date) =>
  `One of you made the other an Admin in the last 24 hours. Another Admin can decide now, or you can from ${formatMoment(until.toISOString())}.`;

export const requestRefundApprovalRoute = route(requestRefundApproval, async (input, context) => {
  const { database } = context;
  const reader = input.session.user._id;
  const terms = await readApprovalTerms(context, reader);
  const { hasSecond, secondFrom } = terms;
  if (!hasSecond) throw new ConflictError(secondFrom ? noSecondYet(secondFrom) : NO_SECOND);
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.refundProposed',
    auditedFields,
    change: async (found, by, at, session) => {
      const target = findRefundTarget(found, input.body.return);
      const approval = describeApproval(found, target, { ...terms, reader });
      if (!approval) throw new ConflictError('This refund needs no approval.');
      if (approval.state === 'approved') throw new ConflictError('This refund was already approved.');
      const { proposal } = found.payment;
      if (proposal && !proposal.decision)
        throw new ConflictError('A refund of this order already waits for approval.');
      if (proposal?.decision?.isApproved && isUnpaid(found, proposal))
        throw new ConflictError('Pay the approved refund of this order first.');
      const payment = { ...found.payment, proposal: { ...target, at, by } };
      const saved = await savePayment(database, found, payment, { at, by }, session);
      await mailApprovers(database, { order: found._id, circle: terms.circle, at }, session);
      return saved;
    },
  });
  context.wakeMailWorker();
  return toStaffPayment(context, order, reader, terms);
});

const isUnpaid = (order: OrderRecord, { return: id }: RefundTarget): boolean =>
  id
    ? order.returns.some(({ _id, refundPaid }) => _id.equals(id) && !refundPaid)
    : computeRefundDue(order) > 0;

async function mailApprovers(
  database: Database,
  { order, circle, at }: { order: Types.ObjectId; circle: string[]; at: Date },
  session: ClientSession,
): Promise<void> {
  const approvers = await database.users
    .find({ role: 'Admin', _id: trusted({ $nin: circle }) }, { email: 1 })
    .session(session)
    .lean();
  const mails = approvers.map(({ _id: user, email: to }) => ({
    kind: 'refund-to-approve' as const,
    to,
    user,
    order,
    createdAt: at,
  }));
  await queueMails(database, mails, session);
}

function findRefundTarget(order: OrderRecord, returnId: string | null): RefundTarget {
  if (returnId === null) return { amount: findOrderRefundDue(order) };
  const { accepted, amount } = findReturnRefundDue(order, returnId);
  if (!isOnlinePayment(order.payment)) assertRefundAccount(accepted);
  return { amount, return: accepted._id };
}

export const decideRefundApprovalRoute = route(decideRefundApproval, async (input, context) => {
  const { database } = context;
  const { approved: isApproved, reason } = input.body;
  const order = await changeOrder(context, input.params.id, input, {
    what: isApproved ? 'order.refundApproved' : 'order.refundDeclined',
    auditedFields,
    change: async (found, by, at, session) => {
      const { proposal } = found.payment;
      if (!proposal || proposal.decision)
        throw new ConflictError('No refund of this order waits for approval.');
      if (proposal.by._id.equals(by._id))
        throw new ConflictError('You asked for this approval, so another Admin has to decide.');
      if (isApproved) await assertSecondOpinion(context, by, proposal.by);
      const decision = { isApproved, at, by, ...(reason !== undefined && { reason }) };
      const payment = { ...found.payment, proposal: { ...proposal, decision } };
      return savePayment(database, found, payment, { at, by }, session);
    },
  });
  return toStaffPayment(context, order, input.session.user._id);
});

/** @throws ConflictError when one of the two appointed the other within a day */
async function assertSecondOpinion(context: Context, { _id }: StaffName, asked: StaffName): Promise<void> {
  const { circle, circleUntil } = await findRefundApprovers(context, _id);
  if (circle.includes(String(asked._id))) throw new ConflictError(appointed(circleUntil));
}
