import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { useEffect, useState } from 'react';
import { fetchLastAddress } from '../../features/orders/last-address.ts';
import { useAppDispatch } from '../../lib/hooks.ts';

/** So long the form waits for it: an offer that comes later would push down what is being read. */
const WAIT_MS = 800;

type Asked = { isReady: boolean; last?: ShippingInfo | undefined };

/** Where a parcel of this account was delivered last, asked once and only when it is wanted at first. */
export function useLastAddress(isWanted: boolean): Asked {
  const dispatch = useAppDispatch();
  const [wasWanted] = useState(isWanted);
  const [asked, setAsked] = useState<Asked>({ isReady: !isWanted });
  useEffect(() => {
    if (!wasWanted) return undefined;
    const settle = (last?: ShippingInfo) =>
      setAsked((before) => (before.isReady ? before : { isReady: true, last }));
    const timer = setTimeout(settle, WAIT_MS, undefined);
    const ask = async () => {
      const outcome = await dispatch(fetchLastAddress());
      settle(fetchLastAddress.fulfilled.match(outcome) ? (outcome.payload ?? undefined) : undefined);
    };
    void ask();
    return () => clearTimeout(timer);
  }, [dispatch, wasWanted]);
  return asked;
}
