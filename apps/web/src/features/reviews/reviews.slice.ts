import type { Review } from '@e-store/shared/reviews/review';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

/** What buyers say of the product that is shown. */
type ReviewsState = RequestState & { reviews: Review[] };

const initialState = { ...idle, reviews: [] } as ReviewsState;

export const fetchReviews = createApiThunk('reviews/fetch', (api, id: string) =>
  api.call('GET /product/:id/reviews', { params: { id }, query: {} }),
);

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchReviews, {
      request: (state) => {
        state.reviews = [];
      },
      success: (state, { reviews }) => {
        state.reviews = reviews;
      },
    });
  },
  selectors: {
    selectReviews: (state) => state.reviews,
    selectReviewsLoading: (state) => state.status === 'loading',
    selectReviewsError: (state) => state.error,
  },
});

export const { selectReviews, selectReviewsLoading, selectReviewsError } = reviewsSlice.selectors;
