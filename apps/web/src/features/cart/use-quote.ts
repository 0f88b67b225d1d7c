import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import { useAppDispatch } from '../../lib/hooks.ts';
import { isSameRequest, toQuoteRequest, type QuoteChoices, type QuoteRequest } from './quote-request.ts';
import { fetchQuote, selectQuote, selectQuotedFor, selectQuoteError } from './quote.slice.ts';

/** Debounces repeated presses of plus. */
const PAUSE_MS = 250;

/**
 * Quotes at once and after each change. The last quote stays while the next loads; its totals count only
 * while `isCurrent`.
 */
export function useQuote(items: readonly CartItem[], choices: QuoteChoices) {
  const dispatch = useAppDispatch();
  const quote = useSelector(selectQuote);
  const error = useSelector(selectQuoteError);
  const quotedFor = useSelector(selectQuotedFor);
  const request = items.length > 0 ? toQuoteRequest(items, choices) : null;
  const requestText = JSON.stringify(request);
  const isFirst = useRef(true);

  useEffect(() => {
    const asked = JSON.parse(requestText) as QuoteRequest | null;
    if (!asked) return undefined;
    const timer = setTimeout(() => void dispatch(fetchQuote(asked)), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [dispatch, requestText]);

  return {
    quote,
    error,
    isCurrent: quote !== null && isSameRequest(quotedFor, request),
    /** Prices and stock may differ even without changes. */
    refresh: () => {
      if (request) void dispatch(fetchQuote(request));
    },
  };
}
