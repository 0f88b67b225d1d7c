import { useSyncExternalStore } from 'react';
import { currentTheme, listenForTheme } from '../../lib/browser-theme.ts';
import type { Theme } from '../../lib/theme.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(listenForTheme, currentTheme, () => 'light');
}
