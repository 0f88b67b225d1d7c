import { useCallback } from 'react';
import { fetchPlace } from '../../features/delivery/delivery.slice.ts';
import type { FindPlace } from '../../features/orders/use-pincode-place.ts';
import { useAppDispatch } from '../../lib/hooks.ts';

export function useFindPlace(): FindPlace {
  const dispatch = useAppDispatch();
  return useCallback(
    async (pincode) => {
      const outcome = await dispatch(fetchPlace(pincode));
      if (fetchPlace.fulfilled.match(outcome)) return outcome.payload;
      return outcome.payload?.status === 404 ? null : undefined;
    },
    [dispatch],
  );
}
