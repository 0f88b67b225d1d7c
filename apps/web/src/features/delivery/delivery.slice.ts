import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

/** Dates are computed when shown. */
export type Place = { pincode: string; city: string; state: string };

type DeliveryState = RequestState & {
  place: Place | null;
  /** True once browser storage was read. */
  isKnown: boolean;
};

const initialState = { ...idle, place: null, isKnown: false } as DeliveryState;

export const fetchPlace = createApiThunk('delivery/fetchPlace', 'GET /pincode/:pincode');

export const deliverySlice = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    placeRestored: (state, { payload }: PayloadAction<Place | null>) => {
      state.place = payload;
      state.isKnown = true;
    },
    placeCleared: () => ({ ...initialState, isKnown: true }),
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchPlace, {
      success: (state, { pincode, city, state: region }) => {
        state.place = { pincode, city, state: region };
      },
    });
  },
  selectors: {
    selectPlace: (state) => state.place,
    selectDelivery: (state) => state,
  },
});

export const { placeRestored, placeCleared } = deliverySlice.actions;
export const { selectPlace, selectDelivery } = deliverySlice.selectors;
