import { DISCREPANCY_KINDS } from '@e-store/shared/payments/payment-states';
import { Schema, type Types } from 'mongoose';
import { recordOptions, type StaffName } from '../../platform/database/record.ts';

/** A difference between the shop and a provider that staff have to look at. */
export type PaymentDiscrepancyRecord = {
  /** Kind and reference, so that it is reported once. */
  _id: string;
  kind: (typeof DISCREPANCY_KINDS)[number];
  method: string;
  /** Of the payment or refund. */
  reference: string;
  /** Rupees, as the provider has them. */
  amount: number;
  order?: Types.ObjectId;
  number?: string;
  foundAt: Date;
  checkedAt?: Date;
  checkedBy?: StaffName;
};

export const paymentDiscrepancySchema = new Schema<PaymentDiscrepancyRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: DISCREPANCY_KINDS, required: true },
    method: { type: String, required: true },
    reference: { type: String, required: true },
    amount: { type: Number, required: true },
    order: Schema.Types.ObjectId,
    number: String,
    foundAt: { type: Date, required: true },
    checkedAt: Date,
    checkedBy: new Schema({ _id: Schema.Types.ObjectId, name: String }, recordOptions),
  },
  { collection: 'paymentDiscrepancies', ...recordOptions },
);
