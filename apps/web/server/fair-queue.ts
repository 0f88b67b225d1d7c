export class QueueFullError extends Error {
  constructor() {
    super('Too many requests are waiting.');
    this.name = 'QueueFullError';
  }
}

type FairQueueOptions = {
  running: number;
  runningPerClient: number;
  waitingPerClient: number;
  waiting: number;
};

/**
 * Runs jobs with limited concurrency and serves waiting clients round-robin.
 * @throws QueueFullError at once when too many wait
 */
export function createFairQueue(options: FairQueueOptions) {
  const { running: maxRunning, runningPerClient, waitingPerClient, waiting: maxWaiting } = options;
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let runningCount = 0;
  let waitingCount = 0;

  const runningOf = (client: string) => running.get(client) ?? 0;
  const isFree = (client: string) => runningCount < maxRunning && runningOf(client) < runningPerClient;

  function count(client: string, change: 1 | -1): void {
    runningCount += change;
    const left = runningOf(client) + change;
    if (left > 0) running.set(client, left);
    else running.delete(client);
  }

  function startNext(): void {
    for (const [client, jobs] of waiting) {
      if (!isFree(client)) continue;
      const start = jobs.shift();
      waiting.delete(client);
      if (jobs.length > 0) waiting.set(client, jobs);
      waitingCount -= 1;
      count(client, 1);
      return start?.();
    }
  }

  async function takeTurn(client: string): Promise<void> {
    if (isFree(client)) return count(client, 1);
    const jobs = waiting.get(client) ?? [];
    if (jobs.length >= waitingPerClient || waitingCount >= maxWaiting) throw new QueueFullError();
    waitingCount += 1;
    waiting.set(client, jobs);
    await new Promise<void>((start) => void jobs.push(start));
  }

  return async <T>(client: string, job: () => Promise<T>): Promise<T> => {
    await takeTurn(client);
    try {
      return await job();
    } finally {
      count(client, -1);
      startNext();
    }
  };
}
