import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createKeyedMutex } from './keyed-mutex.ts';

describe('createKeyedMutex', () => {
  it('runs tasks that share a key one after another, in order of arrival', async () => {
    const withLock = createKeyedMutex();
    const seen: string[] = [];
    const task = (name: string, ms: number) => async () => {
      seen.push(`${name} begins`);
      await wait(ms);
      seen.push(`${name} ends`);
    };
    await Promise.all([
      withLock(['shirt', 'jeans'], task('a', 20)),
      withLock(['jeans'], task('b', 1)),
      withLock(['shirt'], task('c', 5)),
    ]);
    expect(seen.slice(0, 2)).toEqual(['a begins', 'a ends']);
    expect(seen).toHaveLength(6);
  });

  it('runs tasks without a common key at once', async () => {
    const withLock = createKeyedMutex();
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = withLock(['shirt'], () => opened);
    expect(await withLock(['jeans'], async () => 'done')).toBe('done');
    open();
    await first;
  });

  it('runs the next task after one that failed', async () => {
    const withLock = createKeyedMutex();
    const failing = withLock(['shirt'], async () => {
      throw new Error('away');
    });
    const next = withLock(['shirt'], async () => 'done');
    await expect(failing).rejects.toThrow('away');
    expect(await next).toBe('done');
  });

  const forever = () => new Promise<never>(() => {});

  it('lets each task that hangs block the next one only for the hold time', async () => {
    const withLock = createKeyedMutex({ holdMs: 20 });
    void withLock(['shirt'], forever);
    const begun: number[] = [];
    const before = performance.now();
    const hang = () => {
      begun.push(performance.now() - before);
      return forever();
    };
    void withLock(['shirt'], hang);
    void withLock(['shirt'], hang);
    expect(await withLock(['shirt'], async () => 'done')).toBe('done');
    expect(begun).toHaveLength(2);
    expect(begun[1]! - begun[0]!).toBeGreaterThan(15);
  });

  it('rejects a task that waited too long, without running it or blocking others', async () => {
    const withLock = createKeyedMutex({ holdMs: 60, patienceMs: 20 });
    let done = 0;
    const task = async () => (done += 1);
    void withLock(['shirt'], forever);
    await expect(withLock(['shirt'], task)).rejects.toThrow('Many people are changing this');
    const own = withLock(['shirt'], task, { busyMessage: 'Many people are ordering this item.' });
    await expect(own).rejects.toThrow('Many people are ordering this item.');
    expect(done).toBe(0);
    await wait(60);
    expect(await withLock(['shirt'], task)).toBe(1);
  });

  it('rejects all waiting tasks at once while the database is away', async () => {
    const withLock = createKeyedMutex({ isAway: () => true });
    const waiting = Array.from({ length: 20 }, () => withLock(['shirt'], forever));
    const ends = await Promise.allSettled(waiting);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('never runs two tasks of a key at once', async () => {
    const withLock = createKeyedMutex();
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        withLock(index % 3 === 0 ? ['b', 'a'] : ['a'], async () => {
          most = Math.max(most, ++running);
          await wait(1);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
  });
});
