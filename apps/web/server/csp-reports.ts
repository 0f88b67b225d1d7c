import express, { type ErrorRequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { loggablePath } from './loggable-path.ts';

export const CSP_REPORTS = '/csp-reports';

const LARGEST_REPORT = '10kb';
/** Anybody can send reports, so at most this many are logged a minute. */
const MOST_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

const Text = z.string().max(3000).optional().catch(undefined);
const Report = z.object({
  'csp-report': z.object({
    'document-uri': Text,
    'blocked-uri': Text,
    'effective-directive': Text,
    'violated-directive': Text,
    'source-file': Text,
    'line-number': z.int().min(0).optional().catch(undefined),
  }),
});

/** Removes query and mailed tokens from addresses; `inline` and `eval` stay. */
function placeOf(uri: string | undefined): string | undefined {
  if (uri === undefined || !URL.canParse(uri)) return uri?.slice(0, 40);
  const { protocol, origin, pathname } = new URL(uri);
  return (/^https?:$/.test(protocol) ? origin + loggablePath(pathname) : protocol).slice(0, 300);
}

/** Logs policy violations (ASVS 3.4.7), one line per report, without the sender. */
export function cspReports(logger: Logger, now: () => number = Date.now): Router {
  let minute = 0;
  let written = 0;
  const mayWrite = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      if (written > MOST_PER_MINUTE)
        logger.warn({ dropped: written - MOST_PER_MINUTE }, 'more reports of the content policy came');
      [minute, written] = [current, 0];
    }
    written += 1;
    return written <= MOST_PER_MINUTE;
  };

  const router = Router();
  const readReport = express.json({
    type: ['application/csp-report', 'application/json'],
    limit: LARGEST_REPORT,
  });
  router.post(CSP_REPORTS, readReport, (req, res) => {
    const { data } = Report.safeParse(req.body);
    if (!data) {
      res.status(400).type('text').send('This is not a report.');
      return;
    }
    const report = data['csp-report'];
    if (mayWrite())
      logger.warn(
        {
          page: placeOf(report['document-uri']),
          blocked: placeOf(report['blocked-uri']),
          directive: (report['effective-directive'] ?? report['violated-directive'])?.slice(0, 60),
          file: placeOf(report['source-file']),
          line: report['line-number'],
        },
        'the content policy kept something from a page',
      );
    res.status(204).end();
  });
  const refuse: ErrorRequestHandler = (error: { status?: number }, _req, res, _next) => {
    res
      .status(error.status === 413 ? 413 : 400)
      .type('text')
      .send('This is not a report.');
  };
  router.use(CSP_REPORTS, refuse);
  return router;
}
