import { useEffect } from 'react';
import { useAppDispatch } from '../lib/hooks.ts';
import { appStarted } from './moments.ts';

/** Says when hydration is done: before it, what the browser has stored must not be rendered. */
export function AppStarted() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(appStarted());
  }, [dispatch]);
  return null;
}
