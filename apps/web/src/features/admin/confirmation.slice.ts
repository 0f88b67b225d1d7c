import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { createDashThunk } from './dash-thunk.ts';

/** The password step before E-DASH, and whether the server has refused a call for want of it. */
type ConfirmationState = RequestState & { isNeeded: boolean };

const initialState = { ...idle, isNeeded: false } as ConfirmationState;

export const confirmPassword = createApiThunk('confirmation/send', (api, password: string) =>
  api.call('POST /admin/confirm', { body: { password } }),
);

/** Asked before E-DASH opens; refused, it leads to the password step. */
export const fetchConfirmation = createDashThunk('confirmation/fetch', (api) =>
  api.call('GET /admin/confirm'),
);

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
    addRequestCases(builder, confirmPassword, {
      success: (state) => {
        state.isNeeded = false;
      },
    });
    builder.addMatcher(isRefused, (state) => {
      state.isNeeded = true;
    });
  },
  selectors: {
    selectConfirmationNeeded: (state) => state.isNeeded,
    selectConfirmationLoading: (state) => state.status === 'loading',
    selectConfirmationError: (state) => state.error,
  },
});

export const { confirmationAsked } = confirmationSlice.actions;
export const { selectConfirmationNeeded, selectConfirmationLoading, selectConfirmationError } =
  confirmationSlice.selectors;
