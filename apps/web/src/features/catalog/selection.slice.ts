import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ListedProduct, toListed } from './listed-product.ts';
import type { ProductQuery } from './products.slice.ts';

type SelectionState = RequestState & { products: ListedProduct[]; query: ProductQuery | null };

const initialState = { ...idle, products: [], query: null } as SelectionState;

export const fetchSelection = createApiThunk('selection/fetch', 'GET /products');

export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchSelection, {
      request: (state, query) => {
        if (JSON.stringify(query) !== JSON.stringify(state.query)) state.products = [];
        state.query = query;
      },
      success: (state, list) => {
        state.products = list.product.map(toListed);
      },
    });
  },
  selectors: {
    selectSelection: (state) => state.products,
    /** True until the first answer. */
    selectSelectionAwaited: ({ status, products }) =>
      products.length === 0 && (status === 'idle' || status === 'loading'),
  },
});

export const { selectSelection, selectSelectionAwaited } = selectionSlice.selectors;
