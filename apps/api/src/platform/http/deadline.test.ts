import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startDeadline } from './deadline.ts';

describe('a deadline', () => {
  it('passes on what comes in time, also a failure', async () => {
    const inTime = startDeadline(5000);
    expect(await inTime(Promise.resolve('done'))).toBe('done');
    await expect(inTime(Promise.reject(new Error('no stock')))).rejects.toThrow('no stock');
  });

  it('gives up what takes too long, by a 503 that says to try again [R82] [T8]', async () => {
    const hangs = new Promise<never>(() => {});
    await expect(startDeadline(20)(hangs)).rejects.toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      extra: { headers: { 'Retry-After': '2' } },
    });
  });

  it('counts one wait after the other, and nothing between them', async () => {
    const inTime = startDeadline(300);
    await wait(400);
    await inTime(wait(200));
    await expect(inTime(wait(200))).rejects.toMatchObject({ status: 503 });
    await expect(inTime(new Promise(() => {}))).rejects.toMatchObject({ status: 503 });
  });
});
