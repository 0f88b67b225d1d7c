import { useEffect, useLayoutEffect, useState } from 'react';
import { findEarlyTicks, replayTicks } from '../lib/browser-early-ticks.ts';
import { useAppDispatch } from '../lib/hooks.ts';
import { appStarted } from '../lib/app-events.ts';

const isServer = typeof document === 'undefined';

/**
 * Stored data must not render before `appStarted`. Replays early ticks in the same effect, before React
 * handles a click.
 */
export function HydrationNotifier({ onHydrated }: { onHydrated?: () => void }) {
  const dispatch = useAppDispatch();
  const [earlyTicks] = useState(() => (isServer ? [] : findEarlyTicks()));
  useLayoutEffect(() => {
    replayTicks(earlyTicks);
    onHydrated?.();
  }, [earlyTicks, onHydrated]);
  useEffect(() => {
    dispatch(appStarted());
  }, [dispatch]);
  return null;
}
