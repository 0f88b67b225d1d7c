import { jest } from '@jest/globals';
import type { Database } from '../platform/database/database.ts';

/** Pauses after `after` reads, until `resume`. `isPaused`: a reader waits. */
export function pauseReads({ products }: Database, fields: object, after = 0) {
  let resume = () => {};
  const released = new Promise<void>((resolve) => (resume = resolve));
  let isPaused = false;
  let read = 0;
  const find = products.find.bind(products);
  const spy = jest.spyOn(products, 'find').mockImplementation((filter, projection, options) => {
    const query = find(filter, projection, options);
    if (projection !== fields) return query;
    const exec = query.exec.bind(query);
    query.exec = async () => {
      if (read >= after) await wait();
      const records = await exec();
      read += records.length;
      return records;
    };
    return query;
  });

  async function wait() {
    isPaused = true;
    await released;
    isPaused = false;
  }

  return {
    isPaused: () => isPaused,
    resume: () => {
      spy.mockRestore();
      resume();
    },
  };
}
