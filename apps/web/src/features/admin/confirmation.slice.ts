import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../lib/api-failure.ts';

/** Whether the back office waits for the password: the server refused a call for want of a fresh confirmation. */
type ConfirmationState = { isNeeded: boolean };

const initialState: ConfirmationState = { isNeeded: false };

function isRefused(action: { type: string; payload?: unknown }): boolean {
  const failure = action.payload as Partial<ApiFailure> | undefined;
  return action.type.endsWith('/rejected') && failure?.code === 'PASSWORD_CONFIRMATION_REQUIRED';
}

export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    /** The password step is on the screen. */
    confirmationAsked: (state) => {
      state.isNeeded = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRefused, (state) => {
      state.isNeeded = true;
    });
  },
  selectors: { selectConfirmationNeeded: (state) => state.isNeeded },
});

export const { confirmationAsked } = confirmationSlice.actions;
export const { selectConfirmationNeeded } = confirmationSlice.selectors;
