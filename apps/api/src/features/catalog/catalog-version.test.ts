import { describe, expect, it } from '@jest/globals';
import { CatalogVersion } from './catalog-version.ts';

describe('the catalogue version', () => {
  it('outdates answers that show a changed product', () => {
    const version = new CatalogVersion();
    const before = version.current;
    version.productChanged('1');
    expect([version.isCurrent(before, ['1', '2']), version.isCurrent(before, ['2'])]).toEqual([false, true]);
    expect(version.isCurrent(version.current, ['1'])).toBe(true);
  });

  it('outdates every answer when lists change', () => {
    const version = new CatalogVersion();
    const before = version.current;
    version.listsChanged();
    expect([version.isCurrent(before, []), version.isCurrent(version.current, ['1'])]).toEqual([false, true]);
  });

  it('outdates every answer rather than remember more products than its limit', () => {
    const version = new CatalogVersion();
    const before = version.current;
    for (let number = 0; number < 10_000; number += 1) version.productChanged(String(number));
    expect(version.isCurrent(before, ['other'])).toBe(true);
    version.productChanged('one more');
    expect(version.isCurrent(before, ['other'])).toBe(false);
  });
});
