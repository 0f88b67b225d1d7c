import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/thunk.ts';

type Outcome<Result> = {
  meta: Parameters<typeof failureOf>[0]['meta'];
  payload: { results: Result[] } | ApiFailure | undefined;
};

export type SentRows = { done: number; total: number; size: number };

/** `stop` takes effect after the running call. */
export function useSentRows(size: number) {
  const [progress, setProgress] = useState<SentRows>();
  const [failure, setFailure] = useState<string>();
  const isStopped = useRef(false);
  const isSending = progress !== undefined;
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);

  /** Returns what was answered before a failure or a stop. */
  async function send<Row, Result>(
    rows: readonly Row[],
    ask: (part: Row[]) => Promise<Outcome<Result>>,
    partSize = size,
  ): Promise<{ results: Result[]; done: number }> {
    const results: Result[] = [];
    let done = 0;
    isStopped.current = false;
    setFailure(undefined);
    for (; done < rows.length && !isStopped.current; done += partSize) {
      setProgress({ done, total: rows.length, size: partSize });
      // oxlint-disable-next-line no-await-in-loop -- a part may depend on those before it
      const outcome = await ask(rows.slice(done, done + partSize));
      const refused = failureOf(outcome);
      if (refused) {
        setProgress(undefined);
        setFailure(refused.message);
        return { results, done };
      }
      results.push(...(outcome.payload as { results: Result[] }).results);
    }
    setProgress(undefined);
    return { results, done: Math.min(done, rows.length) };
  }

  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { send, stop, progress, failure, setFailure };
}
