/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createPageCache, selectTagged, type CachedPage } from './page-cache.ts';

const pageOf = (text: string): CachedPage => ({
  headers: {},
  body: Buffer.from(text),
  etag: `"${text}"`,
  route: '/',
  encoded: new Map(),
});
const LIST = { url: '/products', tag: 'a' };

function askedByHand() {
  const waiting: ((isSo: boolean) => void)[] = [];
  const areUnchanged = () => new Promise<boolean>((resolve) => waiting.push(resolve));
  return { waiting, areUnchanged };
}

describe('a kept page', () => {
  it('is used while the API would answer what it is made of, and gone for good when it does not', async () => {
    const asked: unknown[] = [];
    let isSo = true;
    const pages = createPageCache((sources) => {
      asked.push(sources);
      return Promise.resolve(isSo);
    });
    const page = pageOf('gallery');
    pages.save('/products', page, [LIST]);
    expect(await pages.find('/products', {})).toBe(page);
    isSo = false;
    expect(await pages.find('/products', {})).toBeUndefined();
    isSo = true;
    expect(await pages.find('/products', {})).toBeUndefined();
    expect(asked).toEqual([[LIST], [LIST]]);
  });

  it('is asked about once for all who come together, and anew for who comes meanwhile', async () => {
    const { waiting, areUnchanged } = askedByHand();
    const pages = createPageCache(areUnchanged);
    pages.save('/', pageOf('home'), [LIST]);
    const first = pages.find('/', {});
    await Promise.resolve();
    const meanwhile = [pages.find('/', {}), pages.find('/', {})];
    expect(waiting).toHaveLength(1);
    waiting[0]?.(true);
    expect(await first).toBeDefined();
    expect(waiting).toHaveLength(2);
    waiting[1]?.(false);
    expect(await Promise.all(meanwhile)).toEqual([undefined, undefined]);
  });

  it('that was made anew meanwhile is not thrown away with the one before', async () => {
    const { waiting, areUnchanged } = askedByHand();
    const pages = createPageCache(areUnchanged);
    pages.save('/', pageOf('before'), [LIST]);
    const before = pages.find('/', {});
    await Promise.resolve();
    const after = pageOf('after');
    pages.save('/', after, [LIST]);
    waiting[0]?.(false);
    expect(await before).toBeUndefined();
    const found = pages.find('/', {});
    await Promise.resolve();
    waiting[1]?.(true);
    expect(await found).toBe(after);
  });

  it('that was not asked for the longest goes when there are too many bytes', async () => {
    const pages = createPageCache(() => Promise.resolve(true), 10);
    pages.save('a', pageOf('aaaa'), []);
    pages.save('b', pageOf('bbbb'), []);
    await pages.find('a', {});
    pages.save('c', pageOf('cccc'), []);
    const found = await Promise.all(['a', 'b', 'c'].map((key) => pages.find(key, {})));
    expect(found.map((page) => page?.body.toString())).toEqual(['aaaa', undefined, 'cccc']);
    pages.save('large', pageOf('more than there is room for'), []);
    expect(await pages.find('large', {})).toBeUndefined();
  });
});

describe('what a page is made of', () => {
  it('is known by its tags, and not known when an answer has none', () => {
    expect(selectTagged([LIST])).toEqual([LIST]);
    expect(selectTagged([])).toEqual([]);
    expect(selectTagged([LIST, { url: '/store', tag: undefined }])).toBeUndefined();
  });
});
