import type { SignedInSession } from '@e-store/shared/account/endpoints';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { login, logout, register } from './user.slice.ts';

type SessionsState = RequestState & { sessions: SignedInSession[] };

const initialState = { ...idle, sessions: [] } as SessionsState;

export const fetchSessions = createApiThunk('sessions/fetch', 'GET /me/sessions');
export const endSession = createApiThunk('sessions/end', 'DELETE /me/sessions/:id');
export const endOtherSessions = createApiThunk('sessions/endOthers', 'DELETE /me/sessions');

export const sessionsSlice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(endSession.fulfilled, (state, { meta }) => {
        state.sessions = state.sessions.filter(({ _id }) => _id !== meta.arg);
      })
      .addCase(endOtherSessions.fulfilled, (state) => {
        state.sessions = state.sessions.filter(({ isThisOne }) => isThisOne);
      });
    addRequestCases(builder, fetchSessions, {
      success: (state, { sessions }) => {
        state.sessions = sessions;
      },
    });
    builder.addMatcher(isAnyOf(login.fulfilled, register.fulfilled, logout.fulfilled), () => initialState);
  },
  selectors: {
    selectSessions: (state) => state.sessions,
    selectSessionsLoading: (state) =>
      state.status === 'idle' || (state.status === 'loading' && state.sessions.length === 0),
    selectSessionsError: (state) => state.error,
  },
});

export const { selectSessions, selectSessionsLoading, selectSessionsError } = sessionsSlice.selectors;
