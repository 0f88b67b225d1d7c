import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from './request-state.ts';
import type { CallSource, ResultOf } from './thunk.ts';
import { createAdminThunk } from './admin-thunk.ts';

/** `id`: of the record, when the call has one. */
type ReadState<Result> = RequestState & { id?: unknown; found: Result | null };

/** Data stays visible while it reloads, unless it `isCleared`. `changes` are calls that answer the updated data. */
export function createReadSlice<const Name extends string, const Source extends CallSource>(
  name: Name,
  source: Source,
  changes: readonly {
    fulfilled: { match: (action: UnknownAction) => action is PayloadAction<ResultOf<Source>> };
  }[] = [],
  { isCleared = false } = {},
) {
  const fetch = createAdminThunk(`${name}/fetch`, source);
  const initialState: ReadState<ResultOf<Source>> = { ...idle, found: null };
  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      addRequestCases(builder, fetch, {
        request: (state, arg) => {
          if (typeof arg === 'string') Object.assign(state, { id: arg });
          if (isCleared) state.found = null;
        },
        success: (state, found) => {
          Object.assign(state, { found });
        },
      });
      const [first, ...others] = changes.map(({ fulfilled }) => fulfilled);
      if (first)
        builder.addMatcher(isAnyOf(first, ...others), (state, { payload }) => {
          const id = (payload as { _id?: unknown } | null)?._id;
          if (state.id === undefined || state.id === id) Object.assign(state, { found: payload });
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
