import { useState } from 'react';
import { refetchStaffOrder } from './staff-order.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

type Outcome = Parameters<typeof failureOf>[0];

/** After a conflict the order is read again. */
export function useOrderChange(id: string) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function send(call: Promise<Outcome>): Promise<Outcome> {
    const outcome = await call;
    if (failureOf(outcome)?.status === 409) void dispatch(refetchStaffOrder(id));
    return outcome;
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
