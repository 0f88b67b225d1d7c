import { useEffect, useLayoutEffect, useState } from 'react';
import { findEarlyTicks, tickAgain } from '../lib/browser-early-ticks.ts';
import { useAppDispatch } from '../lib/hooks.ts';
import { appStarted } from './moments.ts';

const isServer = typeof document === 'undefined';

/**
 * Says when hydration is done: before it, what the browser has stored must not be rendered. Early ticks are told in the
 * same breath, before a press that React hears can come between.
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
