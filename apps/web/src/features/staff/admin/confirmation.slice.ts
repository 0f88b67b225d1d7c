import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createApiThunk } from '../../../lib/thunk.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

/** The server demands the password, or setting up two-step sign-in. */
type ConfirmationState = RequestState & { isNeeded: boolean; isSetUpNeeded: boolean };

const initialState = { ...idle, isNeeded: false, isSetUpNeeded: false } as ConfirmationState;

export const confirmPassword = createApiThunk('confirmation/send', 'POST /admin/confirm');

/** A refusal leads to the password step. */
export const fetchConfirmation = createAdminThunk('confirmation/fetch', 'GET /admin/confirm');

const isRejectedWith =
  (code: ApiFailure['code']) =>
  (action: { type: string; payload?: unknown }): boolean => {
    const failure = action.payload as Partial<ApiFailure> | undefined;
    return action.type.endsWith('/rejected') && failure?.code === code;
  };

export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    passwordStepShown: (state) => {
      state.isNeeded = false;
    },
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
      .addMatcher(isRejectedWith('PASSWORD_CONFIRMATION_REQUIRED'), (state) => {
        state.isNeeded = true;
      })
      .addMatcher(isRejectedWith('SECOND_FACTOR_SETUP_REQUIRED'), (state) => {
        state.isSetUpNeeded = true;
      });
  },
  selectors: {
    selectConfirmationNeeded: (state) => state.isNeeded,
    selectSetUpNeeded: (state) => state.isSetUpNeeded,
  },
});

export const { passwordStepShown, setUpShown } = confirmationSlice.actions;
export const { selectConfirmationNeeded, selectSetUpNeeded } = confirmationSlice.selectors;
