import { INDEXED_FIELDS, toIndexed } from '@e-store/search-query/indexed-product';
import { INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pino from 'pino';
import { openDatabase } from '../../../app/open-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { findByWords } from '../../../testing/find-by-words.ts';
import { pauseReads } from '../../../testing/pause-reads.ts';
import { productRecord } from '../../../testing/product-record.ts';
import { testConfig } from '../../../testing/start-test-shop.ts';

import { startSearchThread } from './search-thread.ts';
import { startTextSearch, type TextSearch } from './text-search.ts';

let database: Database;
beforeAll(() => {
  database = openDatabase(testConfig().mongodbUri);
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.connection.close();
});

const log = pino({ level: 'silent' });

const kill = (search: TextSearch) =>
  expect(search.find({ words: [JSON.parse('{"forms":[null]}')], isExact: false })).rejects.toThrow(
    'Search failed.',
  );
const countFound = async (search: TextSearch, words: string) =>
  (await findByWords(search, words).catch(() => [])).length;

describe('the search and the database', () => {
  it('are in step as soon as they are connected', async () => {
    const fresh = openDatabase(testConfig().mongodbUri);
    const silentLog = pino({ level: 'silent' });
    const warn = jest.spyOn(silentLog, 'warn');
    const search = startTextSearch(fresh, silentLog, { all: async () => INITIAL_CATEGORIES });
    try {
      await waitUntil(search.hasBeenRead);
      expect(await findByWords(search, 'anything')).toEqual([]);
      expect(warn).not.toHaveBeenCalled();
    } finally {
      await search.stop();
      await fresh.connection.close();
    }
  });

  it('loses nothing that is written while the index is being read', async () => {
    const testRecords = Array.from({ length: 5000 }, (_, number) =>
      productRecord({ name: `Kurta ${number}` }),
    );
    await database.products.collection.insertMany(testRecords);
    const search = startTextSearch(database, log, { all: async () => INITIAL_CATEGORIES });
    try {
      const first = testRecords.slice(0, 60);
      for (const { _id } of first)
        await database.products.collection.updateOne({ _id }, { $set: { name: 'Hurried Stole' } });
      const last = productRecord({ name: 'Hurried Shawl' });
      search.put(last);
      await waitUntil(async () => (await countFound(search, 'hurried')) === first.length + 1);
      expect(await findByWords(search, 'shawl')).toEqual([String(last._id)]);
    } finally {
      await search.stop();
    }
  });

  it('know the words of what is written while they are being read', async () => {
    const { products } = database;
    const find = products.find.bind(products);
    const late = productRecord({ name: 'Ilkal Drape' });
    const reading = jest.spyOn(products, 'find').mockImplementationOnce((filter, fields, options) => {
      search.put(late);
      return find(filter, fields, options);
    });
    const search = startTextSearch(database, log, { all: async () => INITIAL_CATEGORIES });
    try {
      await waitUntil(search.hasBeenRead);
      expect(await findByWords(search, 'ilkal')).toEqual([String(late._id)]);
      expect(search.names()).toContain('ilkal');
    } finally {
      reading.mockRestore();
      await search.stop();
    }
  });

  it('begins anew when the collection is dropped, and follows it again', async () => {
    const search = startTextSearch(database, log, { all: async () => INITIAL_CATEGORIES });
    try {
      await database.products.create([productRecord({ name: 'Gone Sari' })]);
      await waitUntil(async () => (await countFound(search, 'sari')) === 1);
      await database.products.collection.drop();
      await waitUntil(async () => (await findByWords(search, 'sari')).length === 0);
      await database.products.create([productRecord({ name: 'Returned Sari' })]);
      await waitUntil(async () => (await countFound(search, 'returned')) === 1);
      expect(await findByWords(search, 'gone')).toEqual([]);
    } finally {
      await search.stop();
    }
  });
});

describe('the thread of the search', () => {
  it('that dies is filled again by itself, and the search counts as read throughout', async () => {
    await database.products.deleteMany({});
    await database.products.create([productRecord({ name: 'Lasting Shawl' })]);
    const search = startTextSearch(database, log, { all: async () => INITIAL_CATEGORIES });
    try {
      expect(search.hasBeenRead()).toBe(false);
      await waitUntil(async () => (await countFound(search, 'lasting')) === 1);
      expect(search.hasBeenRead()).toBe(true);
      await kill(search);
      expect(search.hasBeenRead()).toBe(true);
      await waitUntil(async () => (await countFound(search, 'lasting')) === 1);
    } finally {
      await search.stop();
    }
  });

  it('that dies while it is filled leaves no half of an index that passes for a whole', async () => {
    await database.products.deleteMany({});
    const testRecords = Array.from({ length: 1500 }, (_, number) =>
      productRecord({ name: `Stole ${number}` }),
    );
    await database.products.collection.insertMany(testRecords);
    const search = startTextSearch(database, log, { all: async () => INITIAL_CATEGORIES });
    const { collection } = database.products;
    try {
      await waitUntil(async () => (await countFound(search, 'stole')) === testRecords.length);
      const reading = pauseReads(database, INDEXED_FIELDS, 1000);
      await collection.rename('elsewhere');
      await database.connection.collection('elsewhere').rename(collection.name);
      await waitUntil(reading.isPaused);
      await kill(search);
      reading.resume();
      let found = 0;
      await waitUntil(async () => (found = await countFound(search, 'stole')) > 0);
      expect(found).toBe(testRecords.length);
    } finally {
      await search.stop();
    }
  });

  it('that dies tells whoever waits for it, and is replaced by one that can be filled', async () => {
    const crashes: unknown[] = [];
    const thread = startSearchThread((error) => crashes.push(error));
    try {
      await expect(thread.find([JSON.parse('[null]')], false)).rejects.toThrow('Search failed.');
      expect(crashes).toHaveLength(1);
      const record = productRecord({ name: 'Second Life' });
      thread.post({ type: 'put', product: toIndexed(record) });
      const scores = await thread.find([['second']], false);
      expect([...scores.keys()]).toEqual([String(record._id)]);
    } finally {
      await thread.stop();
    }
  });
});
