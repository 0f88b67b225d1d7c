import { addDays, indiaDay } from '@e-store/shared/india-day';
import { listSearchTerms, type SearchTerm } from '@e-store/shared/search-insights/staff-endpoints';
import { route } from '../../../platform/http/route.ts';

type Found = {
  terms: (Omit<SearchTerm, 'searchedAt'> & { searchedAt: Date })[];
  all: [{ count: number }?];
  withoutHits: [{ count: number }?];
};

/** Hits are those of the latest search. */
export const listSearchTermsRoute = route(listSearchTerms, async ({ query }, { database, now }) => {
  const { days, show, page, limit } = query;
  const withoutHits = { $match: { hits: 0 } };
  const [found] = await database.searchTerms.aggregate<Found>([
    { $match: { day: { $gte: addDays(indiaDay(now()), 1 - days) } } },
    { $sort: { day: 1, term: 1 } },
    {
      $group: {
        _id: '$term',
        searches: { $sum: '$searches' },
        clicks: { $sum: '$clicks' },
        hits: { $last: '$hits' },
        searchedAt: { $max: '$searchedAt' },
      },
    },
    {
      $facet: {
        all: [{ $count: 'count' }],
        withoutHits: [withoutHits, { $count: 'count' }],
        terms: [
          ...(show === 'withoutHits' ? [withoutHits] : []),
          { $sort: { searches: -1, _id: 1 } },
          { $skip: (page - 1) * limit },
          { $limit: limit },
          { $set: { term: '$_id' } },
        ],
      },
    },
  ]);
  const counts = { all: found?.all[0]?.count ?? 0, withoutHits: found?.withoutHits[0]?.count ?? 0 };
  const terms = (found?.terms ?? []).map(({ searchedAt, hits, ...term }) => ({
    ...term,
    ...(typeof hits === 'number' && { hits }),
    searchedAt: searchedAt.toISOString(),
  }));
  return { terms, total: counts[show], page, limit, counts };
});
