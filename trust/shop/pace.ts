import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 5;

type Pace = { perSecond: number; atMost?: number };

/**
 * Begins something so often a second, whether or not those before have come to an end: people do not wait for each other.
 * What became of each is answered when it is told to stop and the last one is done; one that failed fails all.
 */
export function keepDoing<Outcome>(
  { perSecond, atMost = Infinity }: Pace,
  task: (turn: number) => Promise<Outcome>,
) {
  const begun: Promise<Outcome>[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    const due = Math.min(atMost, ((performance.now() - start) / 1000) * perSecond);
    while (begun.length < due) {
      const doing = task(begun.length);
      doing.catch(() => {}); // told by the wait for all of them
      begun.push(doing);
    }
  }, TICK_MS);
  return {
    stop: (): Promise<Outcome[]> => {
      clearInterval(timer);
      return Promise.all(begun);
    },
  };
}

/** The same for so many seconds. */
export async function atPace<Outcome>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  task: (turn: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const doing = keepDoing({ perSecond, atMost: perSecond * seconds }, task);
  await wait(seconds * 1000);
  return doing.stop();
}
