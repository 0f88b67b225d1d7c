import { isFulfilled } from '@reduxjs/toolkit';
import { createApiThunk } from '../../lib/thunk.ts';

export const cancelOrder = createApiThunk('orderDetails/cancel', 'POST /order/:id/cancel');
export const requestReturn = createApiThunk('orderDetails/return', 'POST /order/:id/returns');
export const chooseRedelivery = createApiThunk('orderDetails/redelivery', 'POST /order/:id/redelivery');

export const claimPayment = createApiThunk('orderDetails/claimPayment', 'POST /order/:id/payment/reference');
export const confirmPayment = createApiThunk(
  'orderDetails/confirmPayment',
  'POST /order/:id/payment/confirm',
);
export const refreshPayment = createApiThunk('orderDetails/refreshPayment', 'POST /order/:id/payment');

/** Answered with the order as it is then. */
export const isOrderChanged = isFulfilled(
  cancelOrder,
  requestReturn,
  chooseRedelivery,
  claimPayment,
  confirmPayment,
  refreshPayment,
);
