import { REVIEW_SHOWS } from '@e-store/shared/reviews/review-shows';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/reviews'>['query'];

export const staffReviews = makeReadSlice('staffReviews', (api, query: Query) =>
  api.call('GET /admin/reviews', { query }),
);

type Decision = { id: string } & ApiInput<'PUT /admin/reviews/:id'>['body'];
export const decideReview = createDashThunk('staffReviews/decide', (api, { id, ...body }: Decision) =>
  api.call('PUT /admin/reviews/:id', { params: { id }, body }),
);

export const staffReviewQuery = (search: URLSearchParams): Query =>
  readAddress(search, {
    show: read.oneOf(REVIEW_SHOWS),
    stars: read.oneOf(['1', '2', '3', '4', '5']),
    product: read.id,
    page: read.page,
  }) as Query;
