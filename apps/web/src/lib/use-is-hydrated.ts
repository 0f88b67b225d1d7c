import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
