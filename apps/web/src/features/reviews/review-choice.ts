import { MAX_PAGE } from '@e-store/shared/catalog/list-choices';
import { STARS, type StarCount, REVIEW_SORTS, type ReviewSort } from '@e-store/shared/reviews/review-rules';

/** All state lives in the URL and works without scripts. */
export type ReviewChoice = { stars?: StarCount | undefined; sort: ReviewSort; page: number };

const DEFAULT_SORT = REVIEW_SORTS[0];

export const REVIEWS_ANCHOR = 'reviews';

export function readReviewChoice(search: URLSearchParams): ReviewChoice {
  const page = /^\d{1,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    stars: STARS.find((stars) => String(stars) === search.get('stars')),
    sort: REVIEW_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT_SORT,
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

export const hasReviewFilters = ({ stars, sort, page }: ReviewChoice) =>
  stars !== undefined || sort !== DEFAULT_SORT || page > 1;

/** Returns to the first page. */
export function linkToReviews(choice: ReviewChoice, change: Partial<ReviewChoice>) {
  const { stars, sort, page } = { ...choice, page: 1, ...change };
  const search = new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return { search: search.toString(), hash: REVIEWS_ANCHOR };
}

export const toReviewQuery = ({ stars, sort, page }: ReviewChoice) => ({
  ...(stars && { stars: String(stars) }),
  sort,
  page: String(page),
});
