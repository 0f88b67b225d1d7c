import type { Summary } from '@e-store/shared/dashboard/endpoints';
import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createSlice } from '@reduxjs/toolkit';
import { createDashThunk } from '../admin/dash-thunk.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';

type SummaryState = RequestState & { summary: Summary | null };

const initialState = { ...idle, summary: null } as SummaryState;

export const fetchSummary = createDashThunk('summary/fetch', (api) => api.call('GET /admin/dashboard'));

/** The figures as a file, over the times that the dashboard shows. */
export const exportDashboard = createDashThunk(
  'summary/export',
  (api, query: { sales: SalesPeriod; top: SalesPeriod }) =>
    api.call('GET /admin/dashboard/export', { query }),
);

export const summarySlice = createSlice({
  name: 'summary',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchSummary, {
      success: (state, summary) => {
        state.summary = summary;
      },
    });
  },
  selectors: {
    selectSummary: (state) => state.summary,
    selectSummaryError: (state) => state.error,
  },
});

export const { selectSummary, selectSummaryError } = summarySlice.selectors;
