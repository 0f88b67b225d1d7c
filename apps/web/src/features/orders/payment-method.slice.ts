import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PaymentMethodState = { method: string };

export const DEFAULT_PAYMENT_METHOD = 'COD';
const initialState: PaymentMethodState = { method: DEFAULT_PAYMENT_METHOD };

export const paymentMethodSlice = createSlice({
  name: 'paymentMethod',
  initialState,
  reducers: {
    paymentMethodChosen: (state, { payload }: PayloadAction<string>) => {
      state.method = payload;
    },
    /** At start and from other tabs. */
    paymentMethodRestored: (state, { payload }: PayloadAction<string>) => {
      state.method = payload;
    },
    paymentMethodReset: () => initialState,
  },
  selectors: { selectPaymentMethod: (state) => state.method },
});

export const { paymentMethodChosen, paymentMethodRestored, paymentMethodReset } = paymentMethodSlice.actions;
export const { selectPaymentMethod } = paymentMethodSlice.selectors;
