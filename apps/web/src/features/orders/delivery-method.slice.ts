import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DeliveryMethodState = { method: DeliveryMethod };

const initialState: DeliveryMethodState = { method: 'standard' };

/** The delivery method of the next order, on both steps of the cart. */
export const deliveryMethodSlice = createSlice({
  name: 'deliveryMethod',
  initialState,
  reducers: {
    deliveryMethodChosen: (state, { payload }: PayloadAction<DeliveryMethod>) => {
      state.method = payload;
    },
    /** As the browser's storage has it: at start, and when another tab changed it. */
    deliveryMethodRestored: (state, { payload }: PayloadAction<DeliveryMethod>) => {
      state.method = payload;
    },
    deliveryMethodReset: () => initialState,
  },
  selectors: { selectDeliveryMethod: (state) => state.method },
});

export const { deliveryMethodChosen, deliveryMethodRestored, deliveryMethodReset } =
  deliveryMethodSlice.actions;
export const { selectDeliveryMethod } = deliveryMethodSlice.selectors;
