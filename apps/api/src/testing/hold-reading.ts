import { jest } from '@jest/globals';
import type { Database } from '../database.ts';

/**
 * Holds up whoever reads these fields of all products, once `after` of them came, until it is told to go on. `isHeld`
 * says whether somebody waits.
 */
export function holdReading({ products }: Database, fields: object, after = 0) {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => (goOn = resolve));
  let isHeld = false;
  const find = products.find.bind(products);
  const spy = jest.spyOn(products, 'find').mockImplementation((filter, projection, options) => {
    const query = find(filter, projection, options);
    if (projection !== fields) return query;
    const open = query.cursor.bind(query);
    return Object.assign(query, { cursor: (asked?: typeof options) => held(open(asked ?? {})) });
  });

  async function* held(records: AsyncIterable<unknown>) {
    let read = 0;
    const wait = async () => {
      isHeld = true;
      await told;
      isHeld = false;
    };
    if (after === 0) await wait();
    for await (const record of records) {
      yield record;
      if ((read += 1) === after) await wait();
    }
  }

  return {
    isHeld: () => isHeld,
    goOn: () => {
      spy.mockRestore();
      goOn();
    },
  };
}
