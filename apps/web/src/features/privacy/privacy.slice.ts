import type { Privacy } from '@e-store/shared/privacy/endpoints';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type PrivacyState = RequestState & { privacy: Privacy | null };

const initialState = { ...idle, privacy: null } as PrivacyState;

export const fetchPrivacy = createApiThunk('privacy/fetch', 'GET /me/privacy');
export const exportData = createApiThunk('privacy/export', 'GET /me/export');
export const changeNewsletter = createApiThunk('privacy/newsletter', 'PUT /me/newsletter');
export const endAlert = createApiThunk('privacy/endAlert', 'DELETE /me/alerts/:id');
export const setNominee = createApiThunk('privacy/nominee', 'PUT /me/nominee');
export const removeNominee = createApiThunk('privacy/removeNominee', 'DELETE /me/nominee');
export const requestEmailVerification = createApiThunk('privacy/askProof', 'POST /me/email-proof');
export const verifyEmail = createApiThunk('privacy/prove', 'PUT /me/email-proof');
export const eraseAccount = createApiThunk('privacy/erase', 'POST /me/erase');

export const privacySlice = createSlice({
  name: 'privacy',
  initialState,
  reducers: { privacyCleared: () => initialState },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchPrivacy, {
      success: (state, privacy) => {
        state.privacy = privacy;
      },
    });
  },
  selectors: {
    selectPrivacy: (state) => state.privacy,
    selectPrivacyError: (state) => state.error,
  },
});

export const { privacyCleared } = privacySlice.actions;
export const { selectPrivacy, selectPrivacyError } = privacySlice.selectors;
