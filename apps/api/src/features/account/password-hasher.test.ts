import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextEventLoopTick } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnavailableError } from '../../platform/errors/errors.ts';
import { testConfig } from '../../testing/start-test-shop.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createPasswordHasher, MAX_WAITING, type PasswordHasher } from './password-hasher.ts';

let passwords: PasswordHasher;
beforeAll(() => {
  passwords = createPasswordHasher({ cost: 4 });
});
afterAll(() => passwords.stop());

describe('password hasher', () => {
  it('knows a password by its hash, and no other', async () => {
    const hash = await passwords.hash('the right one');
    expect(await passwords.verify('the right one', hash)).toBe(true);
    expect(await passwords.verify('the wrong one', hash)).toBe(false);
  });

  it('salts: the same password has another hash each time', async () => {
    expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'));
  });

  it('finds nobody’s password wrong, whatever it is, at the price of a real one [R18]', async () => {
    expect(await passwords.verifyDummy('anything')).toBe(false);
    const dear = createPasswordHasher({ cost: 13, threads: 1 });
    try {
      const hash = await dear.hash('warm up');
      const cpuCostOf = async (work: () => Promise<boolean>) => {
        const begun = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(begun);
        return user + system;
      };
      const [real, nobodys] = [
        await cpuCostOf(() => dear.verify('a guess', hash)),
        await cpuCostOf(() => dear.verifyDummy('a guess')),
      ];
      expect(nobodys / real).toBeGreaterThan(0.4);
      expect(nobodys / real).toBeLessThan(2.5);
    } finally {
      await dear.stop();
    }
    const { jwtSecret, internalSecret, mongodbUri } = testConfig();
    const real = readConfig({
      JWT_SECRET: jwtSecret,
      INTERNAL_SECRET: internalSecret,
      MONGODB_URI: mongodbUri,
    });
    expect(real.passwordCost).toBeGreaterThanOrEqual(10);
  });

  it('knows which hashes cost what hashes cost now', async () => {
    expect(passwords.isCurrent(await passwords.hash('a password'))).toBe(true);
    const dearer = createPasswordHasher({ cost: 5, threads: 1 });
    expect(passwords.isCurrent(await dearer.hash('a password'))).toBe(false);
    await dearer.stop();
  });

  it('leaves the main thread free while it computes [G9] [R16] [T14]', async () => {
    const slow = createPasswordHasher({ cost: 12, threads: 1 });
    const delay = monitorEventLoopDelay({ resolution: 5 });
    try {
      await slow.hash('warm up');
      delay.enable();
      await Promise.all(['a', 'b', 'c'].map((password) => slow.hash(password)));
      delay.disable();
    } finally {
      await slow.stop();
    }
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  });

  it('tells who comes when too many wait already to come back, at once [R80] [T14]', async () => {
    const busy = createPasswordHasher({ cost: 4, threads: 1 });
    try {
      const answers = await Promise.allSettled(
        Array.from({ length: MAX_WAITING + 20 }, () => busy.hash('a password')),
      );
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThanOrEqual(20);
      for (const reason of refused) {
        expect(reason).toBeInstanceOf(UnavailableError);
        expect(reason).toMatchObject({ status: 503, extra: { headers: { 'Retry-After': '5' } } });
      }
      expect(await busy.hash('afterwards')).toMatch(/^\$2b\$04\$/);
    } finally {
      await busy.stop();
    }
  });

  it('refuses who comes when too many are under way before any of their work is begun [T14]', async () => {
    let begun = 0;
    let finish = () => {};
    const isOver = new Promise<void>((resolve) => (finish = resolve));
    const work = async () => {
      begun += 1;
      await isOver;
    };
    const underWay = Array.from({ length: MAX_WAITING }, () => passwords.enqueue(work));
    await expect(passwords.enqueue(work)).rejects.toMatchObject({
      status: 503,
      extra: { headers: { 'Retry-After': '5' } },
    });
    finish();
    await Promise.all(underWay);
    expect(begun).toBe(MAX_WAITING);
    await passwords.enqueue(work);
    await expect(passwords.enqueue(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    expect(begun).toBe(MAX_WAITING + 1);
  });

  it('begins eight at a time of those under way, in the order in which they came, also after one that fails [T14]', async () => {
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const underWay = Array.from({ length: 20 }, (_, index) =>
      passwords.enqueue(async () => {
        begun.push(index);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (index === 0) throw new Error('wrong');
      }),
    );
    const answers = Promise.allSettled(underWay);
    await nextEventLoopTick();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    ends[0]?.();
    ends[3]?.();
    await nextEventLoopTick();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (let index = 0; index < 20; index += 1) {
      ends[index]?.();
      await nextEventLoopTick();
    }
    expect((await answers).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
    const again = Array.from({ length: 8 }, () => passwords.enqueue(async () => begun.push(99)));
    await Promise.all(again);
    expect(begun).toHaveLength(28);
  });

  it('computes with less urgency than what answers everybody else [G9]', async () => {
    if (process.platform !== 'linux') return;
    await passwords.hash('warm up');
    const own = getPriority(process.pid);
    const urgencies = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
    expect(urgencies.filter((urgency) => urgency === Math.min(19, own + 3))).not.toEqual([]);
    expect(getPriority(process.pid)).toBe(own);
  });
});
