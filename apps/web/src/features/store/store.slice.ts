import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

/** What the shop asks beside the price of things, so that tax and shipping are named before the checkout. */
type StoreState = RequestState & { charges: StoreCharges | null };

const initialState = { ...idle, charges: null } as StoreState;

export const fetchStore = createApiThunk('store/fetch', (api) => api.call('GET /store'));

export const storeSlice = createSlice({
  name: 'store',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStore, {
      success: (state, { charges }) => {
        state.charges = charges;
      },
    });
  },
  selectors: { selectCharges: (state) => state.charges },
});

export const { selectCharges } = storeSlice.selectors;
