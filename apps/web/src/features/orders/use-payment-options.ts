import type { PaymentOption } from '@e-store/shared/payments/payment';
import { useEffect, useState } from 'react';
import { createApiThunk } from '../../lib/thunk.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { ApiInput } from '../../lib/api-client.ts';

type Request = ApiInput<'POST /payment/options'>['body'];

const fetchPaymentOptions = createApiThunk('paymentOptions/fetch', 'POST /payment/options');

/**
 * A method that this cart cannot use gives way to the first available one. Without an answer the order itself
 * says what is wrong.
 */
export function usePaymentOptions(request: Request | undefined) {
  const dispatch = useAppDispatch();
  const [options, setOptions] = useState<PaymentOption[]>();
  const [chosen, setChosen] = useState('COD');
  const requestText = request && JSON.stringify(request);
  useEffect(() => {
    if (requestText === undefined) return undefined;
    let isWanted = true;
    const load = async () => {
      const outcome = await dispatch(fetchPaymentOptions(JSON.parse(requestText) as Request));
      if (isWanted && fetchPaymentOptions.fulfilled.match(outcome)) setOptions(outcome.payload.options);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [dispatch, requestText]);
  const available = options?.filter(({ reason }) => reason === undefined);
  const option = available?.find(({ method }) => method === chosen) ?? available?.[0];
  return { options, method: option?.method ?? chosen, fee: option?.fee ?? 0, choose: setChosen };
}
