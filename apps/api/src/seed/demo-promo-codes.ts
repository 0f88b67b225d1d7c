import { indiaDay } from '@e-store/shared/india-day';
import type { PromoCodeRecord } from '../features/promotions/promo-code.model.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function demoPromoCodes(openedAt: Date): PromoCodeRecord[] {
  const codes: Omit<PromoCodeRecord, '_id' | 'active' | 'used' | 'createdAt'>[] = [
    { code: 'WELCOME10', reduction: { percent: 10 }, limitPerPerson: 1, isPublic: true },
    { code: 'FLAT100', reduction: { amount: 100 }, minimum: 999, isPublic: true },
    { code: 'FIRST50', reduction: { amount: 150 }, limit: 50, limitPerPerson: 1 },
    {
      code: 'MONSOON20',
      reduction: { percent: 20 },
      endsOn: indiaDay(new Date(openedAt.getTime() + 30 * DAY_MS)),
    },
  ];
  return codes.map((code, index) => ({
    ...code,
    _id: demoId('promo', index),
    active: true,
    used: 0,
    createdAt: openedAt,
  }));
}
