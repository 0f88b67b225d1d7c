/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { cacheableSources, createPageCache, type CachedPage } from './page-cache.ts';

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
  const isUnchanged = () => new Promise<boolean>((resolve) => waiting.push(resolve));
  return { waiting, isUnchanged };
}

describe('a kept page', () => {
  it('is used while the API would answer what it is made of, and gone for good when it does not', async () => {
    const asked: unknown[] = [];
    let isSo = true;
    const pages = createPageCache((source) => {
      asked.push(source);
      return Promise.resolve(isSo);
    });
    const page = pageOf('gallery');
    pages.save('/products', page, [LIST]);
    expect(await pages.find('/products', {})).toBe(page);
    isSo = false;
    expect(await pages.find('/products', {})).toBeUndefined();
    isSo = true;
    expect(await pages.find('/products', {})).toBeUndefined();
    expect(asked).toEqual([LIST, LIST]);
  });

  it('is asked about once for all who come together, and anew for who comes meanwhile', async () => {
    const { waiting, isUnchanged } = askedByHand();
    const pages = createPageCache(isUnchanged);
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
    const { waiting, isUnchanged } = askedByHand();
    const pages = createPageCache(isUnchanged);
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
    const pages = createPageCache(() => Promise.resolve(true), 14);
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

describe('the sources of a page', () => {
  const page = (status = 200, cacheControl = 'private, no-cache') =>
    new Response('', { status, headers: { 'Cache-Control': cacheControl } });

  it('are its API responses with their tags', () => {
    expect(cacheableSources(page(), [LIST])).toEqual([LIST]);
    expect(cacheableSources(page(), [])).toEqual([]);
  });

  it('are none when a response has no tag, the page failed or somebody is signed in', () => {
    expect(cacheableSources(page(), [LIST, { url: '/store', tag: undefined }])).toBeUndefined();
    expect(cacheableSources(page(404), [LIST])).toBeUndefined();
    expect(cacheableSources(page(200, 'no-store'), [LIST])).toBeUndefined();
  });
});
