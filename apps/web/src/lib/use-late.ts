import { useCallback, useEffect, useState } from 'react';

type Late<Part> = { part?: Part; hasFailed: boolean };

/**
 * Loads code when first needed, outside the first scripts. `load` must be a constant `import()` outside the
 * component.
 */
export function useLate<Part extends object>(load: () => Promise<Part>, isWanted: boolean) {
  const [{ part, hasFailed }, setLate] = useState<Late<Part>>({ hasFailed: false });
  const isMissing = isWanted && !part && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    load().then(
      (loaded) => isGone || setLate({ part: loaded, hasFailed: false }),
      () => isGone || setLate({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [load, isMissing]);
  const retry = useCallback(() => setLate({ hasFailed: false }), []);
  return { part, hasFailed, retry };
}
