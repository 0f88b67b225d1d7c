import express, { type ErrorRequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { redactPath } from './redact-path.ts';

export const CSP_REPORTS = '/csp-reports';

const MAX_REPORT_SIZE = '10kb';
/** Reports logged a minute; anybody can send them. */
const MAX_PER_MINUTE = 30;
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

/** Removes query and mailed tokens; `inline` and `eval` stay. */
function redactUri(uri: string | undefined): string | undefined {
  if (uri === undefined || !URL.canParse(uri)) return uri?.slice(0, 40);
  const { protocol, origin, pathname } = new URL(uri);
  return (/^https?:$/.test(protocol) ? origin + redactPath(pathname) : protocol).slice(0, 300);
}

/** ASVS 3.4.7. One line per report, without the sender. */
export function cspReportRoutes(logger: Logger, now: () => number = Date.now): Router {
  let minute = 0;
  let written = 0;
  const canLog = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      if (written > MAX_PER_MINUTE)
        logger.warn(
          { dropped: written - MAX_PER_MINUTE },
          'more content security policy reports were not logged',
        );
      [minute, written] = [current, 0];
    }
    written += 1;
    return written <= MAX_PER_MINUTE;
  };

  const router = Router();
  const readReport = express.json({
    type: ['application/csp-report', 'application/json'],
    limit: MAX_REPORT_SIZE,
  });
  router.post(CSP_REPORTS, readReport, (req, res) => {
    const { data } = Report.safeParse(req.body);
    if (!data) {
      res.status(400).type('text').send('This is not a report.');
      return;
    }
    const report = data['csp-report'];
    if (canLog())
      logger.warn(
        {
          page: redactUri(report['document-uri']),
          blocked: redactUri(report['blocked-uri']),
          directive: (report['effective-directive'] ?? report['violated-directive'])?.slice(0, 60),
          file: redactUri(report['source-file']),
          line: report['line-number'],
        },
        'a page violated the content security policy',
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
