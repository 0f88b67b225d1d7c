import type { Order } from '@e-store/shared/orders/order';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { isOrderChanged } from './order-changes.ts';

export const LATEST_ORDERS = 3;
const ORDERS_PER_PAGE = 10;

/** From the URL; the first page for invalid numbers. */
export function readOrderPage({ url }: Pick<Request, 'url'>) {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1, limit: ORDERS_PER_PAGE };
}

type MyOrdersState = RequestState & { orders: Order[]; page: number; total: number };
type Part = { page: number; limit: number };

const initialState = { ...idle, orders: [], page: 1, total: 0 } as MyOrdersState;

export const fetchMyOrders = createApiThunk('myOrders/fetch', (api, query: Part | undefined) =>
  api.call('GET /orders/me', query ? { query } : { query: {} }),
);

export const myOrdersSlice = createSlice({
  name: 'myOrders',
  initialState,
  reducers: {
    /** Clears the orders for the next person at this browser. */
    ordersCleared: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchMyOrders, {
      request: (state, part) => {
        // The latest orders begin the first page only.
        if (part && part.page !== state.page) Object.assign(state, { orders: [], page: part.page });
      },
      success: (state, { orders, page, total }) => {
        Object.assign(state, { orders, page, total });
      },
    });
    builder.addMatcher(isOrderChanged, (state, { payload }) => {
      state.orders = state.orders.map((order) => (order._id === payload._id ? payload : order));
    });
  },
  selectors: {
    selectMyOrders: (state) => state.orders,
    selectMyOrdersPage: (state) => state.page,
    selectMyOrdersPages: (state) => Math.ceil(state.total / ORDERS_PER_PAGE),
    selectMyOrdersLoading: (state) =>
      state.status === 'idle' || (state.status === 'loading' && state.orders.length === 0),
    selectMyOrdersError: (state) => state.error,
  },
});

export const { ordersCleared } = myOrdersSlice.actions;
export const {
  selectMyOrders,
  selectMyOrdersPage,
  selectMyOrdersPages,
  selectMyOrdersLoading,
  selectMyOrdersError,
} = myOrdersSlice.selectors;
