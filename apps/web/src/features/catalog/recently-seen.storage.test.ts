import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { objectId } from '../../testing/object-id.ts';
import { forgetSeen, readSeen, rememberSeen, SEEN_MAX } from './recently-seen.storage.ts';

describe('what was seen', () => {
  it('is remembered once each, the last one first, and not without end', () => {
    const storage = memoryStorage();
    for (let number = 1; number <= SEEN_MAX + 3; number += 1) rememberSeen(storage, objectId(number));
    rememberSeen(storage, objectId(10));
    expect(readSeen(storage)).toHaveLength(SEEN_MAX);
    expect(readSeen(storage).slice(0, 3)).toEqual([10, SEEN_MAX + 3, SEEN_MAX + 2].map(objectId));
  });

  it.each(['nonsense', '{}', '[1, null, "x", {"a": 1}]'])('is nothing when the storage holds %s', (text) => {
    const storage = memoryStorage();
    storage.setItem('recentlySeen', text);
    expect(readSeen(storage)).toEqual([]);
  });

  it('can be forgotten', () => {
    const storage = memoryStorage();
    rememberSeen(storage, objectId(1));
    forgetSeen(storage);
    expect(readSeen(storage)).toEqual([]);
    expect(storage.getItem('recentlySeen')).toBeNull();
  });
});
