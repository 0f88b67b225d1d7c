import express, { Router, type RequestHandler } from 'express';

/** Pages whose forms work without scripts, and take the one click of a mail program (RFC 8058). */
const TAKES_FORMS = /^\/(newsletter|contact|alerts)(\/|\?|$)/;
const LARGEST_FORM = '20kb';

/**
 * Lets forms through to the pages that take them, their text in `req.body`; everything else can only be read. Another
 * site's form is refused (R37); who sends neither `Sec-Fetch-Site` nor `Origin` is no browser, and lends us no cookie.
 */
export function formPosts(publicUrl: string): Router {
  const router = Router();
  const readForm = express.text({ type: 'application/x-www-form-urlencoded', limit: LARGEST_FORM });
  const check: RequestHandler = (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const takesForm = TAKES_FORMS.test(req.url);
    if (req.method !== 'POST' || !takesForm) {
      res.status(405).set('Allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD');
      res.type('text').send('Pages can only be read.');
    } else if (isFromElsewhere(req.get('sec-fetch-site'), req.get('origin'), publicUrl)) {
      res.status(403).type('text').send('This request came from another site, so nothing was done.');
    } else readForm(req, res, next);
  };
  router.use(check);
  return router;
}

function isFromElsewhere(fetchSite: string | undefined, origin: string | undefined, own: string): boolean {
  if (origin === own) return false;
  if (fetchSite !== undefined)
    return fetchSite !== 'same-origin' && (fetchSite !== 'none' || origin !== undefined);
  return origin !== undefined;
}
