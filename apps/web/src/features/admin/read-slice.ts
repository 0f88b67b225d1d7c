import { type AsyncThunk, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { ApiClient } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import type { ApiThunk } from '../../lib/thunk.ts';
import { createDashThunk } from './dash-thunk.ts';

type ReadState<Result> = RequestState & { found: Result | null };

/**
 * What one call of E-DASH reads, for a screen: what was found stays while it is asked for anew. `changes` are calls that
 * answer the same as it is afterwards.
 */
export function makeReadSlice<const Name extends string, Result, Arg = void>(
  name: Name,
  call: (api: ApiClient, arg: Arg) => Promise<Result>,
  // Of whatever they are asked with; what they answer is what is read.
  changes: readonly Pick<AsyncThunk<Result, never, never>, 'fulfilled'>[] = [],
) {
  const fetch: ApiThunk<Result, Arg> = createDashThunk<Result, Arg>(`${name}/fetch`, call);
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
