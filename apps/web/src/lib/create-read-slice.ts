import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from './request-state.ts';
import type { CallSource, ResultOf } from './thunk.ts';
import { createAdminThunk } from './admin-thunk.ts';

type ReadState<Result> = RequestState & { found: Result | null };

/** Data stays visible while it reloads. `changes` are calls that answer the updated data. */
export function createReadSlice<const Name extends string, const Source extends CallSource>(
  name: Name,
  source: Source,
  // Arguments do not matter, only the answers.
  changes: readonly {
    fulfilled: { match: (action: UnknownAction) => action is PayloadAction<ResultOf<Source>> };
  }[] = [],
) {
  const fetch = createAdminThunk(`${name}/fetch`, source);
  const initialState: ReadState<ResultOf<Source>> = { ...idle, found: null };
  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      addRequestCases(builder, fetch, {
        success: (state, found) => {
          Object.assign(state, { found });
        },
      });
      const [first, ...others] = changes.map(({ fulfilled }) => fulfilled);
      if (first)
        builder.addMatcher(isAnyOf(first, ...others), (state, { payload }) => {
          Object.assign(state, { found: payload });
        });
    },
    selectors: {
      select: (state) => state.found,
      selectError: (state) => state.error,
      selectLoading: (state) => state.status === 'loading',
    },
  });
  return { fetch, reducer: slice.reducer, ...slice.selectors };
}
