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
};

export const settingsSchema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    taxMode: { type: String, enum: ['flat', 'included'] },
    tax: Number,
    shipping: Number,
    expressShipping: Number,
    freeShippingFrom: Number,
  },
  { collection: 'settings', ...recordOptions },
);
