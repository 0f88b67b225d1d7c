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

/** A page takes about 10 ms of a core and a few MB: a flood of them is refused before it takes all of both. */
const RENDERED_AT_ONCE = { running: 32, runningPerClient: 8, waitingPerClient: 128, waiting: 512 };

/** Renders the page of any address that no file and no API call has answered, and of a form that was posted to it. */
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
  /** Under which the page is kept, where it may be. */
  key: string | undefined;
  visitor: Record<string, string>;
};

/** Everything that a page is rendered from, beside the API's answers: a page that is kept is found by all of it. */
const keyOf = ({ method, originalUrl, headers: { cookie = '' } }: ExpressRequest) =>
  method === 'GET' || method === 'HEAD' ? JSON.stringify([originalUrl, cookie]) : undefined;

/** Of a visitor who is signed in nothing is stored, here as in any cache. */
const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && headers.get('cache-control') !== 'no-store';

/** A path that nobody can decode: the routes answer it as every unreadable address, in the frame of the shop. */
const UNREADABLE = '/%';

/** The address as it is written, below our own origin: `//evil` stays a path. */
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
