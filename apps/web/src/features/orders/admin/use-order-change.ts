import { useState } from 'react';
import { fetchStaffOrder } from './staff-order.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

type Outcome = Parameters<typeof failureOf>[0];

/** Runs a change of the order and returns the error message. Reloads the order after a conflict. */
export function useOrderChange(id: string) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    change: async (name: string, outcome: () => Promise<Outcome>): Promise<boolean> => {
      setBusy(name);
      setFailure(undefined);
      const refused = failureOf(await outcome());
      setBusy(undefined);
      setFailure(refused?.message);
      if (refused?.status === 409) void dispatch(fetchStaffOrder(id));
      return !refused;
    },
  };
}
