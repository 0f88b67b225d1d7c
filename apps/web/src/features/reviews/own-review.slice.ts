import { createSlice } from '@reduxjs/toolkit';
import type { ApiResponse } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type Own = ApiResponse<'GET /product/:id/reviews/mine'>;

type OwnReviewState = RequestState & { product: string | null; own: Own | null };

const initialState = { ...idle, product: null, own: null } as OwnReviewState;

export const fetchOwnReview = createApiThunk('ownReview/fetch', 'GET /product/:id/reviews/mine');
export const publishReview = createApiThunk('ownReview/publish', 'POST /product/:id/reviews');
export const changeReview = createApiThunk('ownReview/change', 'PUT /product/:id/reviews/mine');
export const withdrawReview = createApiThunk('ownReview/withdraw', 'DELETE /product/:id/reviews/mine');

export const ownReviewSlice = createSlice({
  name: 'ownReview',
  initialState,
  reducers: {
    ownReviewCleared: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchOwnReview, {
      request: (state, product) => {
        if (state.product !== product) state.own = null;
        state.product = product;
      },
      success: (state, own) => {
        state.own = own;
      },
    });
  },
  selectors: {
    /** Null for any other product. */
    selectOwnReview: ({ product, own }, id: string) => (product === id ? own : null),
    selectOwnReviewId: (state) => state.own?.review?._id,
    selectOwnReviewError: (state) => state.error,
  },
});

export const { selectOwnReview, selectOwnReviewId, selectOwnReviewError } = ownReviewSlice.selectors;

export const { ownReviewCleared } = ownReviewSlice.actions;

export type OwnReviewRoot = Parameters<typeof selectOwnReviewError>[0];
