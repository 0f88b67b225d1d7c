import type { User } from '@e-store/shared/account/user';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { ApiInput } from '../../lib/api-client.ts';
import { UNREACHABLE, type ApiFailure } from '../../lib/api-failure.ts';
import { errorsCleared } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type UserState = {
  loading: boolean;
  isAuthenticated: boolean;
  user: User | null;
  error: ApiFailure | null;
  /** Of the last password call (spec §4). */
  message: string | null;
  /** False when the session ended. */
  hasLoggedOut?: boolean;
};

const initialState = {
  loading: false,
  isAuthenticated: false,
  user: null,
  error: null,
  message: null,
} as UserState;

export const loadUser = createApiThunk('user/load', 'GET /me');

export const login = createApiThunk('user/login', async (api, body: ApiInput<'POST /login'>['body']) => {
  const { user } = await api.call('POST /login', { body });
  return user;
});

export const register = createApiThunk('user/register', 'POST /register');
export const logout = createApiThunk('user/logout', 'POST /logout');

export const changePassword = createApiThunk(
  'user/changePassword',
  async (api, body: ApiInput<'PUT /password/update/'>['body']) => {
    const { user } = await api.call('PUT /password/update/', { body });
    return user;
  },
);

export const updateProfile = createApiThunk('user/update', 'PUT /me');
export const forgotPassword = createApiThunk('user/forgotPassword', 'POST /password/forgot');
export const checkResetToken = createApiThunk('user/checkResetToken', 'GET /password/reset/:token');
export const resetPassword = createApiThunk('user/resetPassword', 'PUT /password/reset/:token');

const signsIn = [loadUser, login, register] as const;
const [first, ...others] = signsIn;

function isSessionOver(action: { type: string; payload?: unknown }): boolean {
  const failure = action.payload as Partial<ApiFailure> | undefined;
  return action.type.endsWith('/rejected') && failure?.status === 401 && failure.code === 'UNAUTHENTICATED';
}

/** Spec §4. */
export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(logout.fulfilled, () => ({ ...initialState, hasLoggedOut: true }))
      .addCase(logout.rejected, (state, { payload }) => {
        state.error = payload ?? UNREACHABLE;
      })
      .addCase(changePassword.pending, (state) => {
        Object.assign(state, { loading: true, error: null, message: null });
      })
      .addCase(changePassword.fulfilled, (state, { payload }) => {
        Object.assign(state, { loading: false, message: 'success' });
        if (state.isAuthenticated) state.user = payload;
      })
      .addCase(changePassword.rejected, (state, { payload }) => {
        Object.assign(state, { loading: false, error: payload ?? UNREACHABLE });
      })
      .addCase(updateProfile.fulfilled, (state, { payload }) => {
        if (state.isAuthenticated) state.user = payload;
      })
      .addCase(errorsCleared, (state) => {
        state.error = null;
      })
      .addMatcher(isAnyOf(first.pending, ...others.map(({ pending }) => pending)), (state) => {
        Object.assign(state, { loading: true, isAuthenticated: false, error: null });
      })
      .addMatcher(isAnyOf(first.fulfilled, ...others.map(({ fulfilled }) => fulfilled)), (state, action) => {
        Object.assign(state, { loading: false, isAuthenticated: true, user: action.payload });
        delete state.hasLoggedOut;
      })
      .addMatcher(isAnyOf(first.rejected, ...others.map(({ rejected }) => rejected)), (state, action) => {
        Object.assign(state, { loading: false, user: null, error: action.payload ?? UNREACHABLE });
      })
      .addMatcher(isAnyOf(forgotPassword.pending, resetPassword.pending), (state) => {
        Object.assign(state, { loading: true, error: null, message: null });
      })
      .addMatcher(isAnyOf(forgotPassword.fulfilled, resetPassword.fulfilled), (state, { payload }) => {
        Object.assign(state, { loading: false, message: payload.message });
      })
      .addMatcher(isAnyOf(forgotPassword.rejected, resetPassword.rejected), (state, { payload }) => {
        Object.assign(state, { loading: false, message: (payload ?? UNREACHABLE).message });
      })
      .addMatcher(isSessionOver, (state, { type }) => {
        Object.assign(state, { isAuthenticated: false, user: null });
        if (type === loadUser.rejected.type) state.hasLoggedOut = false;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectHasLoggedOut: (state) => state.hasLoggedOut === true,
    selectHasSessionEnded: (state) => state.hasLoggedOut === false,
    selectUserError: (state) => state.error,
    selectIsStaff: (state) => state.user !== null && state.user.role !== 'Customer',
    selectIsAdmin: (state) => state.user?.role === 'Admin',
  },
});

export const {
  selectUser,
  selectIsAuthenticated,
  selectHasLoggedOut,
  selectHasSessionEnded,
  selectUserError,
  selectIsStaff,
  selectIsAdmin,
} = userSlice.selectors;
