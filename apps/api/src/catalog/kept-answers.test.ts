import { describe, expect, it } from '@jest/globals';
import { createKeptAnswers } from './kept-answers.ts';
import { keepChanges, type ShelfChange } from './shelf-changes.ts';

const change = (id: string): ShelfChange => ({ id, before: undefined, after: undefined });

function keptAnswers() {
  const changes = keepChanges();
  let isHeard = true;
  const moment = async () => (isHeard ? changes.now() : undefined);
  const answers = createKeptAnswers({ moment, changesSince: changes.since });
  return {
    answers,
    changes,
    hear: (heard: boolean) => (isHeard = heard),
    keep: async (
      address: string,
      shown: string[],
      bytes = 2,
      isChangedBy?: (one: ShelfChange) => boolean,
    ) => {
      const { keep } = await answers.find(address);
      keep?.({ body: Buffer.alloc(bytes), etag: address }, { shown, ...(isChangedBy && { isChangedBy }) });
    },
    isKept: async (address: string) => (await answers.find(address)).answer?.etag === address,
  };
}

describe('kept answers', () => {
  it('are given until a product that they show changes', async () => {
    const { keep, isKept, changes } = keptAnswers();
    await keep('/a', ['1', '2']);
    await keep('/b', ['3']);
    changes.add(change('2'));
    expect(await isKept('/a')).toBe(false);
    expect(await isKept('/b')).toBe(true);
    expect(await isKept('/c')).toBe(false);
  });

  it('are given until something else changes them', async () => {
    const { keep, isKept, changes } = keptAnswers();
    await keep('/a', ['1'], 2, ({ id }) => id === '9');
    changes.add(change('8'));
    expect(await isKept('/a')).toBe(true);
    changes.add(change('9'));
    expect(await isKept('/a')).toBe(false);
  });

  it('are given until what the shelf does not know is otherwise', async () => {
    const { answers, isKept } = keptAnswers();
    let isStillSo = true;
    const { keep } = await answers.find('/a');
    keep?.({ body: Buffer.alloc(2), etag: '/a' }, { shown: [], isStillSo: () => isStillSo });
    expect(await isKept('/a')).toBe(true);
    isStillSo = false;
    expect(await isKept('/a')).toBe(false);
  });

  it('do not outlive changes that came while they were made', async () => {
    const { keep, isKept, changes } = keptAnswers();
    const making = keep('/a', ['1']);
    changes.add(change('1'));
    await making;
    expect(await isKept('/a')).toBe(false);
  });

  it('are given up when nobody knows what changed', async () => {
    const { keep, isKept, changes } = keptAnswers();
    await keep('/a', ['1']);
    changes.lose();
    expect(await isKept('/a')).toBe(false);
    await keep('/a', ['1']);
    for (let number = 0; number < 1000; number += 1) changes.add(change('2'));
    expect(await isKept('/a')).toBe(false);
  });

  it('are neither given nor kept while changes are not heard of, and given again when none was missed', async () => {
    const { keep, isKept, hear } = keptAnswers();
    await keep('/a', ['1']);
    hear(false);
    expect(await isKept('/a')).toBe(false);
    await keep('/b', ['1']);
    hear(true);
    expect(await isKept('/a')).toBe(true);
    expect(await isKept('/b')).toBe(false);
  });

  it('are so many bytes and no more: the oldest go', async () => {
    const { keep, isKept } = keptAnswers();
    for (const address of ['/a', '/b', '/c']) await keep(address, [address], 3_000_000);
    expect([await isKept('/a'), await isKept('/b'), await isKept('/c')]).toEqual([false, true, true]);
    await keep('/huge', ['1'], 9_000_000);
    expect([await isKept('/huge'), await isKept('/c')]).toEqual([false, false]);
    await keep('/d', ['1'], 3_000_000);
    expect(await isKept('/d')).toBe(true);
  });
});
