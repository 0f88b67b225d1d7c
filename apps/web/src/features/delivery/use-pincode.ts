import { useSelector } from 'react-redux';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { fetchPlace, placeCleared, type Place, selectDelivery } from './delivery.slice.ts';

type PincodeUse = {
  /** Remembered place; `null` before hydration and when there is none. */
  place: Place | null;
  isKnown: boolean;
  isChecking: boolean;
  /** Looks up a pincode and remembers its place. Resolves to the failure, if any. */
  check: (pincode: string) => Promise<ApiFailure | undefined>;
  forget: () => void;
};

export function usePincode(): PincodeUse {
  const { place, isKnown, status } = useSelector(selectDelivery);
  const dispatch = useAppDispatch();
  return {
    place,
    isKnown,
    isChecking: status === 'loading',
    check: async (pincode) => failureOf(await dispatch(fetchPlace(pincode))),
    forget: () => dispatch(placeCleared()),
  };
}
