import { useCallback, useEffect, useState } from 'react';

type LazyPart<Part> = { part?: Part; hasFailed: boolean };

/** `load` must be a constant `import()` outside the component. */
export function useLazyPart<Part extends object>(load: () => Promise<Part>, isWanted: boolean) {
  const [{ part, hasFailed }, setLazyPart] = useState<LazyPart<Part>>({ hasFailed: false });
  const isMissing = isWanted && !part && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isUnmounted = false;
    load().then(
      (loaded) => isUnmounted || setLazyPart({ part: loaded, hasFailed: false }),
      () => isUnmounted || setLazyPart({ hasFailed: true }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, isMissing]);
  const retry = useCallback(() => setLazyPart((latest) => ({ ...latest, hasFailed: false })), []);
  return { part, hasFailed, retry };
}

/** Call `want` on hover, focus and click; the next call retries a failed load. `load` must be a constant. */
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
