import { setTimeout as wait } from 'node:timers/promises';

export type Repeated = {
  /** The pause between the end of one time and the next, in milliseconds; a task never runs beside itself. */
  everyMs: number;
  /** The first time without a pause before it. */
  isAtOnce?: boolean;
  /** A task that failed is done again after the pause. What fails because of the end is not told. */
  onFailure: (error: unknown) => void;
};

/** Resolves when a task that is under way is done; it is told of the end by its signal, and no further one begins. */
export type Stoppable = { stop: () => Promise<void> };

/** Does a task again and again, for as long as the process has other things to do: the pauses hold nothing up. */
export function repeat(
  task: (signal: AbortSignal) => Promise<void>,
  { everyMs, isAtOnce = false, onFailure }: Repeated,
): Stoppable {
  const end = new AbortController();
  const { signal } = end;
  const pause = () => wait(everyMs, undefined, { signal, ref: false }).catch(() => {}); // the end cuts it short
  const work = async () => {
    if (!isAtOnce) await pause();
    while (!signal.aborted) {
      try {
        await task(signal);
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
