import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 5;

type Rate = { perSecond: number; atMost?: number };

/** Does not wait for earlier tasks; one failure rejects all. */
export function startAtRate<Result>(
  { perSecond, atMost = Infinity }: Rate,
  task: (turn: number) => Promise<Result>,
) {
  const started: Promise<Result>[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    const due = Math.min(atMost, ((performance.now() - start) / 1000) * perSecond);
    while (started.length < due) {
      const running = task(started.length);
      running.catch(() => {});
      started.push(running);
    }
  }, TICK_MS);
  return {
    stop: (): Promise<Result[]> => {
      clearInterval(timer);
      return Promise.all(started);
    },
  };
}

export async function runAtRate<Result>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  task: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  const running = startAtRate({ perSecond, atMost: perSecond * seconds }, task);
  await wait(seconds * 1000);
  return running.stop();
}
