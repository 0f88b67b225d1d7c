import { useSyncExternalStore } from 'react';
import { currentTheme, listenForTheme } from '../../lib/browser-theme.ts';
import type { Theme } from '../../lib/theme.ts';

/** The theme that is seen, chosen or by the system. The server does not know the system's and says light. */
export function useTheme(): Theme {
  return useSyncExternalStore(listenForTheme, currentTheme, () => 'light');
}
