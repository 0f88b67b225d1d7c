import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createDashThunk } from '../dash-thunk.ts';

type PrintedOrdersState = RequestState & { orders: StaffOrder[] | null };

const initialState = { ...idle, orders: null } as PrintedOrdersState;

/** At most fifty, by their ids. None asked for: none to print, and no call. */
export const fetchPrintedOrders = createDashThunk('printedOrders/fetch', async (api, ids: string[]) => {
  if (ids.length === 0) return [];
  const { orders } = await api.call('GET /admin/orders/print', { query: { ids: ids.join(',') } });
  return orders;
});

export const printedOrdersSlice = createSlice({
  name: 'printedOrders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchPrintedOrders, {
      success: (state, orders) => {
        state.orders = orders;
      },
    });
  },
  selectors: {
    selectPrintedOrders: (state) => state.orders,
    selectPrintedOrdersError: (state) => state.error,
  },
});

export const { selectPrintedOrders, selectPrintedOrdersError } = printedOrdersSlice.selectors;

/** The ids that an address names, as far as they can be some. */
export const idsIn = (search: URLSearchParams): string[] =>
  (search.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[0-9a-f]{24}$/i.test(id))
    .slice(0, 50);
