import type { BusinessBuyer } from '@e-store/shared/invoices/gstin';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** As typed. */
export type BusinessState = { buyer?: BusinessBuyer | undefined };

const initialState: BusinessState = {};

export const businessSlice = createSlice({
  name: 'business',
  initialState,
  reducers: {
    businessSaved: (state, { payload }: PayloadAction<BusinessBuyer | undefined>) => {
      state.buyer = payload;
    },
    businessRestored: (state, { payload }: PayloadAction<BusinessBuyer | undefined>) => {
      state.buyer = payload;
    },
  },
  selectors: { selectBusiness: (state) => state.buyer },
});

export const { businessSaved, businessRestored } = businessSlice.actions;
export const { selectBusiness } = businessSlice.selectors;
