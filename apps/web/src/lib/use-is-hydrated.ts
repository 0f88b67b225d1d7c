import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts run: false on the server and for the first moment in a browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
