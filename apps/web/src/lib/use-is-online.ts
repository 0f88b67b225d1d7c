import { useSyncExternalStore } from 'react';
import { isOnline, listenForConnection } from './browser-online.ts';

export function useIsOnline(): boolean {
  return useSyncExternalStore(listenForConnection, isOnline, () => true);
}
