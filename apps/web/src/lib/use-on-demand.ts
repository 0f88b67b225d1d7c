import { useCallback, useState } from 'react';

/**
 * Loads a part of the page on demand: call `want` on hover, focus and click. A failed load is retried by the
 * next call. `load` must be a constant.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setFailed] = useState(false);
  const want = useCallback(async () => {
    try {
      setPart(await load());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [load]);
  return { part, hasFailed, want: () => void want() };
}
