import type { PromoFilter } from '@e-store/shared/promotions/promo-filters';
import { type QueryFilter, trusted } from 'mongoose';
import type { PromoCodeRecord } from './promo-code.model.ts';

type Filter = QueryFilter<PromoCodeRecord>;

export function promoFiltersOn(today: string): Record<PromoFilter, Filter> {
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
