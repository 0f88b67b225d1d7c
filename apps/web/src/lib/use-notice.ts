import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/** What the screen before said on its way here. The browser keeps it over a reload, which the server knows nothing of. */
export function useNotice(): string | undefined {
  const isHydrated = useIsHydrated();
  const state = useLocation().state as { notice?: string } | null;
  return isHydrated ? state?.notice : undefined;
}
