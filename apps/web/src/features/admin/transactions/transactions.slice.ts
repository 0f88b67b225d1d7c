import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput, ApiResponse } from '../../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createDashThunk } from '../dash-thunk.ts';

type TransactionsState = RequestState & { list: ApiResponse<'GET /admin/transactions'> | null };

const initialState = { ...idle, list: null } as TransactionsState;

export const fetchTransactions = createDashThunk(
  'transactions/fetch',
  (api, query: ApiInput<'GET /admin/transactions'>['query']) =>
    api.call('GET /admin/transactions', { query }),
);

export const exportTransactions = createDashThunk(
  'transactions/export',
  (api, query: ApiInput<'GET /admin/transactions/export'>['query']) =>
    api.call('GET /admin/transactions/export', { query }),
);

export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchTransactions, {
      success: (state, list) => {
        state.list = list;
      },
    });
  },
  selectors: {
    selectTransactions: (state) => state.list,
    selectTransactionsLoading: (state) => state.status === 'loading',
    selectTransactionsError: (state) => state.error,
  },
});

export const { selectTransactions, selectTransactionsLoading, selectTransactionsError } =
  transactionsSlice.selectors;
