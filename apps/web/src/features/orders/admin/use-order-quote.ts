import type { Quote } from '@e-store/shared/cart/endpoints';
import { isPincode } from '@e-store/shared/pincode';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import type { StaffCart } from './new-order-form.ts';
import { quoteStaffOrder } from './new-staff-order.slice.ts';

const PAUSE_MS = 250;

type Quoted = { quotedFor: string; quote: Quote; fee: number; codReason: string | undefined };

export function useOrderQuote(id: string, request: StaffCart, pincode: string) {
  const dispatch = useAppDispatch();
  const [quoted, setQuoted] = useState<Quoted>();
  const [failure, setFailure] = useState<string>();
  const to = isPincode(pincode) ? { pincode } : {};
  const text = JSON.stringify({ ...request, ...to });
  const latest = useRef(0);
  const isEmpty = request.orderItems.length === 0;

  const load = useCallback(async () => {
    latest.current += 1;
    const call = latest.current;
    const cart = JSON.parse(text) as StaffCart;
    const outcome = await dispatch(quoteStaffOrder({ id, ...cart }));
    if (call !== latest.current) return;
    setFailure(failureOf(outcome)?.message);
    if (!quoteStaffOrder.fulfilled.match(outcome)) return;
    const { quote, cashOnDelivery } = outcome.payload;
    setQuoted({ quotedFor: text, quote, fee: cashOnDelivery.fee, codReason: cashOnDelivery.reason });
  }, [dispatch, id, text]);

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
