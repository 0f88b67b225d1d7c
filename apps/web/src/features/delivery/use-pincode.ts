import { useSelector } from 'react-redux';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { fetchPlace, placeForgotten, type Place, selectDelivery } from './delivery.slice.ts';

type PincodeUse = {
  /** The place that this browser remembers; `null` before the page is hydrated, and until one was found. */
  place: Place | null;
  /** Whether it is known if there is one. */
  isKnown: boolean;
  isChecking: boolean;
  /** Looks a pincode up and remembers where it lies; what the server said against it, if anything. */
  check: (pincode: string) => Promise<ApiFailure | undefined>;
  forget: () => void;
};

/** Where parcels go, the same on the product page and in the checkout. */
export function usePincode(): PincodeUse {
  const { place, isKnown, status } = useSelector(selectDelivery);
  const dispatch = useAppDispatch();
  return {
    place,
    isKnown,
    isChecking: status === 'loading',
    check: async (pincode) => failureOf(await dispatch(fetchPlace(pincode))),
    forget: () => dispatch(placeForgotten()),
  };
}
