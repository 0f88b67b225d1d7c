import { REVIEW_FILTERS } from '@e-store/shared/reviews/review-rules';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/reviews'>['query'];

export const staffReviews = createReadSlice('staffReviews', 'GET /admin/reviews');

export const decideReview = createAdminThunk('staffReviews/decide', 'PUT /admin/reviews/:id');

export const staffReviewQuery = (search: URLSearchParams): Query =>
  readListParams(search, {
    show: read.oneOf(REVIEW_FILTERS),
    stars: read.oneOf(['1', '2', '3', '4', '5']),
    product: read.id,
    page: read.page,
  }) as Query;
