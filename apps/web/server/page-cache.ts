import http from 'node:http';
import https from 'node:https';
import type { Request as ExpressRequest } from 'express';
import { LRUCache } from 'lru-cache';
import type { ObservedResponse } from './pages.ts';

export type CachedPage = {
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  route: string;
  encoded: Map<string, Promise<Buffer>>;
};

export type TaggedResponse = { url: string; tag: string };

type VisitorHeaders = Record<string, string>;

type CacheEntry = { page: CachedPage; isFresh: (visitor: VisitorHeaders) => Promise<boolean> };

/** Bytes of all bodies. */
const MAX_BYTES = 8_000_000;
/** Longer than rendering again, the fallback. */
const TIMEOUT_MS = 2_000;

/** A page is sent again only if the API confirms every response behind it unchanged (ADR 027, 042). */
export function createPageCache(isUnchanged = isUnchangedAtApi, maxBytes = MAX_BYTES) {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.body.byteLength + 2 * key.length,
  });
  return {
    find: async (key: string, visitor: VisitorHeaders): Promise<CachedPage | undefined> => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (await entry.isFresh(visitor)) return entry.page;
      if (entries.peek(key) === entry) entries.delete(key);
      return undefined;
    },
    save: (key: string, page: CachedPage, sources: readonly TaggedResponse[]): void => {
      const areUnchanged = async (visitor: VisitorHeaders) =>
        (await Promise.all(sources.map((source) => isUnchanged(source, visitor)))).every(Boolean);
      entries.set(key, { page, isFresh: coalesceCalls(areUnchanged) });
    },
  };
}

/** All inputs of a page except API responses. */
export const pageKeyOf = ({ method, originalUrl, headers: { cookie = '' } }: ExpressRequest) =>
  method === 'GET' || method === 'HEAD' ? JSON.stringify([originalUrl, cookie]) : undefined;

/**
 * API responses to revalidate; `undefined` for a page not to cache: signed-in visitor, status other than 200,
 * response without a tag.
 */
export function cacheableSources(
  { status, headers }: Response,
  observed: readonly ObservedResponse[],
): TaggedResponse[] | undefined {
  if (status !== 200 || headers.get('cache-control') === 'no-store') return undefined;
  const tagged = observed.flatMap(({ url, tag }) => (tag === undefined ? [] : [{ url, tag }]));
  return tagged.length === observed.length ? tagged : undefined;
}

/** No answer counts as changed. Not `fetch`, whose `no-cache` would bypass caches. */
const isUnchangedAtApi = ({ url, tag }: TaggedResponse, visitor: VisitorHeaders): Promise<boolean> =>
  new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = { ...visitor, 'if-none-match': tag };
    const request = get(url, { headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode === 304));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });

/**
 * Callers during a call wait for the next one, so no result is older than its request. The first caller's
 * argument is used.
 */
function coalesceCalls<Argument, Result>(
  call: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return (argument) => {
    const callNext = () => {
      next = undefined;
      return call(argument);
    };
    last = next ??= last.then(callNext, callNext);
    return next;
  };
}
