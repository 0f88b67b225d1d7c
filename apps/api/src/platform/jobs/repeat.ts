import { setTimeout as wait } from 'node:timers/promises';
import { inSpan, NO_TRACING, type Tracing } from '@e-store/server/tracing';

export type Repeated = {
  everyMs: number;
  isAtOnce?: boolean;
  traced?: { tracing: Tracing; name: string };
  /** Failed runs repeat after the pause. Failures due to stopping are not reported. */
  onFailure: (error: unknown) => void;
};

export type Stoppable = { stop: () => Promise<void> };

const NO_TRACE = { tracing: NO_TRACING, name: '' };

/** Repeats a task; pauses do not delay process exit. */
export function repeat(
  task: (signal: AbortSignal) => Promise<void>,
  { everyMs, isAtOnce = false, traced = NO_TRACE, onFailure }: Repeated,
): Stoppable {
  const { tracing, name } = traced;
  const end = new AbortController();
  const { signal } = end;
  const pause = () => wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
  const work = async () => {
    if (!isAtOnce) await pause();
    while (!signal.aborted) {
      try {
        await inSpan(tracing, `job ${name}`, {}, () => task(signal));
      } catch (error) {
        if (!signal.aborted) onFailure(error);
      }
      await pause();
    }
  };
  const done = work();
  return {
    stop: async () => {
      end.abort();
      await done;
    },
  };
}
