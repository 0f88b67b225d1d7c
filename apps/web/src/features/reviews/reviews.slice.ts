import { createSlice } from '@reduxjs/toolkit';
import type { ApiResponse } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ReviewChoice, toReviewQuery } from './review-choice.ts';

export type ReviewList = ApiResponse<'GET /product/:id/reviews'>;
export type ReviewsRequest = ReviewChoice & { product: string };

type ReviewsState = RequestState & { asked: ReviewsRequest | null; list: ReviewList | null };

const initialState = { ...idle, asked: null, list: null } as ReviewsState;

export const fetchReviews = createApiThunk('reviews/fetch', (api, { product, ...choice }: ReviewsRequest) =>
  api.call('GET /product/:id/reviews', { params: { id: product }, query: toReviewQuery(choice) }),
);

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchReviews, {
      request: (state, asked) => {
        if (state.asked?.product !== asked.product) state.list = null;
        state.asked = asked;
      },
      success: (state, list) => {
        state.list = list;
      },
    });
  },
  selectors: {
    selectReviewList: (state) => state.list,
    selectReviewsRequest: (state) => state.asked,
    selectReviewsLoading: (state) => state.status === 'loading',
    selectReviewsError: (state) => state.error,
  },
});

export const { selectReviewList, selectReviewsRequest, selectReviewsLoading, selectReviewsError } =
  reviewsSlice.selectors;
