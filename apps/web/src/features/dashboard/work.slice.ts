import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { isInformation, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { createApiThunk } from '../../lib/thunk.ts';
import { summary } from './summary.slice.ts';

export type WorkCounts = Partial<WorkToDo>;

/** What waits, as far as the role may see it, and how much of that waited when the bell was last opened. */
export type WorkState = { waiting: WorkCounts; seen: WorkCounts };

const initialState: WorkState = { waiting: {}, seen: {} };

/** Asked beside what somebody does: a failure shows nothing, and nobody is asked for the password because of it. */
export const fetchWork = createApiThunk('work/fetch', (api) =>
  api.call('GET /admin/work').catch(() => undefined),
);

/** What was done since is not seen any more: as much again is new. */
const lowerOf = (seen: WorkCounts, waiting: WorkCounts): WorkCounts =>
  Object.fromEntries(
    WORK_KINDS.flatMap((kind) =>
      seen[kind] === undefined ? [] : [[kind, Math.min(seen[kind], waiting[kind] ?? seen[kind])]],
    ),
  );

export const workSlice = createSlice({
  name: 'work',
  initialState,
  reducers: {
    /** The bell is opened. */
    workSeen: (state) => {
      state.seen = state.waiting;
    },
    /** As the browser kept it. */
    workSeenRestored: (state, { payload }: PayloadAction<WorkCounts>) => {
      state.seen = lowerOf(payload, state.waiting);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(fetchWork.fulfilled, summary.fetch.fulfilled), (state, { payload }) => {
      if (!payload) return;
      state.waiting = 'work' in payload ? payload.work : payload;
      state.seen = lowerOf(state.seen, state.waiting);
    });
  },
  selectors: {
    selectWork: (state) => state.waiting,
    selectWorkSeen: (state) => state.seen,
    /** Whether more waits than when the bell was last opened, or a complaint is close to its deadline. */
    selectHasWorkNews: ({ waiting, seen }) =>
      (waiting.complaintsDue ?? 0) > 0 ||
      WORK_KINDS.some((kind) => !isInformation(kind) && (waiting[kind] ?? 0) > (seen[kind] ?? 0)),
  },
});

export const { workSeen, workSeenRestored } = workSlice.actions;
export const { selectWork, selectWorkSeen, selectHasWorkNews } = workSlice.selectors;
