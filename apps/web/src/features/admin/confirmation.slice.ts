import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { createDashThunk } from './dash-thunk.ts';

/** What the server has refused a call for want of: the password step before E-DASH, or two-step sign-in set up. */
type ConfirmationState = RequestState & { isNeeded: boolean; isSetUpNeeded: boolean };

const initialState = { ...idle, isNeeded: false, isSetUpNeeded: false } as ConfirmationState;

export const confirmPassword = createApiThunk('confirmation/send', (api, password: string) =>
  api.call('POST /admin/confirm', { body: { password } }),
);

/** Asked before E-DASH opens; refused, it leads to the password step. */
export const fetchConfirmation = createDashThunk('confirmation/fetch', (api) =>
  api.call('GET /admin/confirm'),
);

const isRefusedFor =
  (code: ApiFailure['code']) =>
  (action: { type: string; payload?: unknown }): boolean => {
    const failure = action.payload as Partial<ApiFailure> | undefined;
    return action.type.endsWith('/rejected') && failure?.code === code;
  };

export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    /** The password step is on the screen. */
    confirmationAsked: (state) => {
      state.isNeeded = false;
    },
    /** The screen of two-step sign-in is there. */
    setUpShown: (state) => {
      state.isSetUpNeeded = false;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, confirmPassword, {
      success: (state) => {
        state.isNeeded = false;
      },
    });
    builder
      .addMatcher(isRefusedFor('PASSWORD_CONFIRMATION_REQUIRED'), (state) => {
        state.isNeeded = true;
      })
      .addMatcher(isRefusedFor('SECOND_FACTOR_SETUP_REQUIRED'), (state) => {
        state.isSetUpNeeded = true;
      });
  },
  selectors: {
    selectConfirmationNeeded: (state) => state.isNeeded,
    selectSetUpNeeded: (state) => state.isSetUpNeeded,
    selectConfirmationLoading: (state) => state.status === 'loading',
    selectConfirmationError: (state) => state.error,
  },
});

export const { confirmationAsked, setUpShown } = confirmationSlice.actions;
export const {
  selectConfirmationNeeded,
  selectSetUpNeeded,
  selectConfirmationLoading,
  selectConfirmationError,
} = confirmationSlice.selectors;
