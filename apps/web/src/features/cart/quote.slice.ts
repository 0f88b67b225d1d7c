import type { Quote } from '@e-store/shared/cart/endpoints';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiInput } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type QuoteState = RequestState & { quote: Quote | null };

const initialState = { ...idle, quote: null } as QuoteState;

export const fetchQuote = createApiThunk('quote/fetch', (api, body: ApiInput<'POST /cart/quote'>['body']) =>
  api.call('POST /cart/quote', { body }),
);

export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    /** A refused order brings the prices of now along. */
    quoteReceived: (state, { payload }: PayloadAction<Quote>) => {
      state.quote = payload;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchQuote, {
      success: (state, quote) => {
        state.quote = quote;
      },
    });
  },
  selectors: {
    selectQuote: (state) => state.quote,
    selectQuoteLoading: (state) => state.status === 'loading',
    selectQuoteError: (state) => state.error,
  },
});

export const { quoteReceived } = quoteSlice.actions;
export const { selectQuote, selectQuoteLoading, selectQuoteError } = quoteSlice.selectors;
