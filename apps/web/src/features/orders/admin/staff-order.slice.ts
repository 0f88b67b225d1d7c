import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiInput } from '../../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

type StaffOrderState = RequestState & { id: string | null; order: StaffOrder | null };

const initialState = { ...idle, id: null, order: null } as StaffOrderState;

type To<Body> = { id: string } & Body;

export const fetchStaffOrder = createAdminThunk('staffOrder/fetch', (api, id: string) =>
  api.call('GET /admin/orders/:id', { params: { id } }),
);

export const moveOrder = createAdminThunk(
  'staffOrder/move',
  (api, { id, ...body }: To<ApiInput<'POST /admin/orders/:id/move'>['body']>) =>
    api.call('POST /admin/orders/:id/move', { params: { id }, body }),
);

export const correctOrder = createAdminThunk(
  'staffOrder/correct',
  (api, { id, ...body }: To<ApiInput<'POST /admin/orders/:id/correction'>['body']>) =>
    api.call('POST /admin/orders/:id/correction', { params: { id }, body }),
);

export const trackOrder = createAdminThunk(
  'staffOrder/track',
  (
    api,
    { id, version, ...body }: To<{ version: number } & ApiInput<'PUT /admin/orders/:id/tracking'>['body']>,
  ) =>
    api.call(
      'PUT /admin/orders/:id/tracking',
      { params: { id }, body },
      { headers: { 'If-Match': `"${version}"` } },
    ),
);

export const noteOrder = createAdminThunk(
  'staffOrder/note',
  (api, { id, ...body }: To<ApiInput<'POST /admin/orders/:id/notes'>['body']>) =>
    api.call('POST /admin/orders/:id/notes', { params: { id }, body }),
);

export const updateOrderAddress = createAdminThunk(
  'staffOrder/readdress',
  (
    api,
    { id, version, ...body }: To<{ version: number } & ApiInput<'PUT /admin/orders/:id/address'>['body']>,
  ) =>
    api.call(
      'PUT /admin/orders/:id/address',
      { params: { id }, body },
      { headers: { 'If-Match': `"${version}"` } },
    ),
);

export const decideReturn = createAdminThunk(
  'staffOrder/decideReturn',
  (api, { id, decision }: { id: string; decision: ApiInput<'POST /admin/orders/:id/return'>['body'] }) =>
    api.call('POST /admin/orders/:id/return', { params: { id }, body: decision }),
);

export const payRefund = createAdminThunk(
  'staffOrder/payRefund',
  (api, { id, returnId, reference }: { id: string; returnId: string; reference: string }) =>
    api.call('POST /admin/orders/:id/refunds/:returnId', { params: { id, returnId }, body: { reference } }),
);

const isChanged = isAnyOf(
  moveOrder.fulfilled,
  correctOrder.fulfilled,
  trackOrder.fulfilled,
  noteOrder.fulfilled,
  updateOrderAddress.fulfilled,
  decideReturn.fulfilled,
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
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStaffOrder, {
      request: (state, id) => {
        if (state.id !== id) Object.assign(state, { id, order: null });
      },
      success: (state, order) => {
        state.order = order;
      },
    });
    // Ignores answers for an order that was left meanwhile.
    builder.addMatcher(isChanged, (state, { payload }) => {
      if (payload.order._id === state.id) state.order = payload;
    });
  },
  selectors: {
    selectStaffOrder: (state) => state.order,
    selectStaffOrderError: (state) => state.error,
  },
});

export const { staffOrderReceived } = staffOrderSlice.actions;
export const { selectStaffOrder, selectStaffOrderError } = staffOrderSlice.selectors;
