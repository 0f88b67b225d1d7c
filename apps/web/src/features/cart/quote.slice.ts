import type { Quote } from '@e-store/shared/cart/endpoints';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import type { QuoteRequest } from './quote-request.ts';

type QuoteState = RequestState & {
  quote: Quote | null;
  asked: QuoteRequest | null;
  /** Totals apply to this cart only. */
  quotedFor: QuoteRequest | null;
};

const initialState = { ...idle, quote: null, asked: null, quotedFor: null } as QuoteState;

export const fetchQuote = createApiThunk('quote/fetch', 'POST /cart/quote');

/** Leaves the cart's quote unchanged. */
export const tryPromoCode = createApiThunk('quote/tryPromoCode', 'POST /cart/quote');

export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    /** A refused order carries current prices. */
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
