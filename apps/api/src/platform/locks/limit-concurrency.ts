/** Limits concurrency to `many`; the rest wait in order of arrival. */
export function limitConcurrency(many: number) {
  const waiting: (() => void)[] = [];
  let begun = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (begun < many) begun += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else begun -= 1;
    }
  };
}
