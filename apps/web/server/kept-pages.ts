import { askedTogether } from './asked-together.ts';
import type { HeardAnswer } from './pages.ts';

export type WrittenPage = {
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  route: string;
  encoded: Map<string, Promise<Buffer>>;
};

export type TaggedAnswer = { url: string; tag: string };

/**
 * Caches rendered pages with the API responses behind them. A page is sent again only if the API confirms
 * every response unchanged.
 */
export type KeptPages = {
  find: (key: string, visitor: VisitorHeaders) => Promise<WrittenPage | undefined>;
  keep: (key: string, page: WrittenPage, madeOf: readonly TaggedAnswer[]) => void;
};

type VisitorHeaders = Record<string, string>;

export type IsStillSo = (madeOf: readonly TaggedAnswer[], visitor: VisitorHeaders) => Promise<boolean>;

/** Total size of all bodies in bytes; the least recently used pages are evicted. */
const MAX_BYTES = 8_000_000;

type Kept = { page: WrittenPage; holds: (visitor: VisitorHeaders) => Promise<boolean> };

export function createKeptPages(isStillSo: IsStillSo, maxBytes = MAX_BYTES): KeptPages {
  const byKey = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= byKey.get(key)?.page.body.byteLength ?? 0;
    byKey.delete(key);
  }

  function put(key: string, kept: Kept): void {
    drop(key);
    byKey.set(key, kept);
    bytes += kept.page.body.byteLength;
    for (const oldest of byKey.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  return {
    find: async (key, visitor) => {
      const kept = byKey.get(key);
      if (!kept) return undefined;
      const holds = await kept.holds(visitor);
      if (byKey.get(key) === kept) {
        if (holds) put(key, kept);
        else drop(key);
      }
      return holds ? kept.page : undefined;
    },
    keep: (key, page, madeOf) =>
      put(key, { page, holds: askedTogether((visitor: VisitorHeaders) => isStillSo(madeOf, visitor)) }),
  };
}

/** Returns the tagged responses, or `undefined` if one has no tag: such a page cannot be revalidated. */
export function taggedOnly(heard: readonly HeardAnswer[]): TaggedAnswer[] | undefined {
  const tagged = heard.flatMap(({ url, tag }) => (tag === undefined ? [] : [{ url, tag }]));
  return tagged.length === heard.length ? tagged : undefined;
}
