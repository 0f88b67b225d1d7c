import type { Redelivery } from '@e-store/shared/orders/redelivery-endpoints';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type RedeliveryState = RequestState & { found: Redelivery | null };

const initialState: RedeliveryState = { ...idle, found: null };

export const fetchRedelivery = createApiThunk('redelivery/fetch', 'GET /redelivery/:id');
export const chooseRedelivery = createApiThunk('redelivery/choose', 'POST /redelivery/:id');

export const redeliverySlice = createSlice({
  name: 'redelivery',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(chooseRedelivery.fulfilled, (state, { payload }) => {
      state.found = payload;
    });
    addRequestCases(builder, fetchRedelivery, {
      request: (state) => {
        state.found = null;
      },
      success: (state, found) => {
        state.found = found;
      },
    });
  },
  selectors: {
    selectRedelivery: (state) => state.found,
    selectRedeliveryError: (state) => state.error,
  },
});

export const { selectRedelivery, selectRedeliveryError } = redeliverySlice.selectors;
