import type { Tracing } from '@e-store/server/tracing';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { Config } from './config.ts';
import { createIsStillSo } from './is-still-so.ts';
import { createKeptPages, taggedOnly } from './kept-pages.ts';
import { nameRoute } from './measure-requests.ts';
import type { HeardAnswer, Pages } from './pages.ts';
import { sendPage } from './send-page.ts';
import { traceHeaders, visitorHeaders } from './visitor-headers.ts';

const API_TIMEOUT_MS = 10_000;

/** Renders the page of any address that no file and no API call has answered, and of a form that was posted to it. */
export function answerPage(config: Config, pages: Pages, tracing: Tracing): RequestHandler {
  const { apiUrl, internalSecret, publicUrl } = config;
  const keptPages = createKeptPages(createIsStillSo(() => traceHeaders({ internalSecret, tracing })));
  return async (req, res) => {
    const key = pages.isBuilt ? keyOf(req) : undefined;
    const kept = key && (await keptPages.find(key));
    if (kept) {
      nameRoute(res, kept.route);
      return sendPage(req, res, kept);
    }
    const request = toWebRequest(req, publicUrl);
    const { render, entry, assetsFor } = await pages.load();
    const { cookie } = req.headers;
    const heard: HeardAnswer[] = [];
    let route = '';
    const response = await render(request, {
      apiUrl,
      apiHeaders: { ...visitorHeaders(req, { internalSecret, tracing }), ...(cookie && { cookie }) },
      apiTimeoutMs: API_TIMEOUT_MS,
      entry,
      assetsFor,
      tellRoute: (pattern) => nameRoute(res, (route = pattern)),
      hear: (answer) => heard.push(answer),
    });
    const headers = Object.fromEntries(response.headers);
    const html = await response.text();
    const madeOf = isForEverybody(response) ? taggedOnly(heard) : undefined;
    if (!key || !madeOf) return void res.status(response.status).set(headers).send(html);
    const body = Buffer.from(html);
    const page = { headers, body, etag: req.app.get('etag fn')(body) as string, route, encoded: new Map() };
    keptPages.keep(key, page, madeOf);
    await sendPage(req, res, page);
  };
}

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
