import type { CashToCollect, StaffOrder } from '@e-store/shared/orders/staff-order';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { PrintPaper } from './print-paper.storage.ts';

/** `invoiced`: `null` when unknown. `selected`: orders selected in the list when printing began. */
type PrintedOrdersState = RequestState & {
  ids: string;
  orders: StaffOrder[] | null;
  cash: CashToCollect[];
  invoiced: string[] | null;
  selected: string[];
  paper: PrintPaper;
};

const initialState = {
  ...idle,
  ids: '',
  orders: null,
  cash: [],
  invoiced: [],
  selected: [],
  paper: 'a4',
} as PrintedOrdersState;

/** At most fifty ids. */
export const fetchPrintedOrders = createAdminThunk('printedOrders/fetch', async (api, ids: string[]) => {
  if (ids.length === 0) return { orders: [], cash: [], invoiced: [] };
  const { orders, cash } = await api.call('GET /admin/orders/print', { query: { ids: ids.join(',') } });
  const full = orders.flatMap(({ view, order }) => (view === 'full' ? [order._id] : []));
  if (full.length === 0) return { orders, cash, invoiced: [] };
  // Slips are printed without them.
  const found = await api
    .call('GET /admin/orders/invoices', { query: { ids: full.join(',') } })
    .catch(() => null);
  return { orders, cash, invoiced: found && found.invoices.map(({ order }) => order) };
});

export const isPrinted = ({ order }: StaffOrder): boolean => order.orderStatus !== 'Cancelled';

export const printedOrdersSlice = createSlice({
  name: 'printedOrders',
  initialState,
  reducers: {
    selectionPrinted: (state, { payload }: PayloadAction<string[]>) => {
      state.selected = payload;
    },
    paperChosen: (state, { payload }: PayloadAction<PrintPaper>) => {
      state.paper = payload;
    },
    paperRestored: (state, { payload }: PayloadAction<PrintPaper>) => {
      state.paper = payload;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchPrintedOrders, {
      request: (state, asked) => {
        const ids = asked.join(',');
        if (state.ids !== ids) Object.assign(state, { ids, orders: null, cash: [], invoiced: [] });
      },
      success: (state, found) => {
        Object.assign(state, found);
      },
    });
  },
  selectors: {
    selectPrintedOrders: (state) => state.orders,
    selectCashToCollect: (state) => state.cash,
    selectInvoicedOrders: (state) => state.invoiced,
    selectPrintedOrdersError: (state) => state.error,
    selectIsPrintable: ({ status, orders }) =>
      status === 'succeeded' && orders !== null && orders.some(isPrinted),
    selectPrintedSelection: (state) => state.selected,
    selectPrintPaper: (state) => state.paper,
  },
});

export const { selectionPrinted, paperChosen, paperRestored } = printedOrdersSlice.actions;
export const {
  selectPrintedOrders,
  selectCashToCollect,
  selectInvoicedOrders,
  selectPrintedOrdersError,
  selectIsPrintable,
  selectPrintedSelection,
  selectPrintPaper,
} = printedOrdersSlice.selectors;

export const readPrintedIds = (search: URLSearchParams): string[] =>
  (search.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[0-9a-f]{24}$/i.test(id))
    .slice(0, 50);
