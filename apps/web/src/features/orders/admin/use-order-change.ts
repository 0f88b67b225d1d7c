import { useState } from 'react';
import { conflictFound, refetchStaffOrder } from './staff-order.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useHasLeft } from '../../../lib/use-has-left.ts';

type Outcome = Parameters<typeof failureOf>[0];

/** After a conflict the order is read again. If that removes the form or dialog, the page shows the reason. */
export function useOrderChange(id: string) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const hasLeft = useHasLeft();

  async function send(call: Promise<Outcome>): Promise<Outcome> {
    const outcome = await call;
    const refused = failureOf(outcome);
    if (refused?.status === 409) void showCurrentOrder(refused.message);
    return outcome;
  }

  async function showCurrentOrder(conflict: string): Promise<void> {
    await dispatch(refetchStaffOrder(id));
    if (hasLeft.current) dispatch(conflictFound({ id, conflict }));
  }

  /** Returns whether the call succeeded; `busy` and `failure` tell the rest. */
  async function change(name: string, call: () => Promise<Outcome>): Promise<boolean> {
    setBusy(name);
    setFailure(undefined);
    const refused = failureOf(await send(call()));
    setBusy(undefined);
    setFailure(refused?.message);
    return !refused;
  }
  return { busy, failure, send, change };
}
