import type { Quote } from '@e-store/shared/cart/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import type { toQuoteRequest } from './new-order-form.ts';
import { listPaymentOptions, quoteOrder } from './new-staff-order.slice.ts';

const PAUSE_MS = 250;

type Request = ReturnType<typeof toQuoteRequest>;
type Quoted = { quotedFor: string; quote: Quote; fee: number; codReason: string | undefined };

export function useOrderQuote(request: Request, pincode: string) {
  const dispatch = useAppDispatch();
  const [quoted, setQuoted] = useState<Quoted>();
  const [failure, setFailure] = useState<string>();
  const to = /^[1-8]\d{5}$/.test(pincode) ? { pincode } : {};
  const text = JSON.stringify({ ...request, ...to });
  const latest = useRef(0);
  const isEmpty = request.orderItems.length === 0;

  const load = useCallback(async () => {
    latest.current += 1;
    const call = latest.current;
    const asked = JSON.parse(text) as Request & { pincode?: string };
    const { pincode: _pincode, ...cart } = asked;
    const [quote, payment] = await Promise.all([
      dispatch(quoteOrder(cart)),
      dispatch(listPaymentOptions(asked)),
    ]);
    if (call !== latest.current) return;
    setFailure((failureOf(quote) ?? failureOf(payment))?.message);
    if (!quoteOrder.fulfilled.match(quote) || !listPaymentOptions.fulfilled.match(payment)) return;
    const cash = payment.payload.options.find(({ method }) => method === 'COD');
    setQuoted({ quotedFor: text, quote: quote.payload, fee: cash?.fee ?? 0, codReason: cash?.reason });
  }, [dispatch, text]);

  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => void load(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [load, isEmpty]);

  const shown = isEmpty ? undefined : quoted;
  return {
    quote: shown?.quote ?? null,
    fee: shown?.fee ?? 0,
    codReason: shown?.codReason,
    isCurrent: shown?.quotedFor === text,
    failure: isEmpty ? undefined : failure,
    refresh: load,
  };
}
