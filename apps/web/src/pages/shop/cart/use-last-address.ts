import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { useEffect, useState } from 'react';
import { fetchLastAddress } from '../../../features/orders/last-address.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

/** Maximum wait of the form in ms; a later offer would shift the layout. */
const WAIT_MS = 800;

type Asked = { isReady: boolean; last?: ShippingInfo | undefined };

/** Fetches the account's last delivery address once, if needed on first render. */
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
