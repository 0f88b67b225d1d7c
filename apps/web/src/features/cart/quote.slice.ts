import type { Quote } from '@e-store/shared/cart/endpoints';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import type { QuoteRequest } from './quote-request.ts';

type QuoteState = RequestState & {
  quote: Quote | null;
  /** What was asked last. */
  asked: QuoteRequest | null;
  /** What `quote` is the answer to: of another cart its sums say nothing. */
  quotedFor: QuoteRequest | null;
};

const initialState = { ...idle, quote: null, asked: null, quotedFor: null } as QuoteState;

export const fetchQuote = createApiThunk('quote/fetch', (api, body: QuoteRequest) =>
  api.call('POST /cart/quote', { body }),
);

/** A quote with a code that may be none; the cart's own quote stays as it is. */
export const tryPromoCode = createApiThunk('quote/tryPromoCode', (api, body: QuoteRequest) =>
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
      request: (state, asked) => {
        state.asked = asked;
      },
      success: (state, quote) => {
        state.quote = quote;
        state.quotedFor = state.asked;
      },
    });
  },
  selectors: {
    selectQuote: (state) => state.quote,
    selectQuotedFor: (state) => state.quotedFor,
    selectQuoteError: (state) => state.error,
  },
});

export const { quoteReceived } = quoteSlice.actions;
export const { selectQuote, selectQuotedFor, selectQuoteError } = quoteSlice.selectors;
