import { describe, expect, it } from '@jest/globals';
import { createReindexer } from './reindexer.ts';

function createTestSource() {
  let written = 0;
  let held = 0;
  let isStale = false;
  const ends: { well: () => void; badly: () => void }[] = [];
  const reindexer = createReindexer(
    () => isStale,
    async () => {
      isStale = false;
      const seen = written;
      try {
        await new Promise<void>((resolve, reject) => {
          ends.push({ well: resolve, badly: () => reject(new Error('database away')) });
        });
        held = seen;
      } catch (error) {
        isStale = true;
        throw error;
      }
    },
  );
  return {
    reindexer,
    ends,
    write: () => {
      written += 1;
      isStale = true;
    },
    look: () => reindexer.whenFresh().then(() => held),
  };
}

const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

describe('reading again what has changed', () => {
  it('reads nothing while nothing changes', async () => {
    const { look, ends, reindexer } = createTestSource();
    expect(reindexer.isFresh()).toBe(true);
    expect(await look()).toBe(0);
    expect(ends).toHaveLength(0);
  });

  it('reads once for all who come meanwhile', async () => {
    const { write, look, ends, reindexer } = createTestSource();
    write();
    const looks = [look(), look()];
    await flushPromises();
    expect(reindexer.isFresh()).toBe(false);
    looks.push(look());
    await flushPromises();
    ends[0]!.well();
    expect(await Promise.all(looks)).toEqual([1, 1, 1]);
    expect(ends).toHaveLength(1);
    expect(reindexer.isFresh()).toBe(true);
  });

  it('gives who comes after a change what was read after it, though a reading was under way', async () => {
    const { write, look, ends } = createTestSource();
    write();
    const first = look();
    await flushPromises();
    write();
    const others = [look(), look()];
    ends[0]!.well();
    expect(await first).toBe(1);
    await flushPromises();
    ends[1]!.well();
    expect(await Promise.all(others)).toEqual([2, 2]);
    expect(ends).toHaveLength(2);
  });

  it('fails for who waited when it fails, and is tried again by who comes next or came after it began', async () => {
    const { write, look, ends } = createTestSource();
    write();
    const first = look();
    await flushPromises();
    write();
    const second = look();
    ends[0]!.badly();
    await expect(first).rejects.toThrow('database away');
    await flushPromises();
    ends[1]!.well();
    expect(await second).toBe(2);
  });
});
