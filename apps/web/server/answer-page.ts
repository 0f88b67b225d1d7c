import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { Config } from './config.ts';
import { nameRoute } from './measure-requests.ts';
import type { Pages } from './pages.ts';
import { visitorHeaders } from './visitor-headers.ts';

const API_TIMEOUT_MS = 10_000;

/** Renders the page of any address that no file and no API call has answered, and of a form that was posted to it. */
export function answerPage(config: Config, pages: Pages): RequestHandler {
  return async (req, res) => {
    const request = toWebRequest(req, config.publicUrl);
    const { render, entry, assetsFor } = await pages.load();
    const { cookie } = req.headers;
    const response = await render(request, {
      apiUrl: config.apiUrl,
      apiHeaders: { ...visitorHeaders(req, config.internalSecret), ...(cookie && { cookie }) },
      apiTimeoutMs: API_TIMEOUT_MS,
      entry,
      assetsFor,
      tellRoute: (pattern) => nameRoute(res, pattern),
    });
    res.status(response.status).set(Object.fromEntries(response.headers));
    res.send(await response.text());
  };
}

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
