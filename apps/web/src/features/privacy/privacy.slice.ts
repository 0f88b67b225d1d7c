import type { Privacy } from '@e-store/shared/privacy/endpoints';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type PrivacyState = RequestState & { privacy: Privacy | null };

const initialState = { ...idle, privacy: null } as PrivacyState;

export const fetchPrivacy = createApiThunk('privacy/fetch', (api) => api.call('GET /me/privacy'));
export const exportData = createApiThunk('privacy/export', (api) => api.call('GET /me/export'));
export const changeNewsletter = createApiThunk(
  'privacy/newsletter',
  (api, body: ApiInput<'PUT /me/newsletter'>['body']) => api.call('PUT /me/newsletter', { body }),
);
export const endAlert = createApiThunk('privacy/endAlert', (api, id: string) =>
  api.call('DELETE /me/alerts/:id', { params: { id } }),
);
export const setNominee = createApiThunk(
  'privacy/nominee',
  (api, body: ApiInput<'PUT /me/nominee'>['body']) => api.call('PUT /me/nominee', { body }),
);
export const removeNominee = createApiThunk('privacy/removeNominee', (api) => api.call('DELETE /me/nominee'));
export const requestEmailVerification = createApiThunk('privacy/askProof', (api) =>
  api.call('POST /me/email-proof'),
);
export const verifyEmail = createApiThunk('privacy/prove', (api, token: string) =>
  api.call('PUT /me/email-proof', { body: { token } }),
);
export const eraseAccount = createApiThunk('privacy/erase', (api, body: ApiInput<'POST /me/erase'>['body']) =>
  api.call('POST /me/erase', { body }),
);

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
