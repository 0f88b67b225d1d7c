import { PAYMENT_STATUSES } from '@e-store/shared/payments/payment-states';
import type { BusinessBuyer } from '@e-store/shared/invoices/gstin';
import type { CancelReason } from '@e-store/shared/orders/cancellation';
import { DELIVERY_METHODS, type DeliveryMethod } from '@e-store/shared/orders/delivery';
import { FAILURE_REASONS, type FailureReason } from '@e-store/shared/orders/failed-delivery';
import { ORDER_STATUSES, type OrderActor, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { Schema, type Types } from 'mongoose';
import { nested, recordOptions, staffName, type StaffName } from '../../platform/database/record.ts';
import { type PaymentRecord, paymentSchema } from '../payments/payment.model.ts';
import {
  type OrderLinkRecord,
  type OrderReturnRecord,
  orderReturnSchema,
  refundToSchema,
} from './order-return.model.ts';

export type OrderItemRecord = {
  product: Types.ObjectId;
  size?: string;
  name: string;
  sku?: string;
  image: string;
  price: number;
  mrp?: number;
  /** Unit cost when ordered, if recorded. Staff only. */
  cost?: number;
  quantity: number;
  discount: number;
  /** Paise of GST in the discounted price of the line. Staff only. */
  gst?: number;
};

/** A failed delivery. Days are days in India. */
export type AttemptRecord = {
  reason?: FailureReason;
  nextAttempt?: string;
  wish?: { at: Date; day?: string; phoneNo?: string };
};

export type HistoryStep = { status: OrderStatus; at: Date; by?: StaffName; attempt?: AttemptRecord };

/** Undone by its author within seconds, or corrected by an Admin. */
export type OrderCorrection = {
  kind: 'undo' | 'correction';
  at: Date;
  by: StaffName;
  to: OrderStatus;
  withdrawn: HistoryStep;
  move?: Types.ObjectId;
  reason?: string;
};

export type OrderRecord = {
  _id: Types.ObjectId;
  number: string;
  user: Types.ObjectId;
  /** Unique with `user`, forever (R66). */
  idempotencyKey?: string;
  requestHash?: string;
  orderItems: OrderItemRecord[];
  shippingInfo: ShippingInfo;
  /** For a business invoice. Erased with the account; the invoice retains it. */
  business?: BusinessBuyer;
  /** Counts orders per address (`address-key.ts`); erased with the account. */
  addressKey?: string;
  deliveryMethod: DeliveryMethod;
  delivery: { from: string; to: string };
  paymentStatus: (typeof PAYMENT_STATUSES)[number];
  payment: PaymentRecord;
  promoCode?: string;
  promoGivenBack?: boolean;
  itemsPrice: number;
  discount: number;
  taxPrice: number;
  shippingPrice: number;
  totalPrice: number;
  orderStatus: OrderStatus;
  history: HistoryStep[];
  /** Withdrawn steps, oldest first; staff only. */
  corrections?: OrderCorrection[];
  lastMove?: { _id: Types.ObjectId; hadTracking?: Tracking | null };
  cancellation?: { by: OrderActor; reason: CancelReason | StaffCancelReason; note?: string };
  tracking?: Tracking;
  trackingVersion?: number;
  addressVersion?: number;
  /** Counts its remittances and their undo. */
  cashVersion?: number;
  notes?: { _id: Types.ObjectId; at: Date; by: StaffName; text: string }[];
  /** Undelivered parcel: units restocked per line; the rest is written off. */
  takenBack?: (Pick<OrderItemRecord, 'product' | 'size' | 'quantity'> & { restocked: number })[];
  /** Rupees for the return of the undelivered parcel. */
  returnCost?: number;
  search: string[];
  /** As promised when ordered; setting changes do not shorten it. */
  returnDays: number;
  returns: OrderReturnRecord[];
  /** `staffReturns`: rupees towards the approval of its refund. */
  exchangeFor?: OrderLinkRecord & { staffReturns?: number; refundTo?: RefundTo };
  erasedAt?: Date;
  /** The law retains name and address on an invoice of this amount. */
  keepsName?: boolean;
  createdAt: Date;
  /** Placed, and not yet posted (`post-orders.ts`). */
  unposted?: true;
};

export type OrderDraft = Omit<OrderRecord, 'number' | 'search'> & { addressKey: string };

const wholeNumber = { type: Number, required: true, min: 0, validate: Number.isInteger } as const;
const text = { type: String, required: true } as const;
const historyStep = new Schema<HistoryStep>(
  {
    status: { type: String, enum: ORDER_STATUSES, required: true },
    at: { type: Date, required: true },
    by: staffName,
    attempt: new Schema<AttemptRecord>(
      {
        reason: { type: String, enum: FAILURE_REASONS },
        nextAttempt: String,
        wish: new Schema({ at: { type: Date, required: true }, day: String, phoneNo: String }, nested),
      },
      nested,
    ),
  },
  nested,
);

export const orderSchema = new Schema<OrderRecord>(
  {
    number: text,
    user: { type: Schema.Types.ObjectId, required: true },
    idempotencyKey: String,
    requestHash: String,
    orderItems: [
      new Schema(
        {
          product: { type: Schema.Types.ObjectId, required: true },
          size: String,
          name: text,
          sku: String,
          image: { type: String, default: '' },
          price: wholeNumber,
          mrp: Number,
          cost: Number,
          quantity: wholeNumber,
          discount: wholeNumber,
          gst: Number,
        },
        nested,
      ),
    ],
    shippingInfo: new Schema(
      {
        firstName: text,
        lastName: text,
        email: text,
        phoneNo: text,
        address: text,
        pincode: text,
        city: text,
        contry: text, // (sic) spec §3
      },
      nested,
    ),
    business: new Schema({ name: text, gstin: text }, nested),
    addressKey: String,
    addressVersion: Number,
    deliveryMethod: { type: String, enum: DELIVERY_METHODS, required: true },
    delivery: new Schema({ from: text, to: text }, nested),
    paymentStatus: { type: String, enum: PAYMENT_STATUSES, required: true },
    payment: { type: paymentSchema, required: true },
    promoCode: String,
    promoGivenBack: Boolean,
    itemsPrice: wholeNumber,
    discount: wholeNumber,
    taxPrice: wholeNumber,
    shippingPrice: wholeNumber,
    totalPrice: wholeNumber,
    orderStatus: { type: String, enum: ORDER_STATUSES, required: true },
    history: [historyStep],
    corrections: {
      type: [
        new Schema(
          {
            kind: { type: String, enum: ['undo', 'correction'], required: true },
            at: { type: Date, required: true },
            by: { type: staffName, required: true },
            to: { type: String, enum: ORDER_STATUSES, required: true },
            withdrawn: { type: historyStep, required: true },
            move: Schema.Types.ObjectId,
            reason: String,
          },
          nested,
        ),
      ],
      default: undefined,
    },
    lastMove: new Schema(
      {
        _id: { type: Schema.Types.ObjectId, required: true },
        hadTracking: { type: new Schema({ courier: text, number: text }, nested), default: undefined },
      },
      recordOptions,
    ),
    cancellation: new Schema({ by: text, reason: text, note: String }, nested),
    tracking: new Schema({ courier: text, number: text }, nested),
    trackingVersion: Number,
    cashVersion: Number,
    notes: {
      type: [new Schema({ at: { type: Date, required: true }, by: staffName, text }, recordOptions)],
      default: undefined,
    },
    takenBack: {
      type: [
        new Schema(
          {
            product: { type: Schema.Types.ObjectId, required: true },
            size: String,
            quantity: wholeNumber,
            restocked: wholeNumber,
          },
          nested,
        ),
      ],
      default: undefined,
    },
    returnCost: { ...wholeNumber, required: false },
    search: { type: [String], default: [] },
    returnDays: wholeNumber,
    returns: { type: [orderReturnSchema], default: [] },
    exchangeFor: new Schema(
      { order: Schema.Types.ObjectId, number: String, staffReturns: Number, refundTo: refundToSchema },
      nested,
    ),
    erasedAt: Date,
    keepsName: Boolean,
    createdAt: { type: Date, required: true },
    unposted: Boolean,
  },
  { collection: 'orders', ...recordOptions },
);
