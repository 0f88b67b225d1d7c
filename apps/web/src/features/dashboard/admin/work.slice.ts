import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { isInformational, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { createApiThunk } from '../../../lib/thunk.ts';
import { summary } from './dashboard.slice.ts';

export type WorkCounts = Partial<WorkToDo>;

export type WorkState = { waiting: WorkCounts; seen: WorkCounts };

const initialState: WorkState = { waiting: {}, seen: {} };

/** Fails silently and never asks for the password. */
export const fetchWork = createApiThunk('work/fetch', (api) =>
  api.call('GET /admin/work').catch(() => undefined),
);

/** So that an equal increase counts as news. */
const capSeenCounts = (seen: WorkCounts, waiting: WorkCounts): WorkCounts =>
  Object.fromEntries(
    WORK_KINDS.flatMap((kind) =>
      seen[kind] === undefined ? [] : [[kind, Math.min(seen[kind], waiting[kind] ?? seen[kind])]],
    ),
  );

export const workSlice = createSlice({
  name: 'work',
  initialState,
  reducers: {
    workSeen: (state) => {
      state.seen = state.waiting;
    },
    workSeenRestored: (state, { payload }: PayloadAction<WorkCounts>) => {
      state.seen = capSeenCounts(payload, state.waiting);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(fetchWork.fulfilled, summary.fetch.fulfilled), (state, { payload }) => {
      if (!payload) return;
      state.waiting = 'work' in payload ? payload.work : payload;
      state.seen = capSeenCounts(state.seen, state.waiting);
    });
  },
  selectors: {
    selectWork: (state) => state.waiting,
    selectWorkSeen: (state) => state.seen,
    /** More work than last seen, or a complaint near its deadline. */
    selectHasWorkNews: ({ waiting, seen }) =>
      (waiting.complaintsDue ?? 0) > 0 ||
      WORK_KINDS.some((kind) => !isInformational(kind) && (waiting[kind] ?? 0) > (seen[kind] ?? 0)),
  },
});

export const { workSeen, workSeenRestored } = workSlice.actions;
export const { selectWork, selectWorkSeen, selectHasWorkNews } = workSlice.selectors;
