import { askedTogether } from './asked-together.ts';
import type { HeardAnswer } from './pages.ts';

/** A page as it is sent. */
export type WrittenPage = {
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** The pattern of its route, for the figures. */
  route: string;
  /** Its body as callers take it, by encoding, made for the first who asks. */
  encoded: Map<string, Promise<Buffer>>;
};

/** An answer of the API by which it can be asked whether it is still the same. */
export type TaggedAnswer = { url: string; tag: string };

/**
 * Pages that are kept as they were rendered, each with what the API had answered for it. Before one is sent again the API
 * is asked the same questions: a page is used only while every answer is the one that it was made of. So it is never older
 * than what the API says at the moment.
 */
export type KeptPages = {
  /** `visitor`: the headers by which the API is asked for this visitor. */
  find: (key: string, visitor: VisitorHeaders) => Promise<WrittenPage | undefined>;
  keep: (key: string, page: WrittenPage, madeOf: readonly TaggedAnswer[]) => void;
};

type VisitorHeaders = Record<string, string>;

/** Whether the API would still answer all of this as it did. */
export type IsStillSo = (madeOf: readonly TaggedAnswer[], visitor: VisitorHeaders) => Promise<boolean>;

/** Bodies of so many bytes in all, about 180 galleries; then those go that were not asked for the longest. */
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

/** What a page is made of, when each of it has a tag; otherwise nobody could ask whether the page is still so. */
export function taggedOnly(heard: readonly HeardAnswer[]): TaggedAnswer[] | undefined {
  const tagged = heard.flatMap(({ url, tag }) => (tag === undefined ? [] : [{ url, tag }]));
  return tagged.length === heard.length ? tagged : undefined;
}
