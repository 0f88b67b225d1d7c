import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { UnavailableError } from '../../platform/errors/errors.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { createPasswordHasher, MAX_WAITING } from './password-hasher.ts';

const BEGUN = 4;

it('sign-ins in line are begun a few at a time and in their order, each once, and too many are refused, however they come and end [T15]', async () => {
  const passwords = createPasswordHasher({ cost: 4, threads: 1 });
  const Works = fc.array(fc.record({ trips: fc.nat(2), fails: fc.boolean() }), {
    minLength: 1,
    maxLength: MAX_WAITING + 16,
    size: 'max',
  });
  try {
    await checkInterleavings(Works, async (scheduler, works) => {
      const [taken, begun, refused] = [[] as number[], [] as number[], [] as number[]];
      let [underWay, working] = [0, 0];
      const come = async ({ trips, fails }: (typeof works)[number], who: number) => {
        await scheduler.schedule(Promise.resolve(), `${who} comes`);
        const isTooMany = underWay === MAX_WAITING;
        if (!isTooMany) {
          underWay += 1;
          taken.push(who);
        }
        const work = async () => {
          begun.push(who);
          working += 1;
          expect(working).toBeLessThanOrEqual(BEGUN);
          for (let trip = 0; trip < trips; trip += 1)
            await scheduler.schedule(Promise.resolve(), `${who} goes on`);
          working -= 1;
          if (fails) throw new Error('wrong');
        };
        const outcome = await passwords.enqueue(work).then(
          () => 'right',
          (error: unknown) => (error instanceof UnavailableError ? 'refused' : String(error)),
        );
        if (outcome === 'refused') refused.push(who);
        else underWay -= 1;
        expect(outcome).toBe(isTooMany ? 'refused' : fails ? 'Error: wrong' : 'right');
      };
      await scheduler.waitFor(Promise.all(works.map(come)));
      expect(begun).toEqual(taken);
      expect(begun.length + refused.length).toBe(works.length);
      let free = 0;
      let leave = () => {};
      const left = new Promise<void>((resolve) => (leave = resolve));
      const all = Array.from({ length: MAX_WAITING }, () =>
        passwords.enqueue(async () => {
          free += 1;
          await left;
        }),
      );
      await new Promise(setImmediate);
      expect(free).toBe(BEGUN);
      leave();
      await Promise.all(all);
    });
  } finally {
    await passwords.stop();
  }
});
