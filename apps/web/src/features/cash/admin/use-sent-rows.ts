import type { RemittanceResult, RemittanceRow } from '@e-store/shared/cash/endpoints';
import { REMITTANCE_ROWS_MAX } from '@e-store/shared/cash/remittance';
import { useRef, useState } from 'react';
import { failureOf } from '../../../lib/thunk.ts';

type Ask = (part: RemittanceRow[]) => Promise<Parameters<typeof failureOf>[0]>;

export type SentRows = { done: number; total: number };

/** `stop` takes effect after the running call. */
export function useSentRows() {
  const [progress, setProgress] = useState<SentRows>();
  const [failure, setFailure] = useState<string>();
  const isStopped = useRef(false);

  /** Returns what was answered before a failure or a stop. */
  async function send(
    rows: readonly RemittanceRow[],
    ask: Ask,
  ): Promise<{ results: RemittanceResult[]; isWhole: boolean }> {
    const results: RemittanceResult[] = [];
    isStopped.current = false;
    setFailure(undefined);
    for (let start = 0; start < rows.length && !isStopped.current; start += REMITTANCE_ROWS_MAX) {
      setProgress({ done: start, total: rows.length });
      // oxlint-disable-next-line no-await-in-loop -- later rows may pay the same order
      const outcome = await ask(rows.slice(start, start + REMITTANCE_ROWS_MAX));
      const refused = failureOf(outcome);
      if (refused) {
        setProgress(undefined);
        setFailure(refused.message);
        return { results, isWhole: false };
      }
      results.push(...(outcome.payload as { results: RemittanceResult[] }).results);
    }
    setProgress(undefined);
    return { results, isWhole: !isStopped.current };
  }

  const stop = () => {
    isStopped.current = true;
  };
  return { send, stop, progress, failure, setFailure };
}
