import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CheckoutChoices, DEFAULT_CHOICES } from './checkout-choices.storage.ts';

/** How the next order is delivered and paid. */
export const checkoutChoicesSlice = createSlice({
  name: 'checkoutChoices',
  initialState: DEFAULT_CHOICES,
  reducers: {
    deliveryMethodChosen: (state, { payload }: PayloadAction<DeliveryMethod>) => {
      state.deliveryMethod = payload;
    },
    paymentMethodChosen: (state, { payload }: PayloadAction<string>) => {
      state.paymentMethod = payload;
    },
    /** At start and from other tabs. */
    checkoutChoicesRestored: (_state, { payload }: PayloadAction<CheckoutChoices>) => payload,
    checkoutChoicesReset: () => DEFAULT_CHOICES,
  },
  selectors: {
    selectDeliveryMethod: (state) => state.deliveryMethod,
    selectPaymentMethod: (state) => state.paymentMethod,
  },
});

export const { deliveryMethodChosen, paymentMethodChosen, checkoutChoicesRestored, checkoutChoicesReset } =
  checkoutChoicesSlice.actions;
export const { selectDeliveryMethod, selectPaymentMethod } = checkoutChoicesSlice.selectors;
