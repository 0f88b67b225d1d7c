import { listPromoCodes } from '@e-store/shared/promotions/endpoints';
import { indiaDay } from '@e-store/shared/india-day';
import { PROMO_STATES } from '@e-store/shared/promotions/promo-filters';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { promoFiltersOn } from './promo-filters.ts';
import { toPromoCode } from './to-promo-code.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const listPromoCodesRoute = route(listPromoCodes, async ({ query }, { database, now }) => {
  const { page, limit, show } = query;
  const { promoCodes } = database;
  const filters = promoFiltersOn(indiaDay(now()));
  const [running = 0, planned = 0, ended = 0, stopped = 0] = await Promise.all(
    PROMO_STATES.map((state) => promoCodes.countDocuments(filters[state])),
  );
  const on = running + planned + ended;
  const counts = { all: on + stopped, on, off: stopped, running, planned, ended, stopped };
  const total = counts[show];
  const records = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    promoCodes.find(filters[show]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return { promoCodes: records.map((record) => toPromoCode(record, now())), total, page, limit, counts };
});
