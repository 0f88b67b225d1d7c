import type { Tracing } from '@e-store/server/tracing';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from './config.ts';
import { createFairQueue } from './fair-queue.ts';
import { cacheableSources, createPageCache, pageKeyOf, type CachedPage } from './page-cache.ts';
import { setRoutePattern } from './measure-requests.ts';
import type { ObservedResponse, Pages } from './pages.ts';
import { visitorHeaders } from './visitor-headers.ts';

const API_TIMEOUT_MS = 10_000;

const RENDER_LIMITS = { running: 32, runningPerClient: 8, waitingPerClient: 128, waiting: 512 };

/** Renders all addresses that no file or API call answers, and posted forms. */
export function answerPage(config: Config, pages: Pages, tracing: Tracing): RequestHandler {
  const { apiUrl, internalSecret, publicUrl } = config;
  const pageCache = createPageCache();
  const renderQueue = createFairQueue(RENDER_LIMITS);
  return async (req, res) => {
    const key = pages.isBuilt ? pageKeyOf(req) : undefined;
    const visitor = visitorHeaders(req, { internalSecret, tracing });
    const cachedPage = key && (await pageCache.find(key, visitor));
    if (cachedPage) {
      setRoutePattern(res, cachedPage.route);
      return sendPage(req, res, cachedPage);
    }
    await renderQueue(req.ip ?? '', async () => {
      if (!res.destroyed) await sendRendered(req, res, { key, visitor });
    });
  };

  async function sendRendered(req: ExpressRequest, res: ExpressResponse, { key, visitor }: PageRequest) {
    const request = toWebRequest(req, publicUrl);
    const { render, entry, assetsFor } = await pages.load();
    const { cookie } = req.headers;
    const observed: ObservedResponse[] = [];
    let route = '';
    const response = await render(request, {
      apiUrl,
      apiHeaders: { ...visitor, ...(cookie && { cookie }) },
      apiTimeoutMs: API_TIMEOUT_MS,
      entry,
      assetsFor,
      onRouteMatched: (pattern) => setRoutePattern(res, (route = pattern)),
      onResponse: (answer) => observed.push(answer),
    });
    const headers = Object.fromEntries(response.headers);
    const html = await response.text();
    const sources = cacheableSources(response, observed);
    if (!key || !sources) {
      res.status(response.status).set(headers).send(html);
      return;
    }
    const body = Buffer.from(html);
    const page = { headers, body, etag: req.app.get('etag fn')(body) as string, route, encoded: new Map() };
    pageCache.save(key, page, sources);
    await sendPage(req, res, page);
  }
}

type PageRequest = {
  key: string | undefined;
  visitor: Record<string, string>;
};

/** An undecodable address; the routes answer it with their error page. */
const UNREADABLE = '/%';

/** `//evil` stays a path below our own origin. */
function toWebRequest(req: ExpressRequest, origin: string): Request {
  const address = origin + req.originalUrl;
  const isAddress = req.originalUrl.startsWith('/') && URL.canParse(address);
  const { cookie } = req.headers;
  const type = req.get('content-type');
  return new Request(isAddress ? address : origin + UNREADABLE, {
    headers: { ...(cookie && { cookie }), ...(type && { 'content-type': type }) },
    ...(req.method === 'POST' && { method: 'POST', body: typeof req.body === 'string' ? req.body : '' }),
  });
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** In order of preference; low levels, because the first visitor waits. */
const ENCODINGS: [name: string, encode: (body: Buffer) => Promise<Buffer>][] = [
  ['br', (body) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', (body) => compressGzip(body)],
];

/** Compresses a page once per encoding. Express compares the ETag. */
async function sendPage(req: ExpressRequest, res: ExpressResponse, page: CachedPage): Promise<void> {
  res.set({ ...page.headers, ETag: page.etag });
  const [name, encode] = ENCODINGS.find(([encoding]) => req.acceptsEncodings(encoding)) ?? [];
  if (!name || !encode) return void res.send(page.body);
  const encoded = page.encoded.get(name) ?? encode(page.body);
  page.encoded.set(name, encoded);
  const body = await encoded;
  res.set('Content-Encoding', name).send(body);
}
