import {
  RETURN_REASONS,
  RETURN_STATUSES,
  type Refund,
  type ReturnReason,
  type ReturnStatus,
} from '@e-store/shared/orders/order-return';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import { Schema, type Types } from 'mongoose';
import { nested, recordOptions, staffName, type StaffName } from '../../platform/database/record.ts';

export type OrderLinkRecord = { order: Types.ObjectId; number: string };

type ReturnLineRecord = {
  product: Types.ObjectId;
  size?: string;
  quantity: number;
  restocked?: number;
  exchangeSize?: string;
};

export type OrderReturnRecord = {
  _id: Types.ObjectId;
  status: ReturnStatus;
  lines: ReturnLineRecord[];
  reason: ReturnReason;
  note?: string;
  /** To be replaced instead of refunded, while stocks last. */
  exchange?: boolean;
  refund: Refund;
  /** Absent when nothing is refunded; optional for online payments. */
  refundTo?: RefundTo;
  requestedAt: Date;
  decidedAt?: Date;
  refusal?: string;
  /** `amount` when less than the refund, because the provider sent a part back before. */
  refundPaid?: { at: Date; by?: StaffName; reference: string; amount?: number };
  replacement?: OrderLinkRecord;
};

export const refundToSchema = new Schema<RefundTo>(
  {
    method: { type: String, enum: ['upi', 'bank'], required: true },
    upiId: String,
    holder: String,
    accountNumber: String,
    ifsc: String,
  },
  nested,
);

const wholeNumber = { type: Number, required: true, min: 0, validate: Number.isInteger } as const;

export const orderReturnSchema = new Schema<OrderReturnRecord>(
  {
    status: { type: String, enum: RETURN_STATUSES, required: true },
    lines: [
      new Schema(
        {
          product: { type: Schema.Types.ObjectId, required: true },
          size: String,
          quantity: wholeNumber,
          restocked: Number,
          exchangeSize: String,
        },
        nested,
      ),
    ],
    reason: { type: String, enum: RETURN_REASONS, required: true },
    note: String,
    exchange: Boolean,
    refund: new Schema(
      { items: wholeNumber, tax: wholeNumber, shipping: wholeNumber, total: wholeNumber },
      nested,
    ),
    refundTo: refundToSchema,
    requestedAt: { type: Date, required: true },
    decidedAt: Date,
    refusal: String,
    refundPaid: new Schema(
      {
        at: { type: Date, required: true },
        by: staffName,
        reference: { type: String, required: true },
        amount: Number,
      },
      nested,
    ),
    replacement: new Schema({ order: Schema.Types.ObjectId, number: String }, nested),
  },
  recordOptions,
);
