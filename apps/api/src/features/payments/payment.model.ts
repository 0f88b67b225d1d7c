import {
  canMovePayment,
  PAYMENT_STATE_NAMES,
  type PaymentState,
  paymentStatusOf,
  REFUND_STATES,
  type RefundState,
} from '@e-store/shared/payments/payment-states';
import { Schema, type Types } from 'mongoose';
import { nested, recordOptions, staffName, type StaffName } from '../../platform/database/record.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { type RefundProposal, refundProposalSchema } from './refund-proposal.ts';

export type RefundRecord = {
  /** Key of the request, so that the provider refunds once. */
  _id: Types.ObjectId;
  /** Reference of the payment that goes back. */
  payment: string;
  /** Whole rupees. */
  amount: number;
  state: RefundState;
  /** At the provider, once it accepted the refund. */
  reference?: string;
  /** Why it failed, in the words of the provider, for staff. */
  reason?: string;
  /** The return that it pays for. */
  return?: Types.ObjectId;
  at: Date;
  by?: StaffName;
};

/** Whole rupees. */
export type PaymentRecord = {
  /** Code of the provider. */
  method: string;
  state: PaymentState;
  /** Paid before the order is handled. */
  isPrepaid?: boolean;
  currency: 'INR';
  /** Total of the order, with `fee`. */
  amount: number;
  fee: number;
  /** Received, also more than once; what is due back is in `refundDue`, what went back in `refunded`. */
  paid: number;
  refundDue: number;
  refunded: number;
  /** Of the capture, at the bank or gateway; unique within a method. */
  reference?: string;
  /** Without payment the order is cancelled after this time. */
  expiresAt?: Date;
  /** Entered by the payer, until staff confirm or reject it. */
  claimed?: { reference: string; at: Date };
  /** The latest claim that staff rejected. */
  rejected?: { reference: string; at: Date };
  /** What the provider needs to know again. */
  details?: Record<string, string>;
  events: { state: PaymentState; at: Date; reference?: string; by?: StaffName }[];
  /** Through the provider; others are only ledger lines. */
  refunds?: RefundRecord[];
  proposal?: RefundProposal;
};

const rupees = { type: Number, required: true, min: 0, validate: Number.isInteger } as const;

const claim = new Schema(
  { reference: { type: String, required: true }, at: { type: Date, required: true } },
  nested,
);

export const paymentSchema = new Schema<PaymentRecord>(
  {
    method: { type: String, required: true },
    state: { type: String, enum: PAYMENT_STATE_NAMES, required: true },
    isPrepaid: Boolean,
    currency: { type: String, enum: ['INR'], required: true },
    amount: rupees,
    fee: rupees,
    paid: rupees,
    refundDue: rupees,
    refunded: rupees,
    reference: String,
    expiresAt: Date,
    claimed: claim,
    rejected: claim,
    details: { type: Object },
    events: [
      new Schema(
        {
          state: { type: String, enum: PAYMENT_STATE_NAMES, required: true },
          at: { type: Date, required: true },
          reference: String,
          by: staffName,
        },
        nested,
      ),
    ],
    refunds: {
      type: [
        new Schema(
          {
            _id: { type: Schema.Types.ObjectId, required: true },
            payment: { type: String, required: true },
            amount: rupees,
            state: { type: String, enum: REFUND_STATES, required: true },
            reference: String,
            reason: String,
            return: Schema.Types.ObjectId,
            at: { type: Date, required: true },
            by: new Schema({ _id: Schema.Types.ObjectId, name: String }, recordOptions),
          },
          recordOptions,
        ),
      ],
      default: undefined,
    },
    proposal: refundProposalSchema,
  },
  nested,
);

/** When `expire-payments.ts` cancels an unpaid order. */
export const holdEnd = (at: Date, { holdMinutes }: { holdMinutes: number }): Date =>
  new Date(at.getTime() + holdMinutes * 60_000);

/** Staff handle the order only once it is paid. */
export const isAwaitingPayment = ({ isPrepaid, paid, state }: PaymentRecord) =>
  isPrepaid === true && paid === 0 && !['cancelled', 'expired'].includes(state);

/** Staff can only cancel an unpaid order. */
export const needsPayment = (payment: PaymentRecord, to: string) =>
  to !== 'Cancelled' && isAwaitingPayment(payment);

export const HANDLED_ORDERS = { 'payment.expiresAt': null, 'payment.claimed': null };

type NewPayment = Pick<PaymentRecord, 'method' | 'amount' | 'fee' | 'details' | 'expiresAt'> & { at: Date };

export const newPayment = ({ at, ...payment }: NewPayment): PaymentRecord => ({
  ...payment,
  ...(payment.expiresAt && { isPrepaid: true }),
  state: 'pending',
  currency: 'INR',
  paid: 0,
  refundDue: 0,
  refunded: 0,
  events: [{ state: 'pending', at }],
});

export type PaymentCause = { at: Date; reference?: string | undefined; by?: StaffName | undefined };

/** @throws ConflictError when the state does not allow the move */
function movePayment(
  { expiresAt: _held, claimed: _claim, rejected: _rejected, ...payment }: PaymentRecord,
  state: PaymentState,
  { at, reference, by }: PaymentCause,
): PaymentRecord {
  if (!canMovePayment(payment.state, state))
    throw new ConflictError(`A payment that is ${payment.state} cannot become ${state}.`);
  const event = { state, at, ...(reference !== undefined && { reference }), ...(by && { by }) };
  return { ...payment, state, events: [...payment.events, event] };
}

/**
 * The same reference counts once. A second payment, or one for an ended order, is due back at once, so that
 * no money is lost.
 */
export function capturePayment(
  payment: PaymentRecord,
  { isOrderOver = false, ...cause }: PaymentCause & { isOrderOver?: boolean },
): PaymentRecord {
  const { reference, at } = cause;
  const isKnown = payment.events.some(
    (event) => event.state === 'captured' && event.reference === reference && reference !== undefined,
  );
  if (isKnown) return payment;
  const { amount, paid, refundDue } = payment;
  const received = { paid: paid + amount, ...(isOrderOver && { refundDue: refundDue + amount }) };
  if (paid === 0)
    return {
      ...movePayment(payment, 'captured', cause),
      ...received,
      ...(reference !== undefined && { reference }),
    };
  const event = { state: 'captured' as const, at, ...(reference !== undefined && { reference }) };
  return { ...payment, ...received, refundDue: refundDue + amount, events: [...payment.events, event] };
}

/**
 * For an order that ended without a sale: received money is due back. A claim stays until staff decide on it,
 * because the money may have arrived.
 */
export function endPayment(
  payment: PaymentRecord,
  cause: PaymentCause & { state?: 'cancelled' | 'expired' },
): PaymentRecord {
  const { state = 'cancelled', ...rest } = cause;
  if (payment.paid > 0) return { ...payment, refundDue: payment.paid - payment.refunded };
  if (payment.state === state) return payment;
  const { claimed } = payment;
  return { ...movePayment(payment, state, rest), ...(claimed && { claimed }) };
}

export const PENDING_REFUND_MESSAGE = 'A refund of this order is already on its way.';

export const isRefundPending = ({ refunds = [] }: PaymentRecord) =>
  refunds.some(({ state }) => state === 'pending');

/** @throws ConflictError while the provider pays out a refund */
export function assertNoRefundPending(payment: PaymentRecord): void {
  if (isRefundPending(payment)) throw new ConflictError(PENDING_REFUND_MESSAGE);
}

export const reverseCollection = (payment: PaymentRecord): PaymentRecord => ({
  ...withoutLastMove(payment),
  paid: 0,
});

/** Corrections and ledger keep what was withdrawn. */
export const withoutLastMove = (payment: PaymentRecord): PaymentRecord => ({
  ...payment,
  state: 'pending',
  events: payment.events.slice(0, -1),
});

/** Less what the provider has already sent back. */
export function addRefundDue(payment: PaymentRecord, amount: number): PaymentRecord {
  const { paid, refunded, refundDue } = payment;
  return { ...payment, refundDue: refundDue + Math.min(amount, paid - refunded - refundDue) };
}

export function refundPayment(payment: PaymentRecord, amount: number, cause: PaymentCause): PaymentRecord {
  const refunded = payment.refunded + amount;
  const rest = { refunded, refundDue: Math.max(payment.refundDue - amount, 0) };
  const state = refunded >= payment.paid ? 'refunded' : 'partially refunded';
  if (payment.state === state || !canMovePayment(payment.state, state)) return { ...payment, ...rest };
  return { ...movePayment(payment, state, cause), ...rest };
}

/** Fields of an order that are written together. */
export const paymentFields = (payment: PaymentRecord) => ({
  payment,
  paymentStatus: paymentStatusOf(payment),
});
