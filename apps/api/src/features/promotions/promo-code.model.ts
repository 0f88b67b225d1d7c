import type { PromoReduction, PromoTerms } from '@e-store/shared/promotions/promo-rules';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type PromoCodeRecord = PromoTerms & {
  _id: Types.ObjectId;
  /** Upper case, unique. */
  code: string;
  reduction: PromoReduction;
  /** Shown in the shop while active; otherwise shoppers must know the code. */
  isPublic?: boolean;
  createdAt: Date;
  /** Incremented by staff changes; absent before the first one. */
  version?: number;
};

const count = { type: Number, min: 1, validate: Number.isInteger } as const;

export const promoCodeSchema = new Schema<PromoCodeRecord>(
  {
    code: { type: String, required: true },
    reduction: {
      type: new Schema({ percent: count, amount: count }, { _id: false, ...recordOptions }),
      required: true,
    },
    startsOn: String,
    endsOn: String,
    minimum: count,
    limit: count,
    limitPerPerson: count,
    isPublic: Boolean,
    active: { type: Boolean, required: true },
    used: { type: Number, required: true, min: 0, validate: Number.isInteger },
    createdAt: { type: Date, required: true },
    version: Number,
  },
  { collection: 'promoCodes', ...recordOptions },
);
