/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { makeShortClassNames } from './short-class-names.ts';

describe('short class names', () => {
  it('are the same in every build, and differ by file and word', () => {
    const [first, second] = [makeShortClassNames('/shop'), makeShortClassNames('/elsewhere/shop')];
    const name = first('title', '/shop/src/hero.module.css');
    expect(name).toMatch(/^_[\w-]{4}$/);
    expect(second('title', '/elsewhere/shop/src/hero.module.css?used')).toBe(name);
    expect(first('words', '/shop/src/hero.module.css')).not.toBe(name);
    expect(first('title', '/shop/src/why.module.css')).not.toBe(name);
  });

  it('stop the build rather than to name two things alike', () => {
    const name = makeShortClassNames('/shop');
    expect(() => {
      for (let word = 0; word < 100_000; word += 1) name(String(word), '/shop/a.module.css');
    }).toThrow(/ are both _/);
  });
});
