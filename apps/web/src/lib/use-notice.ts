import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Returns the notice passed by the previous screen. It survives a reload in the browser only, so it renders
 * after hydration.
 */
export function useNotice(): string | undefined {
  const isHydrated = useIsHydrated();
  const state = useLocation().state as { notice?: string } | null;
  return isHydrated ? state?.notice : undefined;
}
