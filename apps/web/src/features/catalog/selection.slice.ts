import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ListedProduct, toListed } from './listed-product.ts';
import type { ProductQuery } from './products.slice.ts';

/** Products beside the main list: the carousel 'Selected just for you' and the strip under a product. */
type SelectionState = RequestState & { products: ListedProduct[]; query: ProductQuery | null };

const initialState = { ...idle, products: [], query: null } as SelectionState;

export const fetchSelection = createApiThunk('selection/fetch', (api, query: ProductQuery) =>
  api.call('GET /products', { query }),
);

export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchSelection, {
      request: (state, query) => {
        // Another department's are not shown meanwhile.
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
    /** True from before it is asked for until its first answer: who shows it keeps a place for it. */
    selectSelectionAwaited: ({ status, products }) =>
      products.length === 0 && (status === 'idle' || status === 'loading'),
  },
});

export const { selectSelection, selectSelectionAwaited } = selectionSlice.selectors;
