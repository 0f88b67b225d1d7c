import { createSlice } from '@reduxjs/toolkit';
import type { ApiResponse } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { type ApiThunk, createApiThunk } from '../../lib/thunk.ts';

type Documents = ApiResponse<'GET /order/:id/invoices'>;
type OrderInvoicesState = RequestState & { order: string | null } & Documents;

const initialState = { ...idle, order: null, documents: [] } as OrderInvoicesState;

export function createInvoicesSlice<const Name extends string>(
  name: Name,
  fetch: ApiThunk<Documents, string>,
) {
  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      addRequestCases(builder, fetch, {
        request: (state, order) => {
          if (state.order !== order) Object.assign(state, { order, documents: [] });
        },
        success: (state, { documents }) => {
          Object.assign(state, { documents });
        },
      });
    },
    selectors: {
      select: (state) => state.documents,
      selectOrder: (state) => state.order,
      selectIsLoaded: (state) => state.status === 'succeeded',
      selectError: (state) => state.error,
    },
  });
  return { fetch, reducer: slice.reducer, ...slice.selectors };
}

export const orderInvoices = createInvoicesSlice(
  'orderInvoices',
  createApiThunk('orderInvoices/fetch', 'GET /order/:id/invoices'),
);
