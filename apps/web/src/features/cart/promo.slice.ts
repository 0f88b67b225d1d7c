import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An order takes a single promo code. */
export type PromoState = { code: string | null };

const initialState: PromoState = { code: null };

export const promoSlice = createSlice({
  name: 'promo',
  initialState,
  reducers: {
    promoApplied: (state, { payload }: PayloadAction<string>) => {
      state.code = payload;
    },
    promoRemoved: (state) => {
      state.code = null;
    },
    /** At start and from other tabs. */
    promoRestored: (state, { payload }: PayloadAction<string | undefined>) => {
      state.code = payload ?? null;
    },
  },
  selectors: { selectPromoCode: (state) => state.code ?? undefined },
});

export const { promoApplied, promoRemoved, promoRestored } = promoSlice.actions;
export const { selectPromoCode } = promoSlice.selectors;
