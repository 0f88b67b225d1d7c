import { useCallback, useState } from 'react';

/**
 * A part of a page that opens by an interaction and is loaded when it is first wanted: `want` on hover and focus, then on
 * the press. What did not arrive is tried again by the next `want`. `load` must be a constant.
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
