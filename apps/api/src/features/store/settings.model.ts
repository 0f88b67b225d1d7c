import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import type { HomeSettings, PaymentsSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { Schema } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';

/** A single record; unset fields have defaults (`settings-fields.ts`). */
export type SettingsRecord = {
  _id: 'store';
  taxMode?: 'flat' | 'included';
  tax?: number;
  shipping?: number;
  expressShipping?: number;
  freeShippingFrom?: number;
  payments?: PaymentsSettings;
  contact?: StoreContact;
  /** Days after delivery. */
  returnDays?: number;
  orderLimits?: Partial<OrderLimits>;
  /** Hours until an unconfirmed order expires; unset or 0 means never. */
  unconfirmedHours?: number;
  unconfirmedHoursSince?: Date;
  /** Threshold in units, inclusive. */
  lowStock?: number;
  home?: HomeSettings;
  versions?: Partial<Record<SettingsSection, number>>;
};

const contactSchema = new Schema<StoreContact>(
  {
    legalName: String,
    address: String,
    gstin: String,
    email: String,
    phone: String,
    hours: String,
    grievanceOfficer: new Schema({ name: String, designation: String, email: String, phone: String }, nested),
  },
  nested,
);

export const settingsSchema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    taxMode: { type: String, enum: ['flat', 'included'] },
    tax: Number,
    shipping: Number,
    expressShipping: Number,
    freeShippingFrom: Number,
    payments: new Schema<PaymentsSettings>(
      {
        codMinimum: Number,
        codMaximum: Number,
        codFee: Number,
        codExcludedPincodes: String,
        codRefusals: Number,
        upiPayee: String,
        upiPayeeName: String,
        holdMinutes: Number,
        refundApprovalAbove: Number,
      },
      nested,
    ),
    contact: contactSchema,
    returnDays: Number,
    orderLimits: new Schema(
      {
        openOrders: Number,
        openOrdersPerAddress: Number,
        piecesPerProductAndDay: Number,
        orderValue: Number,
        secondOrderNeedsProof: Boolean,
      },
      nested,
    ),
    unconfirmedHours: Number,
    unconfirmedHoursSince: Date,
    lowStock: Number,
    home: new Schema<HomeSettings>(
      {
        freeShippingClaim: Number,
        satisfiedPercent: Number,
        warrantyDays: Number,
        basicPrice: Number,
        heroTitle: String,
        newArrivalsTitle: String,
        saleFigure: String,
        saleTitle: String,
      },
      nested,
    ),
    versions: new Schema(
      { details: Number, charges: Number, payments: Number, rules: Number, home: Number },
      nested,
    ),
  },
  { collection: 'settings', ...recordOptions },
);
