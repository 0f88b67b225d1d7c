import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import pino from 'pino';
import { scheduleDatabase } from '../../testing/schedule-database.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { type CategoryList, startCategoryList } from './category-list.ts';

let test: TestDatabase;
let order: ReturnType<typeof scheduleDatabase>;
let list: CategoryList;
beforeAll(async () => {
  test = await startTestDatabase();
  order = scheduleDatabase(test.database);
  await test.database.categories.findByIdAndUpdate(
    'jeans',
    { $set: { name: nameOf(0), words: [], position: 1, createdAt: new Date() } },
    { upsert: true },
  );
  list = startCategoryList(order.database, pino({ level: 'silent' }));
  await list.all();
});
afterAll(async () => {
  list.stop();
  await test.stop();
});

const nameOf = (number: number) => String(number).padStart(9, '0');
let names = 0;

const seen = async () => (await list.all()).find(({ key }) => key === 'jeans')?.name;

it('readers see the latest categories in every order of reads and changes [T15]', async () => {
  const Acts = fc.array(fc.constantFrom('rename', 'look'), { minLength: 2, maxLength: 7 });
  await checkInterleavings(Acts, async (scheduler, acts) => {
    let renamed = nameOf(names);
    const act = async (what: (typeof acts)[number]) => {
      await scheduler.schedule(Promise.resolve(), what);
      if (what === 'look') {
        const least = renamed;
        const found = await seen();
        if (found === undefined || found < least) throw new Error(`${found} was seen, after ${least}`);
        return;
      }
      const name = nameOf((names += 1));
      await order.database.categories.updateOne({ _id: 'jeans' }, { $max: { name } });
      list.touch();
      if (name > renamed) renamed = name;
    };
    await order.runScheduled(scheduler, () => Promise.all(acts.map(act)));
    expect(await seen()).toBe(nameOf(names));
  });
});
