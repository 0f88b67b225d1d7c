import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { AppDispatch } from '../../../lib/thunk.ts';

type StaffOrderState = RequestState & {
  id: string | null;
  order: StaffOrder | null;
  /** Why the last change was refused, if nothing else shows it. */
  conflict: string | null;
};

const initialState = { ...idle, id: null, order: null, conflict: null } as StaffOrderState;

export const fetchStaffOrder = createAdminThunk('staffOrder/fetch', 'GET /admin/orders/:id');
export const moveOrder = createAdminThunk('staffOrder/move', 'POST /admin/orders/:id/move');

export const correctOrder = createAdminThunk('staffOrder/correct', 'POST /admin/orders/:id/correction');

export const trackOrder = createAdminThunk('staffOrder/track', 'PUT /admin/orders/:id/tracking');
export const noteOrder = createAdminThunk('staffOrder/note', 'POST /admin/orders/:id/notes');

export const updateOrderAddress = createAdminThunk('staffOrder/readdress', 'PUT /admin/orders/:id/address');

export const decideReturn = createAdminThunk('staffOrder/decideReturn', 'POST /admin/orders/:id/return');

export const requestReturn = createAdminThunk('staffOrder/requestReturn', 'POST /admin/orders/:id/returns');

export const recordRefundAccount = createAdminThunk(
  'staffOrder/recordRefundAccount',
  'PUT /admin/orders/:id/returns/:returnId/account',
);

export const payRefund = createAdminThunk('staffOrder/payRefund', 'POST /admin/orders/:id/refunds/:returnId');

const isChanged = isAnyOf(
  moveOrder.fulfilled,
  correctOrder.fulfilled,
  trackOrder.fulfilled,
  noteOrder.fulfilled,
  updateOrderAddress.fulfilled,
  requestReturn.fulfilled,
  decideReturn.fulfilled,
  recordRefundAccount.fulfilled,
  payRefund.fulfilled,
);

export const staffOrderSlice = createSlice({
  name: 'staffOrder',
  initialState,
  reducers: {
    /** Takes over the current order from a 412. */
    staffOrderReceived: (state, { payload }: PayloadAction<StaffOrder>) => {
      if (payload.order._id === state.id) state.order = payload;
    },
    conflictFound: (state, { payload }: PayloadAction<{ id: string; conflict: string }>) => {
      if (payload.id === state.id) state.conflict = payload.conflict;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStaffOrder, {
      request: (state, id) => {
        state.conflict = null;
        if (state.id !== id) Object.assign(state, { id, order: null });
      },
      success: (state, order) => {
        state.order = order;
      },
    });
    // Ignores answers for an order that was left meanwhile.
    builder.addMatcher(isChanged, (state, { payload }) => {
      if (payload.order._id === state.id) Object.assign(state, { order: payload, conflict: null });
    });
  },
  selectors: {
    selectStaffOrder: (state) => state.order,
    selectStaffOrderError: (state) => state.error,
    selectOrderConflict: (state) => state.conflict,
  },
});

export const { staffOrderReceived, conflictFound } = staffOrderSlice.actions;
export const { selectStaffOrder, selectStaffOrderError, selectOrderConflict } = staffOrderSlice.selectors;

/** Unless another order was opened meanwhile. */
export const refetchStaffOrder =
  (id: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const { staffOrder } = getState() as { staffOrder: StaffOrderState };
    if (staffOrder.id === id) await dispatch(fetchStaffOrder(id));
  };
