import { formatRupees } from '@e-store/shared/money';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { RefundApproval } from '@e-store/shared/payments/payment';
import { type Types, trusted } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { findRefundSources } from '../../payments/provider-refunds.ts';
import { findProposal } from '../../payments/refund-proposal.ts';
import { readOrderTerms } from '../../store/read-settings.ts';
import type { OrderRecord } from '../order.model.ts';
import { findRefundApprovers } from './refund-approvers.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** Whole rupees; of an order, or of one of its returns. */
export type RefundTarget = { amount: number; return?: Types.ObjectId | undefined };

type Limit = number | null;

export type ApprovalTerms = {
  /** Rupees; a higher refund needs a second member of staff. `null`: none does. */
  limit: Limit;
  savedLimit: Limit;
  /** Admins who cannot approve. */
  circle: string[];
  /** Whether somebody else can approve. */
  hasSecond: boolean;
  /** Then somebody can who became an Admin in the last 24 hours. */
  secondFrom: Date | undefined;
};

/** A limit that `staff` raised themselves applies only to others, or one Admin could refund alone. */
export async function readApprovalTerms(
  context: Sources,
  staff: Types.ObjectId | string,
): Promise<ApprovalTerms> {
  const { database } = context;
  const savedLimit = (await readOrderTerms(database)).payments.refundApprovalAbove;
  const { circle, circleUntil, hasSecond, hasSecondLater, hadSecond } = await findRefundApprovers(
    context,
    staff,
  );
  const second = { circle, hasSecond, secondFrom: !hasSecond && hasSecondLater ? circleUntil : undefined };
  if (!hasSecond && !hadSecond) return { limit: savedLimit, savedLimit, ...second };
  const changes = {
    'subject.id': 'payments',
    'subject.kind': 'settings',
    'before.refundApprovalAbove': trusted({ $exists: true }),
  };
  const { auditEntries } = database;
  const byOthers = await auditEntries
    .findOne({ ...changes, by: trusted({ $nin: circle }) }, { at: 1 })
    .sort({ at: -1 })
    .lean();
  const since = byOthers && { at: trusted({ $gt: byOthers.at }) };
  const own = await auditEntries
    .find({ ...changes, ...since, by: trusted({ $in: circle }) }, { before: 1 })
    .lean();
  const earlier = own.map(({ before }) => before['refundApprovalAbove'] as Limit);
  return { limit: earlier.reduce(lowerLimit, savedLimit), savedLimit, ...second };
}

const lowerLimit = (a: Limit, b: Limit): Limit => (a === null || b === null ? (a ?? b) : Math.min(a, b));

/** Returns that staff requested count together, or one Admin could split them below the limit. */
export function sumToApprove(order: OrderRecord, { amount, return: id }: RefundTarget): number {
  if (!id) return Math.max(amount, order.exchangeFor?.staffReturns ?? 0);
  return sumStaffReturns(order, id) ?? amount;
}

/** Rupees of all accepted returns that staff requested, if `id` is one. */
export function sumStaffReturns(
  { returns, history, exchangeFor }: OrderRecord,
  id: Types.ObjectId,
): number | undefined {
  const accepted = returns.filter(
    ({ status, requestedAt }) =>
      status === 'accepted' &&
      history.some(({ status: to, by, at }) => to === 'Return requested' && by && +at === +requestedAt),
  );
  if (!accepted.some(({ _id }) => _id.equals(id))) return undefined;
  return accepted.reduce((sum, { refund }) => sum + refund.total, exchangeFor?.staffReturns ?? 0);
}

/** A shopper can cancel only before packing; that refund follows without a decision of staff. */
const needsSecondApproval = (
  { orderStatus, cancellation, exchangeFor }: OrderRecord,
  amount: number,
  limit: number | null,
): boolean =>
  limit !== null &&
  amount > limit &&
  (exchangeFor !== undefined || !(orderStatus === 'Cancelled' && cancellation?.by === 'shopper'));

/** `undefined` when the refund needs no approval. */
export function describeApproval(
  order: OrderRecord,
  target: RefundTarget,
  { limit, savedLimit, reader }: Pick<ApprovalTerms, 'limit' | 'savedLimit'> & { reader: string },
): RefundApproval | undefined {
  const sum = sumToApprove(order, target);
  if (!needsSecondApproval(order, sum, limit)) return undefined;
  const { amount } = target;
  const isAboveSaved = savedLimit !== null && sum > savedLimit;
  const why = {
    ...(limit !== null && !isAboveSaved && { oldLimit: limit }),
    ...(sum > amount && { sum }),
  };
  const proposal = findProposal(order.payment, target.return);
  // More became due after the decision.
  if (!proposal || proposal.amount < amount) return { state: 'needed', amount, ...why };
  const { decision, by, at } = proposal;
  const asked = {
    amount: proposal.amount,
    by: by.name,
    at: at.toISOString(),
    isOwn: by._id.equals(reader),
    ...why,
  };
  if (!decision) return { ...asked, ...describeDestination(order, proposal), state: 'waiting' };
  return {
    ...asked,
    state: decision.isApproved ? 'approved' : 'declined',
    decidedBy: decision.by.name,
    decidedAt: decision.at.toISOString(),
    ...(decision.reason !== undefined && { reason: decision.reason }),
  };
}

function describeDestination({ payment, returns, exchangeFor }: OrderRecord, target: RefundTarget) {
  const to = target.return
    ? returns.find(({ _id }) => _id.equals(target.return))?.refundTo
    : exchangeFor?.refundTo;
  const sources = findRefundSources(payment, target.amount).map(({ reference }) => reference);
  return { ...(to && { payTo: formatRefundDestination(to) }), sources };
}

export const formatRefundDestination = (to: RefundTo) =>
  to.method === 'upi' ? to.upiId : `${to.holder}, ${to.accountNumber}, ${to.ifsc}`;

/** @throws ConflictError for a refund above the limit that no second member of staff has approved */
export async function assertRefundApproved(
  context: Sources,
  order: OrderRecord,
  target: RefundTarget,
  staff: Types.ObjectId,
): Promise<void> {
  const terms = await readApprovalTerms(context, staff);
  const approval = describeApproval(order, target, { ...terms, reader: String(staff) });
  if (!approval || approval.state === 'approved') return;
  const limit = formatRupees(terms.limit ?? 0);
  const reason =
    approval.sum === undefined
      ? `Refunds above ${limit} need the approval of a second Admin.`
      : `Staff requested returns of this order worth ${formatRupees(approval.sum)}, above the limit of ${limit}, so a second Admin has to approve.`;
  throw new ConflictError(`${reason} Ask for approval first.`);
}
