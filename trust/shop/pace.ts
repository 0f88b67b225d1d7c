import { setTimeout as wait } from 'node:timers/promises';

/**
 * Begins something so many times a second, whether or not the ones before have come to an end: people do not wait for
 * each other. Answers what came of each.
 */
export async function atPace<Result>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  task: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  const began = performance.now();
  const tasks: Promise<Result>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the pace
    await wait(Math.max(0, began + (turn * 1000) / perSecond - performance.now()));
    const doing = task(turn);
    doing.catch(() => {}); // told by the wait for all of them
    tasks.push(doing);
  }
  return Promise.all(tasks);
}
