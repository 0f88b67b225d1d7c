import { listPromoCodes } from '@e-store/shared/promotions/endpoints';
import type { PromoShow } from '@e-store/shared/promotions/promo-shows';
import type { Database } from '../database.ts';
import { route } from '../http/route.ts';
import { readPage } from '../page-of.ts';
import { toPromoCode } from './to-promo-code.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

const FILTERS: Record<PromoShow, { active?: boolean }> = {
  all: {},
  on: { active: true },
  off: { active: false },
};

export const listPromoCodesRoute = route(listPromoCodes, async ({ query }, { database }) => {
  const { page, limit, show } = query;
  const counts = await countShows(database);
  const total = counts[show];
  const records = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    database.promoCodes.find(FILTERS[show]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return { promoCodes: records.map(toPromoCode), total, page, limit, counts };
});

async function countShows({ promoCodes }: Database): Promise<Record<PromoShow, number>> {
  const [on, off] = await Promise.all([
    promoCodes.countDocuments(FILTERS.on),
    promoCodes.countDocuments(FILTERS.off),
  ]);
  return { all: on + off, on, off };
}
