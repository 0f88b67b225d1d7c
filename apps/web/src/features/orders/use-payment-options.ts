import type { PaymentOption } from '@e-store/shared/payments/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { createApiThunk } from '../../lib/thunk.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { ApiInput } from '../../lib/api-client.ts';
import { paymentMethodChosen, selectPaymentMethod } from './checkout-choices.slice.ts';

type Request = ApiInput<'POST /payment/options'>['body'];

const fetchPaymentOptions = createApiThunk('paymentOptions/fetch', 'POST /payment/options');

/** A method that this cart cannot use gives way to the first available one. */
export function usePaymentOptions(request: Request | undefined) {
  const dispatch = useAppDispatch();
  const [options, setOptions] = useState<PaymentOption[]>();
  const [hasFailed, setFailed] = useState(false);
  const chosen = useSelector(selectPaymentMethod);
  const requestText = request && JSON.stringify(request);
  const latest = useRef(0);
  const refresh = useCallback(async () => {
    latest.current += 1;
    const call = latest.current;
    if (requestText === undefined) return;
    const outcome = await dispatch(fetchPaymentOptions(JSON.parse(requestText) as Request));
    if (call !== latest.current) return;
    const isLoaded = fetchPaymentOptions.fulfilled.match(outcome);
    setFailed(!isLoaded);
    if (isLoaded) setOptions(outcome.payload.options);
  }, [dispatch, requestText]);
  useEffect(() => {
    const load = async () => refresh();
    void load();
  }, [refresh]);
  const available = options?.filter(({ reason }) => reason === undefined);
  const option = available?.find(({ method }) => method === chosen) ?? available?.[0];
  return {
    options,
    hasFailed,
    method: option?.method ?? chosen,
    fee: option?.fee ?? 0,
    refresh,
    choose: (method: string) => dispatch(paymentMethodChosen(method)),
  };
}
