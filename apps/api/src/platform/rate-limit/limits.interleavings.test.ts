import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createLimits, type Limit, type Limits } from './limits.ts';
import { scheduleDatabase } from '../../testing/schedule-database.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { TEST_NOW } from '../../testing/start-test-shop.ts';

let test: TestDatabase;
let order: ReturnType<typeof scheduleDatabase>;
let limits: Limits;
beforeAll(async () => {
  test = await startTestDatabase();
  order = scheduleDatabase(test.database);
  limits = createLimits(order.database, { isOn: true, now: () => TEST_NOW });
});
afterAll(() => test.stop());

const limitOf = (name: string, max: number): Limit => ({ name, max, windowMs: 60_000 });
let rounds = 0;

it('no more are let through than each limit allows, and what was given back counts no more, however they come together [T15]', async () => {
  const Tries = fc.array(
    fc.record({ of: fc.constantFrom('both' as const, 'other' as const), isRefunded: fc.boolean() }),
    { minLength: 2, maxLength: 7 },
  );
  await checkInterleavings(
    fc.tuple(Tries, fc.nat(3), fc.nat(3)),
    async (scheduler, [tries, most, others]) => {
      const whose = `visitor ${(rounds += 1)}`;
      const [one, other] = [limitOf('one', most), limitOf('other', others)];
      const takes = {
        both: [
          [one, whose],
          [other, whose],
        ],
        other: [[other, whose]],
      } as const;
      let [inside, insideOne] = [0, 0];
      let counted = 0;
      const attempt = async ({ of, isRefunded }: (typeof tries)[number]) => {
        await scheduler.schedule(Promise.resolve(), `comes for ${of}`);
        const taken = await limits.takeAll(takes[of]).catch(() => undefined);
        if (!taken) {
          if (of === 'both') counted += 1;
          return;
        }
        counted += of === 'both' ? 1 : 0;
        inside += 1;
        if (of === 'both') insideOne += 1;
        expect(inside).toBeLessThanOrEqual(others);
        expect(insideOne).toBeLessThanOrEqual(most);
        if (!isRefunded) return;
        inside -= 1;
        if (of === 'both') insideOne -= 1;
        await limits.refundAll(taken);
        counted -= of === 'both' ? 1 : 0;
      };
      await order.runScheduled(scheduler, () => Promise.all(tries.map(attempt)));
      const quota = await limits.take({ ...one, max: 1000 }, whose);
      expect(quota?.left).toBe(1000 - counted - 1);
    },
  );
});
