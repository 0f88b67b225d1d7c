import { Schema, type Types } from 'mongoose';
import { nested, staffName, type StaffName } from '../../platform/database/record.ts';

/** One member of staff asks for the refund and another decides. */
export type RefundProposal = {
  /** Whole rupees. */
  amount: number;
  /** The return that it pays for; absent for the order itself. */
  return?: Types.ObjectId;
  at: Date;
  by: StaffName;
  decision?: { isApproved: boolean; at: Date; by: StaffName; reason?: string };
};

const date = { type: Date, required: true } as const;

export const refundProposalSchema = new Schema<RefundProposal>(
  {
    amount: { type: Number, required: true, min: 0, validate: Number.isInteger },
    return: Schema.Types.ObjectId,
    at: date,
    by: { type: staffName, required: true },
    decision: new Schema(
      {
        isApproved: { type: Boolean, required: true },
        at: date,
        by: { type: staffName, required: true },
        reason: String,
      },
      nested,
    ),
  },
  nested,
);

type Proposed = { proposal?: RefundProposal };

export const findProposal = (
  { proposal }: Proposed,
  returnId: Types.ObjectId | undefined,
): RefundProposal | undefined =>
  proposal && String(proposal.return ?? '') === String(returnId ?? '') ? proposal : undefined;

export function endProposal<Payment extends Proposed>(
  payment: Payment,
  returnId: Types.ObjectId | undefined,
): Payment {
  if (!findProposal(payment, returnId)) return payment;
  const { proposal: _done, ...rest } = payment;
  return rest as Payment;
}
