import express, { Router, type RequestHandler } from 'express';

/** Forms without scripts, and one-click requests of mail programs (RFC 8058). */
export const FORM_PATHS = /^\/(newsletter|contact|alerts|redelivery)(\/|\?|$)/;
const MAX_FORM_SIZE = '20kb';

/**
 * With the text in `req.body`, but not from other sites (R37). A client without `Sec-Fetch-Site` and `Origin`
 * is no browser and sends no cookie.
 */
export function formPostRoutes(publicUrl: string): Router {
  const router = Router();
  const readForm = express.text({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_SIZE });
  const check: RequestHandler = (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const takesForm = FORM_PATHS.test(req.url);
    if (req.method !== 'POST' || !takesForm) {
      res.status(405).set('Allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD');
      res.type('text').send('Pages can only be read.');
    } else if (isCrossSite(req.get('sec-fetch-site'), req.get('origin'), publicUrl)) {
      res.status(403).type('text').send('This request came from another site, so nothing was done.');
    } else readForm(req, res, next);
  };
  router.use(check);
  return router;
}

function isCrossSite(fetchSite: string | undefined, origin: string | undefined, own: string): boolean {
  if (origin === own) return false;
  if (fetchSite !== undefined)
    return fetchSite !== 'same-origin' && (fetchSite !== 'none' || origin !== undefined);
  return origin !== undefined;
}
