import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PAYMENT_METHOD } from './order.storage.ts';

export type PaymentMethodState = { method: string };

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
