import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { type CategoryList, startCategoryList } from './category-list.ts';

let shop: TestDatabase;
let list: CategoryList;
beforeAll(async () => {
  shop = await startTestDatabase();
});
beforeEach(async () => {
  await shop.database.categories.deleteMany({});
  await shop.database.categories.create([
    { _id: 'kurtas', name: 'Kurtas', words: ['kurtas'], position: 1, createdAt: new Date() },
  ]);
  list = startCategoryList(shop.database, pino({ level: 'silent' }));
  await list.all();
});
afterEach(() => list.stop());
afterAll(() => shop.stop());

const names = async () => (await list.all()).map(({ name }) => name);
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const rename = async (name: string) => {
  await shop.database.categories.updateOne({ _id: 'kurtas' }, { name });
  list.touch();
};

describe('categories that were just changed', () => {
  it('are read by whoever looks first, and waited for by all who look meanwhile', async () => {
    await rename('Angrakhas');
    expect(await Promise.all([names(), names(), names()])).toEqual([
      ['Angrakhas'],
      ['Angrakhas'],
      ['Angrakhas'],
    ]);
  });

  it('are not known until they are read', async () => {
    await rename('Angrakhas');
    const reading = list.all();
    await nextTick();
    expect(list.current()).toBeUndefined();
    await reading;
  });

  it('are read once more by who looks when they change again while they are read', async () => {
    await rename('Angrakhas');
    const first = list.all();
    await nextTick();
    await rename('Achkans');
    expect(await names()).toEqual(['Achkans']);
    await first;
    expect(await names()).toEqual(['Achkans']);
  });
});
