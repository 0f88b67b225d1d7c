/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createKeptPages, taggedOnly, type WrittenPage } from './kept-pages.ts';

const pageOf = (text: string): WrittenPage => ({
  headers: {},
  body: Buffer.from(text),
  etag: `"${text}"`,
  route: '/',
  encoded: new Map(),
});
const LIST = { url: '/products', tag: 'a' };

function askedByHand() {
  const waiting: ((isSo: boolean) => void)[] = [];
  const isStillSo = () => new Promise<boolean>((resolve) => waiting.push(resolve));
  return { waiting, isStillSo };
}

describe('a kept page', () => {
  it('is used while the API would answer what it is made of, and gone for good when it does not', async () => {
    const asked: unknown[] = [];
    let isSo = true;
    const pages = createKeptPages((madeOf) => {
      asked.push(madeOf);
      return Promise.resolve(isSo);
    });
    const page = pageOf('gallery');
    pages.keep('/products', page, [LIST]);
    expect(await pages.find('/products', {})).toBe(page);
    isSo = false;
    expect(await pages.find('/products', {})).toBeUndefined();
    isSo = true;
    expect(await pages.find('/products', {})).toBeUndefined();
    expect(asked).toEqual([[LIST], [LIST]]);
  });

  it('is asked about once for all who come together, and anew for who comes meanwhile', async () => {
    const { waiting, isStillSo } = askedByHand();
    const pages = createKeptPages(isStillSo);
    pages.keep('/', pageOf('home'), [LIST]);
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
    const { waiting, isStillSo } = askedByHand();
    const pages = createKeptPages(isStillSo);
    pages.keep('/', pageOf('before'), [LIST]);
    const before = pages.find('/', {});
    await Promise.resolve();
    const after = pageOf('after');
    pages.keep('/', after, [LIST]);
    waiting[0]?.(false);
    expect(await before).toBeUndefined();
    const found = pages.find('/', {});
    await Promise.resolve();
    waiting[1]?.(true);
    expect(await found).toBe(after);
  });

  it('that was not asked for the longest goes when there are too many bytes', async () => {
    const pages = createKeptPages(() => Promise.resolve(true), 10);
    pages.keep('a', pageOf('aaaa'), []);
    pages.keep('b', pageOf('bbbb'), []);
    await pages.find('a', {});
    pages.keep('c', pageOf('cccc'), []);
    const found = await Promise.all(['a', 'b', 'c'].map((key) => pages.find(key, {})));
    expect(found.map((page) => page?.body.toString())).toEqual(['aaaa', undefined, 'cccc']);
    pages.keep('large', pageOf('more than there is room for'), []);
    expect(await pages.find('large', {})).toBeUndefined();
  });
});

describe('what a page is made of', () => {
  it('is known by its tags, and not known when an answer has none', () => {
    expect(taggedOnly([LIST])).toEqual([LIST]);
    expect(taggedOnly([])).toEqual([]);
    expect(taggedOnly([LIST, { url: '/store', tag: undefined }])).toBeUndefined();
  });
});
