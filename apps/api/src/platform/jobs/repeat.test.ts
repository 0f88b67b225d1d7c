import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startTestShop } from '../../testing/start-test-shop.ts';
import { repeat, startJobs } from './start-jobs.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const onFailure = (error: unknown) => {
  throw error;
};

describe('a task that is repeated', () => {
  it('is done after each pause, and at once where that is asked for', async () => {
    let times = 0;
    const later = repeat(async () => void (times += 1), { everyMs: 60_000, onFailure });
    await wait(20);
    await later.stop();
    expect(times).toBe(0);

    const atOnce = repeat(async () => void (times += 1), { everyMs: 5, isAtOnce: true, onFailure });
    expect(times).toBe(1);
    await waitUntil(async () => times >= 3);
    await atOnce.stop();
  });

  it('is done again after it failed, and says so', async () => {
    const failures: unknown[] = [];
    let times = 0;
    const task = async () => {
      times += 1;
      if (times === 1) throw new Error('The database is away.');
    };
    const worker = repeat(task, { everyMs: 5, isAtOnce: true, onFailure: (error) => failures.push(error) });
    await waitUntil(async () => times >= 2);
    await worker.stop();
    expect(failures).toEqual([new Error('The database is away.')]);
  });

  it('never runs beside itself, and is waited for when it is stopped', async () => {
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(30);
      running -= 1;
    };
    const worker = repeat(task, { everyMs: 1, isAtOnce: true, onFailure });
    await wait(70);
    await worker.stop();
    expect({ running, most }).toEqual({ running: 0, most: 1 });
  });

  it('is told of the end, and what fails because of it is no failure', async () => {
    const failures: unknown[] = [];
    const task = async (signal: AbortSignal) => {
      await wait(60_000, undefined, { signal });
    };
    const worker = repeat(task, { everyMs: 1, isAtOnce: true, onFailure: (error) => failures.push(error) });
    await worker.stop();
    expect(failures).toEqual([]);
  });
});

it('a job that the settings do not need never runs', async () => {
  const shop = await startTestShop();
  const ran: string[] = [];
  const job = (name: string, isOn?: () => boolean) => ({
    name,
    everyMs: 60_000,
    isAtOnce: true,
    ...(isOn && { isOn }),
    run: async () => ran.push(name),
  });
  const jobs = startJobs(shop, [job('off', () => false), job('on', () => true), job('always')]);
  await jobs.stop();
  await shop.stop();
  expect(ran).toEqual(['on', 'always']);
});
