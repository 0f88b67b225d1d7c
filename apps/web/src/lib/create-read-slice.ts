import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from './api-client.ts';
import { addRequestCases, idle, type RequestState } from './request-state.ts';
import type { ApiThunk } from './thunk.ts';
import { createAdminThunk } from './admin-thunk.ts';

type ReadState<Result> = RequestState & { found: Result | null };

/** Data stays visible while it reloads. `changes` are calls that answer the updated data. */
export function createReadSlice<const Name extends string, Result, Arg = void>(
  name: Name,
  call: (api: ApiClient, arg: Arg) => Promise<Result>,
  // Arguments do not matter, only the answers.
  changes: readonly {
    fulfilled: { match: (action: UnknownAction) => action is PayloadAction<Result> };
  }[] = [],
) {
  const fetch: ApiThunk<Result, Arg> = createAdminThunk<Result, Arg>(`${name}/fetch`, call);
  const initialState: ReadState<Result> = { ...idle, found: null };
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
