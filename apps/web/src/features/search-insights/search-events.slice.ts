import { createSlice } from '@reduxjs/toolkit';
import { createApiThunk } from '../../lib/thunk.ts';

/** Reports seen and opened results; shoppers never notice a failure. */
export const reportSearchEvent = createApiThunk('searchEvents/report', 'POST /search/events');

type SearchEventsState = { ids: Record<string, string> };

const initialState: SearchEventsState = { ids: {} };

/** By keyword, so that Back, filters and pages do not count again. */
export const searchEventsSlice = createSlice({
  name: 'searchEvents',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(reportSearchEvent.pending, ({ ids }, { meta: { arg } }) => {
      ids[arg.keyword] = arg.id;
    });
  },
  selectors: {
    selectSearchId: ({ ids }, keyword: string): string | undefined => ids[keyword],
  },
});

export const { selectSearchId } = searchEventsSlice.selectors;
