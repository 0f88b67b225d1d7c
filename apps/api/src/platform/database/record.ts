import { Schema, type SchemaOptions, type Types } from 'mongoose';

export const recordOptions = {
  strict: 'throw',
  strictQuery: 'throw',
  versionKey: false,
  minimize: false,
} as const satisfies SchemaOptions;

export const nested = { _id: false, ...recordOptions } as const;

export type StaffName = { _id: Types.ObjectId; name: string };

export const staffName = new Schema<StaffName>(
  { _id: { type: Schema.Types.ObjectId, required: true }, name: { type: String, required: true } },
  recordOptions,
);
