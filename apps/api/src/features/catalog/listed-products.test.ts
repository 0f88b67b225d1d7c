import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { productRecord } from '../../testing/product-record.ts';
import { createListedProducts } from './listed-products.ts';
import { createChangeLog, type IndexChange } from './index-changes.ts';

const change = (id: string): IndexChange => ({ id, before: undefined, after: undefined });
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const [A, B] = [idOf(1), idOf(2)];

function listedProducts(count = 3) {
  const names = new Map(Array.from({ length: count }, (_, index) => [idOf(index + 1), `Tee ${index + 1}`]));
  const changes = createChangeLog();
  const asked: string[][] = [];
  let isStreamLive = true;
  let whileReading: () => unknown = () => {};
  const find = ({ _id: { $in } }: { _id: { $in: Types.ObjectId[] } }) => ({
    lean: async () => {
      const ids = $in.map(String);
      asked.push(ids);
      const records = ids.flatMap((id) => {
        const name = names.get(id);
        return name ? [productRecord({ name, _id: new Types.ObjectId(id) })] : [];
      });
      await whileReading();
      return records;
    },
  });
  const { find: findProducts } = createListedProducts({ products: { find } } as unknown as Database, {
    version: async () => (isStreamLive ? changes.now() : undefined),
    changesSince: changes.since,
  });
  return {
    names,
    changes,
    asked,
    hear: (heard: boolean) => (isStreamLive = heard),
    onReading: (work: () => unknown) => (whileReading = work),
    namesOf: async (...ids: string[]) => (await findProducts(ids)).map(({ name }) => name),
  };
}

describe('products of lists', () => {
  it('are asked for once, in the order in which they are wanted; of others only what is missing', async () => {
    const { namesOf, asked } = listedProducts();
    expect(await namesOf(B, A)).toEqual(['Tee 2', 'Tee 1']);
    expect(await namesOf(A, idOf(3), B)).toEqual(['Tee 1', 'Tee 3', 'Tee 2']);
    expect(await namesOf(A, B)).toEqual(['Tee 1', 'Tee 2']);
    expect(asked).toEqual([[B, A], [idOf(3)]]);
  });

  it('are asked for again when they changed, and left out when they are gone', async () => {
    const { namesOf, asked, names, changes } = listedProducts();
    await namesOf(A, B);
    names.set(A, 'Polo');
    changes.add(change(A));
    expect(await namesOf(A, B)).toEqual(['Polo', 'Tee 2']);
    names.delete(B);
    changes.add(change(B));
    expect(await namesOf(A, B)).toEqual(['Polo']);
    expect(asked).toEqual([[A, B], [A], [B]]);
  });

  it('are not kept when they changed while they were read, and others were asked for meanwhile', async () => {
    const { namesOf, names, changes, onReading } = listedProducts();
    onReading(() => {
      onReading(() => {});
      names.set(A, 'Polo');
      changes.add(change(A));
      return namesOf(idOf(3));
    });
    expect(await namesOf(A, B)).toEqual(['Tee 1', 'Tee 2']);
    expect(await namesOf(A, B)).toEqual(['Polo', 'Tee 2']);
  });

  it('are asked for again when nobody knows what changed', async () => {
    const { namesOf, asked, changes } = listedProducts();
    await namesOf(A);
    changes.lose();
    await namesOf(A);
    await namesOf(A);
    expect(asked).toEqual([[A], [A]]);
  });

  it('are not kept when nobody knows what changed while they were read', async () => {
    const { namesOf, names, changes, onReading } = listedProducts();
    onReading(() => {
      onReading(() => {});
      names.set(A, 'Polo');
      changes.lose();
      return namesOf(B);
    });
    await namesOf(A);
    expect(await namesOf(A)).toEqual(['Polo']);
  });

  it('are neither taken from memory nor kept while changes are not heard of', async () => {
    const { namesOf, asked, hear } = listedProducts();
    hear(false);
    await namesOf(A);
    await namesOf(A);
    hear(true);
    await namesOf(A);
    await namesOf(A);
    expect(asked).toEqual([[A], [A], [A]]);
  });

  it('are so many and no more: the oldest go', async () => {
    const { namesOf, asked } = listedProducts(2_001);
    for (let number = 1; number <= 2_001; number += 1) await namesOf(idOf(number));
    await namesOf(idOf(2), idOf(2_001));
    expect(asked).toHaveLength(2_001);
    await namesOf(A);
    expect(asked).toHaveLength(2_002);
  });
});
