import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { useEffect, useState } from 'react';
import { fetchLastAddress } from '../../features/orders/last-address.ts';
import { useAppDispatch } from '../../lib/hooks.ts';

/** Where a parcel of this account was delivered last, while no address is known; asked beside everything else. */
export function useLastAddress(isWanted: boolean): ShippingInfo | undefined {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<ShippingInfo>();
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (!wasWanted) return;
    const ask = async () => {
      const outcome = await dispatch(fetchLastAddress());
      if (fetchLastAddress.fulfilled.match(outcome)) setLast(outcome.payload ?? undefined);
    };
    void ask();
  }, [dispatch, wasWanted]);
  return isWanted ? last : undefined;
}
