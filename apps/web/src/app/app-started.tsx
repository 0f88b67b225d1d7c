import { useEffect, useLayoutEffect, useState } from 'react';
import { findEarlyTicks, tickAgain } from '../lib/browser-early-ticks.ts';
import { useAppDispatch } from '../lib/hooks.ts';
import { appStarted } from './moments.ts';

const isServer = typeof document === 'undefined';

/**
 * Dispatches `appStarted` after hydration; stored data must not render before it. Replays early ticks in the
 * same effect, before React handles a click.
 */
export function AppStarted({ onHydrated }: { onHydrated?: () => void }) {
  const dispatch = useAppDispatch();
  const [earlyTicks] = useState(() => (isServer ? [] : findEarlyTicks()));
  useLayoutEffect(() => {
    tickAgain(earlyTicks);
    onHydrated?.();
  }, [earlyTicks, onHydrated]);
  useEffect(() => {
    dispatch(appStarted());
  }, [dispatch]);
  return null;
}
