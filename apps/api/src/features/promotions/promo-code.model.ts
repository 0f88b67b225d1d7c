import { Schema, type Types, type QueryFilter, trusted } from 'mongoose';
import {
  type PromoReduction,
  type PromoTerms,
  promoStateOn,
  type PromoFilter,
} from '@e-store/shared/promotions/promo-rules';
import { indiaDay } from '@e-store/shared/india-day';
import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { nested, recordOptions } from '../../platform/database/record.ts';

export type PromoCodeRecord = PromoTerms & {
  _id: Types.ObjectId;
  /** Upper case, unique. */
  code: string;
  reduction: PromoReduction;
  /** Shown to shoppers; others must be known to them. */
  isPublic?: boolean;
  createdAt: Date;
  /** Counts staff changes; absent before the first. */
  version?: number;
};

const count = { type: Number, min: 1, validate: Number.isInteger } as const;

export const promoCodeSchema = new Schema<PromoCodeRecord>(
  {
    code: { type: String, required: true },
    reduction: {
      type: new Schema({ percent: count, amount: count }, nested),
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

export function promoFiltersOn(today: string): Record<PromoFilter, QueryFilter<PromoCodeRecord>> {
  const isUsedUp = { $expr: trusted({ $gte: ['$used', { $ifNull: ['$limit', Infinity] }] }) };
  const isOver = { endsOn: trusted({ $lt: today }) };
  const isPlanned = { startsOn: trusted({ $gt: today }) };
  const isEnded = { $or: [isOver, isUsedUp] };
  return {
    all: {},
    on: { active: true },
    off: { active: false },
    stopped: { active: false },
    ended: { active: true, ...isEnded },
    planned: { active: true, ...isPlanned, $nor: [isEnded] },
    running: { active: true, $nor: [isEnded, isPlanned] },
  };
}

export function toPromoCode(
  { _id, createdAt, version = 0, isPublic = false, ...terms }: PromoCodeRecord,
  now: Date,
): PromoCode {
  return {
    ...terms,
    isPublic,
    state: promoStateOn(indiaDay(now), terms),
    version,
    createdAt: createdAt.toISOString(),
  };
}
