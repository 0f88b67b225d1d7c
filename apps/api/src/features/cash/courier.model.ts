import type { RemittanceColumns } from '@e-store/shared/cash/endpoints';
import { Schema } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';

export type CourierRecord = {
  /** `courierKey` of its name. */
  _id: string;
  name: string;
  /** Of the latest recorded file, as `recordedAt`. */
  columns?: RemittanceColumns;
  recordedAt?: Date;
  /** Rupees for the return of an undelivered parcel. */
  returnCost?: number;
};

export const courierSchema = new Schema<CourierRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    columns: new Schema<RemittanceColumns>(
      { tracking: String, number: String, amount: String, paidOn: String, reference: String },
      nested,
    ),
    recordedAt: Date,
    returnCost: { type: Number, min: 0, validate: Number.isInteger },
  },
  { collection: 'couriers', ...recordOptions },
);
