import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { fetchPlace, selectPlace } from '../../../features/delivery/delivery.slice.ts';
import type { FindPlace } from '../../../features/orders/use-pincode-place.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

/** Looks a pincode up; the remembered place needs no request. */
export function useFindPlace(): FindPlace {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectPlace>[0]>();
  return useCallback(
    async (pincode) => {
      const place = selectPlace(store.getState());
      if (place?.pincode === pincode) return place;
      const outcome = await dispatch(fetchPlace(pincode));
      if (fetchPlace.fulfilled.match(outcome)) return outcome.payload;
      return outcome.payload?.status === 404 ? null : undefined;
    },
    [dispatch, store],
  );
}
