import { formatRupees } from '@e-store/shared/money';
import type { RefundApproval } from '@e-store/shared/payments/payment';
import { type Types, trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { findProposal } from '../../payments/refund-proposal.ts';
import { readOrderTerms } from '../../store/read-settings.ts';
import type { OrderRecord } from '../order.model.ts';

/** Whole rupees; of an order, or of one of its returns. */
export type RefundTarget = { amount: number; return?: Types.ObjectId | undefined };

/** Rupees; a higher refund needs a second member of staff. `null`: none does. */
export const readApprovalLimit = async (database: Pick<Database, 'settings'>): Promise<number | null> =>
  (await readOrderTerms(database)).payments.refundApprovalAbove;

/** Staff who may record refunds may approve those of others. */
export const hasSecondApprover = async (
  { users }: Pick<Database, 'users'>,
  staff: Types.ObjectId | string,
): Promise<boolean> => (await users.exists({ role: 'Admin', _id: trusted({ $ne: staff }) })) !== null;

/** A shopper can cancel only before packing; that refund follows without a decision of staff. */
const needsSecondApproval = (
  { orderStatus, cancellation }: OrderRecord,
  { amount }: RefundTarget,
  limit: number | null,
): boolean =>
  limit !== null && amount > limit && !(orderStatus === 'Cancelled' && cancellation?.by === 'shopper');

/** `undefined` when the refund needs no approval. */
export function describeApproval(
  order: OrderRecord,
  target: RefundTarget,
  { limit, reader }: { limit: number | null; reader: string },
): RefundApproval | undefined {
  if (!needsSecondApproval(order, target, limit)) return undefined;
  const { amount } = target;
  const proposal = findProposal(order.payment, target.return);
  // More became due after the decision.
  if (!proposal || proposal.amount < amount) return { state: 'needed', amount };
  const { decision, by, at } = proposal;
  const asked = {
    amount: proposal.amount,
    by: by.name,
    at: at.toISOString(),
    isOwn: by._id.equals(reader),
  };
  if (!decision) return { ...asked, state: 'waiting' };
  return {
    ...asked,
    state: decision.isApproved ? 'approved' : 'declined',
    decidedBy: decision.by.name,
    ...(decision.reason !== undefined && { reason: decision.reason }),
  };
}

/** @throws ConflictError for a refund above the limit that no second member of staff has approved */
export async function assertRefundApproved(
  database: Pick<Database, 'settings'>,
  order: OrderRecord,
  target: RefundTarget,
  staff: Types.ObjectId,
): Promise<void> {
  const limit = await readApprovalLimit(database);
  const approval = describeApproval(order, target, { limit, reader: String(staff) });
  if (!approval || approval.state === 'approved') return;
  throw new ConflictError(
    `Refunds above ${formatRupees(limit ?? 0)} need the approval of a second Admin. Ask for approval first.`,
  );
}
