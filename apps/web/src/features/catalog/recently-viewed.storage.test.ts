import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { objectId } from '../../testing/object-id.ts';
import {
  clearRecentlyViewed,
  readRecentlyViewed,
  addRecentlyViewed,
  MAX_STORED_PRODUCTS,
} from './recently-viewed.storage.ts';

describe('what was seen', () => {
  it('is remembered once each, the last one first, and not without end', () => {
    const storage = memoryStorage();
    for (let number = 1; number <= MAX_STORED_PRODUCTS + 3; number += 1)
      addRecentlyViewed(storage, objectId(number));
    addRecentlyViewed(storage, objectId(10));
    expect(readRecentlyViewed(storage)).toHaveLength(MAX_STORED_PRODUCTS);
    expect(readRecentlyViewed(storage).slice(0, 3)).toEqual(
      [10, MAX_STORED_PRODUCTS + 3, MAX_STORED_PRODUCTS + 2].map(objectId),
    );
  });

  it.each(['nonsense', '{}', '[1, null, "x", {"a": 1}]'])('is nothing when the storage holds %s', (text) => {
    const storage = memoryStorage();
    storage.setItem('recentlySeen', text);
    expect(readRecentlyViewed(storage)).toEqual([]);
  });

  it('can be forgotten', () => {
    const storage = memoryStorage();
    addRecentlyViewed(storage, objectId(1));
    clearRecentlyViewed(storage);
    expect(readRecentlyViewed(storage)).toEqual([]);
    expect(storage.getItem('recentlySeen')).toBeNull();
  });
});
