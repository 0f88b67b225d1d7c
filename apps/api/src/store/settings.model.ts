import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import type { StoreContact } from '@e-store/shared/store/contact';
import { Schema } from 'mongoose';
import { recordOptions } from '../record.ts';

/** What the owner may set. One record; a field that is not set is the default of `readCharges`. */
export type SettingsRecord = {
  _id: 'store';
  taxMode?: 'flat' | 'included';
  tax?: number;
  shipping?: number;
  expressShipping?: number;
  freeShippingFrom?: number;
  contact?: StoreContact;
  /** How many days after delivery pieces may be given back. */
  returnDays?: number;
  orderLimits?: Partial<OrderLimits>;
};

const nested = { _id: false, ...recordOptions };

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
    contact: contactSchema,
    returnDays: Number,
    orderLimits: new Schema(
      { openOrders: Number, piecesPerProductAndDay: Number, orderValue: Number },
      nested,
    ),
  },
  { collection: 'settings', ...recordOptions },
);
