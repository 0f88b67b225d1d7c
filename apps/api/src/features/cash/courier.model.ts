import type { RemittanceColumns } from '@e-store/shared/cash/endpoints';
import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** A courier that remits cash, and how to read its files. */
export type CourierRecord = {
  /** `courierKey` of its name. */
  _id: string;
  name: string;
  columns: RemittanceColumns;
  /** Of the latest recorded file. */
  recordedAt: Date;
};

export const courierSchema = new Schema<CourierRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    columns: new Schema<RemittanceColumns>(
      { tracking: String, number: String, amount: String, paidOn: String, reference: String },
      { _id: false, ...recordOptions },
    ),
    recordedAt: { type: Date, required: true },
  },
  { collection: 'couriers', ...recordOptions },
);
