import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The promo code of this cart; one per order. */
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
    /** As the browser's storage has it: at start, and when another tab changed it. */
    promoRestored: (state, { payload }: PayloadAction<string | undefined>) => {
      state.code = payload ?? null;
    },
  },
  selectors: { selectPromoCode: (state) => state.code ?? undefined },
});

export const { promoApplied, promoRemoved, promoRestored } = promoSlice.actions;
export const { selectPromoCode } = promoSlice.selectors;
