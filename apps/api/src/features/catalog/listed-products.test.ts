import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { productRecord } from '../../testing/product-record.ts';
import { CatalogVersion } from './catalog-version.ts';
import { createListedProducts } from './listed-products.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const [A, B] = [idOf(1), idOf(2)];

function startList(count = 3) {
  const names = new Map(Array.from({ length: count }, (_, index) => [idOf(index + 1), `Tee ${index + 1}`]));
  const version = new CatalogVersion();
  const reads: string[][] = [];
  let isLive = true;
  let duringRead: () => unknown = () => {};
  const find = ({ _id: { $in } }: { _id: { $in: Types.ObjectId[] } }) => ({
    lean: async () => {
      const ids = $in.map(String);
      reads.push(ids);
      const records = ids.flatMap((id) => {
        const name = names.get(id);
        return name ? [productRecord({ name, _id: new Types.ObjectId(id) })] : [];
      });
      await duringRead();
      return records;
    },
  });
  const listedProducts = createListedProducts({ products: { find } } as unknown as Database, {
    version: async () => (isLive ? version.current : undefined),
    isCurrent: (known, ids) => version.isCurrent(known, ids),
  });
  return {
    names,
    version,
    reads,
    setLive: (live: boolean) => (isLive = live),
    onceDuringRead: (work: () => unknown) =>
      (duringRead = () => {
        duringRead = () => {};
        return work();
      }),
    namesOf: async (...ids: string[]) => (await listedProducts(ids)).map(({ name }) => name),
  };
}

describe('listed products', () => {
  it('are read once and returned in the order of their ids', async () => {
    const { namesOf, reads } = startList();
    expect(await namesOf(B, A)).toEqual(['Tee 2', 'Tee 1']);
    expect(await namesOf(A, idOf(3), B)).toEqual(['Tee 1', 'Tee 3', 'Tee 2']);
    expect(reads).toEqual([[B, A], [idOf(3)]]);
  });

  it('are read again after a change, and omitted when they are gone', async () => {
    const { namesOf, reads, names, version } = startList();
    await namesOf(A, B);
    names.set(A, 'Polo');
    version.productChanged(A);
    expect(await namesOf(A, B)).toEqual(['Polo', 'Tee 2']);
    names.delete(B);
    version.productChanged(B);
    expect(await namesOf(A, B)).toEqual(['Polo']);
    expect(reads).toEqual([[A, B], [A], [B]]);
  });

  it.each([
    ['it changed', (version: CatalogVersion) => version.productChanged(A)],
    ['lists changed', (version: CatalogVersion) => version.listsChanged()],
  ])('are not taken from a read during which %s', async (_, change) => {
    const { namesOf, names, version, onceDuringRead } = startList();
    onceDuringRead(() => {
      names.set(A, 'Polo');
      change(version);
      return namesOf(idOf(3));
    });
    expect(await namesOf(A, B)).toEqual(['Tee 1', 'Tee 2']);
    expect(await namesOf(A, B)).toEqual(['Polo', 'Tee 2']);
  });

  it('are always read without a live stream', async () => {
    const { namesOf, reads, setLive } = startList();
    setLive(false);
    await namesOf(A);
    await namesOf(A);
    setLive(true);
    await namesOf(A);
    await namesOf(A);
    expect(reads).toEqual([[A], [A], [A]]);
  });

  it('are at most 2,000 in memory: those that were not used longest go', async () => {
    const { namesOf, reads } = startList(2_001);
    for (let number = 1; number <= 2_001; number += 1) await namesOf(idOf(number));
    await namesOf(idOf(2), idOf(2_001));
    expect(reads).toHaveLength(2_001);
    await namesOf(A);
    expect(reads).toHaveLength(2_002);
  });
});
