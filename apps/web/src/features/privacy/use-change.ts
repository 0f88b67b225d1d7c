import { useState } from 'react';
import { failureOf } from '../../lib/thunk.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { fetchPrivacy } from './privacy.slice.ts';

type Outcome = Parameters<typeof failureOf>[0];

export function useChange() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string>();
  const [successMessage, setSuccessMessage] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function change(key: string, call: () => Promise<Outcome>, words?: string): Promise<boolean> {
    setBusy(key);
    setSuccessMessage(undefined);
    setFailure(undefined);
    const outcome = await call();
    const refused = failureOf(outcome);
    if (!refused) await dispatch(fetchPrivacy());
    setBusy(undefined);
    if (refused) setFailure(refused.message);
    else setSuccessMessage(words ?? (outcome.payload as { message: string }).message);
    return !refused;
  }
  return { change, busy, successMessage, failure };
}
