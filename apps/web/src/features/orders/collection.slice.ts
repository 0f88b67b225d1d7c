import type { Collection } from '@e-store/shared/orders/collection-endpoints';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type CollectionState = RequestState & { found: Collection | null };

const initialState: CollectionState = { ...idle, found: null };

export const fetchCollection = createApiThunk('collection/fetch', 'GET /collection/:id');

export const collectionSlice = createSlice({
  name: 'collection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchCollection, {
      request: (state) => {
        state.found = null;
      },
      success: (state, found) => {
        state.found = found;
      },
    });
  },
  selectors: {
    selectCollection: (state) => state.found,
    selectCollectionError: (state) => state.error,
  },
});

export const { selectCollection, selectCollectionError } = collectionSlice.selectors;
