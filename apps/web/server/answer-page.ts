import type { Tracing } from '@e-store/server/tracing';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Config } from './config.ts';
import { createFairQueue } from './fair-queue.ts';
import { isStillSo } from './is-still-so.ts';
import { createKeptPages, taggedOnly } from './kept-pages.ts';
import { nameRoute } from './measure-requests.ts';
import type { HeardAnswer, Pages } from './pages.ts';
import { sendPage } from './send-page.ts';
import { visitorHeaders } from './visitor-headers.ts';

const API_TIMEOUT_MS = 10_000;

/** Rendering takes CPU and memory, so floods of requests are rejected. */
const RENDERED_AT_ONCE = { running: 32, runningPerClient: 8, waitingPerClient: 128, waiting: 512 };

/** Renders the page of every address that no file or API call has answered, and of posted forms. */
export function answerPage(config: Config, pages: Pages, tracing: Tracing): RequestHandler {
  const { apiUrl, internalSecret, publicUrl } = config;
  const keptPages = createKeptPages(isStillSo);
  const inTurn = createFairQueue(RENDERED_AT_ONCE);
  return async (req, res) => {
    const key = pages.isBuilt ? keyOf(req) : undefined;
    const visitor = visitorHeaders(req, { internalSecret, tracing });
    const kept = key && (await keptPages.find(key, visitor));
    if (kept) {
      nameRoute(res, kept.route);
      return sendPage(req, res, kept);
    }
    await inTurn(req.ip ?? '', async () => {
      if (!res.destroyed) await answerRendered(req, res, { key, visitor });
    });
  };

  async function answerRendered(req: ExpressRequest, res: ExpressResponse, { key, visitor }: Asked) {
    const request = toWebRequest(req, publicUrl);
    const { render, entry, assetsFor } = await pages.load();
    const { cookie } = req.headers;
    const heard: HeardAnswer[] = [];
    let route = '';
    const response = await render(request, {
      apiUrl,
      apiHeaders: { ...visitor, ...(cookie && { cookie }) },
      apiTimeoutMs: API_TIMEOUT_MS,
      entry,
      assetsFor,
      tellRoute: (pattern) => nameRoute(res, (route = pattern)),
      hear: (answer) => heard.push(answer),
    });
    const headers = Object.fromEntries(response.headers);
    const html = await response.text();
    const madeOf = isForEverybody(response) ? taggedOnly(heard) : undefined;
    if (!key || !madeOf) {
      res.status(response.status).set(headers).send(html);
      return;
    }
    const body = Buffer.from(html);
    const page = { headers, body, etag: req.app.get('etag fn')(body) as string, route, encoded: new Map() };
    keptPages.keep(key, page, madeOf);
    await sendPage(req, res, page);
  }
}

type Asked = {
  key: string | undefined;
  visitor: Record<string, string>;
};

/** A cached page is found by everything it is rendered from, except API responses. */
const keyOf = ({ method, originalUrl, headers: { cookie = '' } }: ExpressRequest) =>
  method === 'GET' || method === 'HEAD' ? JSON.stringify([originalUrl, cookie]) : undefined;

/** Pages of signed-in visitors are never cached. */
const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && headers.get('cache-control') !== 'no-store';

/** An address that cannot be decoded; the routes answer with their error page. */
const UNREADABLE = '/%';

/** Keeps the address below our own origin: `//evil` stays a path. */
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
