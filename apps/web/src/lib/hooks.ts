import { useDispatch } from 'react-redux';
import type { AppDispatch } from './thunk.ts';
import { useLocation } from 'react-router-dom';
import { useSyncExternalStore, type RefObject, useEffect, useState, useCallback, useRef } from 'react';

const noSubscription = () => () => {};

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** A reload keeps it in the browser only, so it renders after hydration. */
export function useNotice(): string | undefined {
  const isHydrated = useIsHydrated();
  const state = useLocation().state as { notice?: string } | null;
  return isHydrated ? state?.notice : undefined;
}

export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsOnScreen(latest.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}

export function useTimedFlag(durationMs: number): [shown: boolean, show: () => void] {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), durationMs);
  }, [durationMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [shown, show];
}
