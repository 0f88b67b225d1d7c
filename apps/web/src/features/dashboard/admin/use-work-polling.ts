import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { fetchWork } from './work.slice.ts';

const MINUTE_MS = 60_000;

/** At most once a minute on navigation, and every two minutes while visible. */
export function useWorkPolling(): void {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const asked = useRef<{ key: string; at: number }>(undefined);
  useEffect(() => {
    const now = Date.now();
    asked.current ??= { key, at: now };
    if (asked.current.key === key || now - asked.current.at < MINUTE_MS) return;
    asked.current = { key, at: now };
    void dispatch(fetchWork());
  }, [dispatch, key]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void dispatch(fetchWork());
    }, 2 * MINUTE_MS);
    return () => clearInterval(timer);
  }, [dispatch]);
}
