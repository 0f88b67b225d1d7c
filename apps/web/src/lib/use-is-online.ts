import { useSyncExternalStore } from 'react';
import { isOnline, listenForConnection } from './browser-online.ts';

/** The server's pages are always seen online first. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listenForConnection, isOnline, () => true);
}
