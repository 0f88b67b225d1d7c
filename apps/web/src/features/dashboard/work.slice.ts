import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { createApiThunk } from '../../lib/thunk.ts';
import { summary } from './summary.slice.ts';

/** What waits, as far as the role may see it. */
type WorkState = { waiting: Partial<WorkToDo> };

const initialState: WorkState = { waiting: {} };

/** Asked beside what somebody does: a failure shows nothing, and nobody is asked for the password because of it. */
export const fetchWork = createApiThunk('work/fetch', (api) =>
  api.call('GET /admin/work').catch(() => undefined),
);

export const workSlice = createSlice({
  name: 'work',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(fetchWork.fulfilled, summary.fetch.fulfilled), (state, { payload }) => {
      if (payload) state.waiting = 'work' in payload ? payload.work : payload;
    });
  },
  selectors: { selectWork: (state) => state.waiting },
});

export const { selectWork } = workSlice.selectors;
