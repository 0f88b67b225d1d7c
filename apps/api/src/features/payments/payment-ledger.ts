import { RECORDED_OUTCOMES, type RecordedOutcome } from '@e-store/shared/cash/remittance';
import { EXCHANGE_METHOD } from '@e-store/shared/payments/payment';
import { paymentStatusOf } from '@e-store/shared/payments/payment-states';
import { type ClientSession, Schema, Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import type { PaymentCause, PaymentRecord } from './payment.model.ts';

/**
 * `remittance`: cash of a delivered order that its courier paid to the shop. `fee`: what the payment provider
 * keeps of a payment, once for each.
 */
const LEDGER_KINDS = ['collection', 'refund', 'remittance', 'fee'] as const;

/** One movement of money, never changed; a correction is a line with the opposite sign. */
export type LedgerRecord = {
  _id: Types.ObjectId;
  order: Types.ObjectId;
  number: string;
  method: string;
  kind: (typeof LEDGER_KINDS)[number];
  /** Whole rupees; what the shop pays out is negative. */
  amount: number;
  /** Beyond the rupees of `amount`; only of remittances and fees. */
  paise?: number;
  reference?: string;
  at: Date;
  by?: PaymentCause['by'];
  /** No money moved. */
  isExchange?: true;
  remittance?: LedgerRemittance;
};

export type LedgerRemittance = {
  /** Of the recorded remittance. */
  _id: Types.ObjectId;
  /** Counts the remittance lines of the order from 1, reversing ones too. Unique with the order. */
  sequence: number;
  /** Line that this one reverses. */
  reverses?: Types.ObjectId;
  /** `courierKey` of its name. */
  courier: string;
  /** Counts rows of the same order and reference. */
  repeat: number;
  outcome: RecordedOutcome;
  /** Day of the payment, as the courier states it. */
  paidOn?: string;
};

/** Returns what a line moves, in paise. */
export const ledgerPaise = ({ amount, paise = 0 }: Pick<LedgerRecord, 'amount' | 'paise'>): number =>
  amount * 100 + paise;

/** Paise; undone remittances add up to nothing. */
export async function readRemitted(
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
  { _id: order }: { _id: Types.ObjectId },
  session: ClientSession,
): Promise<number> {
  const lines = await paymentLedger.find({ order, kind: 'remittance' }, null, { session }).lean();
  return lines.reduce((sum, line) => sum + ledgerPaise(line), 0);
}

/** The paise of a line are never negative. */
export function toLedgerAmount(paise: number): Pick<LedgerRecord, 'amount' | 'paise'> {
  const amount = Math.floor(paise / 100);
  const rest = paise - amount * 100;
  return { amount, ...(rest > 0 && { paise: rest }) };
}

export const ledgerSchema = new Schema<LedgerRecord>(
  {
    order: { type: Schema.Types.ObjectId, required: true },
    number: { type: String, required: true },
    method: { type: String, required: true },
    kind: { type: String, enum: LEDGER_KINDS, required: true },
    amount: { type: Number, required: true, validate: Number.isInteger },
    paise: { type: Number, min: 1, max: 99, validate: Number.isInteger },
    reference: String,
    at: { type: Date, required: true },
    by: new Schema({ _id: Schema.Types.ObjectId, name: String }, recordOptions),
    isExchange: Boolean,
    remittance: new Schema<LedgerRemittance>(
      {
        _id: { type: Schema.Types.ObjectId, required: true },
        sequence: { type: Number, required: true },
        reverses: Schema.Types.ObjectId,
        courier: { type: String, required: true },
        repeat: { type: Number, required: true },
        outcome: { type: String, enum: RECORDED_OUTCOMES, required: true },
        paidOn: String,
      },
      recordOptions,
    ),
  },
  { collection: 'paymentLedger', ...recordOptions },
);

type PaidOrder = { _id: Types.ObjectId; number: string; payment: PaymentRecord };

export type LedgerCause = PaymentCause & { isExchange?: true };

/** Lines that lead from one state of a payment to the next. */
export function ledgerLines(
  before: Pick<PaymentRecord, 'paid' | 'refunded'>,
  { _id: order, number, payment }: PaidOrder,
  { at, reference, by, isExchange }: LedgerCause,
): LedgerRecord[] {
  const method = isExchange ? EXCHANGE_METHOD : payment.method;
  const shared = { order, number, method, at, ...(by && { by }), ...(isExchange && { isExchange }) };
  const changes = [
    ['collection', payment.paid - before.paid],
    ['refund', before.refunded - payment.refunded],
  ] as const;
  return changes.flatMap(([kind, amount]) =>
    amount === 0
      ? []
      : [
          {
            ...shared,
            _id: new Types.ObjectId(),
            kind,
            amount,
            ...(reference !== undefined && { reference }),
          },
        ],
  );
}

/** In the transaction that changes the payment. */
export async function writeLedger(
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
  before: PaymentRecord,
  order: PaidOrder,
  cause: LedgerCause,
  session: ClientSession,
): Promise<void> {
  const lines = ledgerLines(before, order, cause);
  if (lines.length > 0) await paymentLedger.insertMany(lines, { session });
}

/** Once for each payment, however often the provider reports it. */
export async function writeFee(
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
  { _id: order, number, payment: { method } }: PaidOrder,
  { reference, feePaise = 0, at }: { reference: string; feePaise?: number | undefined; at: Date },
  session: ClientSession,
): Promise<void> {
  if (feePaise === 0) return;
  await paymentLedger.updateOne(
    { order, kind: 'fee', reference },
    { $setOnInsert: { number, method, at, ...toLedgerAmount(-feePaise) } },
    { upsert: true, session },
  );
}

/** What is paid and neither returned nor due is at most the price of the order. */
export const ledgerMatchesPayments: Invariant = {
  id: 'I20',
  description:
    'the ledger lines of every order add up to what its payment received and refunded, and no more and no less than what is owed goes back',
  check: async ({ orders, paymentLedger }) => {
    const sums = await paymentLedger.aggregate<{
      _id: { order: Types.ObjectId; kind: string };
      amount: number;
    }>([{ $group: { _id: { order: '$order', kind: '$kind' }, amount: { $sum: '$amount' } } }]);
    const byKey = new Map(sums.map(({ _id, amount }) => [`${String(_id.order)} ${_id.kind}`, amount]));
    const all = await orders.find({}, { number: 1, payment: 1, paymentStatus: 1 }).lean();
    const breaches = all.flatMap(({ _id, number, payment, paymentStatus }) => {
      const collected = byKey.get(`${String(_id)} collection`) ?? 0;
      const refunded = -(byKey.get(`${String(_id)} refund`) ?? 0);
      const isRight =
        collected === payment.paid &&
        refunded === payment.refunded &&
        refunded + payment.refundDue <= payment.paid &&
        payment.paid - refunded - payment.refundDue <= payment.amount &&
        paymentStatus === paymentStatusOf(payment);
      return isRight
        ? []
        : `${number}: ${paymentStatus}, paid ${payment.paid} of ${payment.amount}, due back ${payment.refundDue} and refunded ${payment.refunded}, in the ledger ${collected} and ${refunded}`;
    });
    return { checked: all.length, breaches };
  },
};
