import type { SalesBar } from '@e-store/shared/dashboard/endpoints';
import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createSlice } from '@reduxjs/toolkit';
import { createDashThunk } from '../admin/dash-thunk.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';

type SalesState = RequestState & { by: SalesPeriod; bars: SalesBar[] | null };

const initialState = { ...idle, by: 'quarter', bars: null } as SalesState;

export const fetchSales = createDashThunk('sales/fetch', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/sales', { query: { by } }),
);

export const salesSlice = createSlice({
  name: 'sales',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchSales, {
      success: (state, { by, bars }) => {
        Object.assign(state, { by, bars });
      },
    });
  },
  selectors: {
    selectSalesBars: (state) => state.bars,
    selectSalesError: (state) => state.error,
  },
});

export const { selectSalesBars, selectSalesError } = salesSlice.selectors;
