import { setTimeout as wait } from 'node:timers/promises';
import { inSpan, NO_TRACING, type Tracing } from '@e-store/server/tracing';

export type Repeated = {
  /** The pause between the end of one time and the next, in milliseconds; a task never runs beside itself. */
  everyMs: number;
  /** The first time without a pause before it. */
  isAtOnce?: boolean;
  /** Each time is a trace of its own, by this name. */
  traced?: { tracing: Tracing; name: string };
  /** A task that failed is done again after the pause. What fails because of the end is not told. */
  onFailure: (error: unknown) => void;
};

/** Resolves when a task that is under way is done; it is told of the end by its signal, and no further one begins. */
export type Stoppable = { stop: () => Promise<void> };

const UNTRACED = { tracing: NO_TRACING, name: '' };

/** Does a task again and again, for as long as the process has other things to do: the pauses hold nothing up. */
export function repeat(
  task: (signal: AbortSignal) => Promise<void>,
  { everyMs, isAtOnce = false, traced = UNTRACED, onFailure }: Repeated,
): Stoppable {
  const { tracing, name } = traced;
  const end = new AbortController();
  const { signal } = end;
  const pause = () => wait(everyMs, undefined, { signal, ref: false }).catch(() => {}); // the end cuts it short
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
