/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

const OPTIONS = { running: 2, runningPerClient: 2, waitingPerClient: 3, waiting: 5 };

const settled = () => new Promise(setImmediate);

function openQueue(options: Partial<typeof OPTIONS> = {}) {
  const run = createFairQueue({ ...OPTIONS, ...options });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    ask: (client: string, name: string) =>
      run(client, () => {
        started.push(name);
        return new Promise<void>((end) => void ends.push(end));
      }),
    endFirst: async () => {
      ends.shift()?.();
      await settled();
    },
  };
}

describe('a fair queue', () => {
  it('runs a few jobs at a time, and the waiting clients in turn', async () => {
    const { ask, started, endFirst } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
    void ask('b', 'b1');
    void ask('b', 'b2');
    await settled();
    expect(started).toEqual(['a1', 'a2']);
    for (let at = 0; at < 5; at++) await endFirst();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5']);
  });

  it('keeps room for others beside one client', async () => {
    const { ask, started, endFirst } = openQueue({ runningPerClient: 1 });
    void ask('a', 'a1');
    void ask('a', 'a2');
    void ask('b', 'b1');
    await settled();
    expect(started).toEqual(['a1', 'b1']);
    await endFirst();
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses at once what one client or all clients wait for too many of', async () => {
    const { ask } = openQueue();
    for (let at = 0; at < 5; at++) void ask('a', `a${at}`);
    await expect(ask('a', 'one too many')).rejects.toThrow(QueueFullError);
    void ask('b', 'b1');
    void ask('c', 'c1');
    await expect(ask('d', 'd1')).rejects.toThrow(QueueFullError);
  });

  it('goes on after a job that failed, and is empty in the end', async () => {
    const run = createFairQueue({ ...OPTIONS, running: 1 });
    const jobs = ['a', 'b', 'c'].map((client) => run(client, () => Promise.reject(new Error(client))));
    expect(await Promise.allSettled(jobs)).toHaveLength(3);
    expect(await run('a', () => Promise.resolve('done'))).toBe('done');
  });
});
