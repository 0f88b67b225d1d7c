import { useCallback, useEffect, useState } from 'react';

type LazyPart<Part> = { part?: Part; hasFailed: boolean };

/**
 * Loads code when first needed, outside the first scripts. `load` must be a constant `import()` outside the
 * component.
 */
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
  const retry = useCallback(() => setLazyPart({ hasFailed: false }), []);
  return { part, hasFailed, retry };
}
