import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type PromoUseRecord = { code: string; user: Types.ObjectId; count: number };

export const promoUseSchema = new Schema<PromoUseRecord>(
  {
    code: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, required: true },
    count: { type: Number, required: true, min: 0, validate: Number.isInteger },
  },
  { collection: 'promoUses', ...recordOptions },
);
